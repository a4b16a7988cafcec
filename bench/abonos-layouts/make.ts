// `node --import tsx bench/abonos-layouts/make.ts SEED FOLDER [kind,kind]`: prints three passes, of different people, of each
// seller of bench/abonos/printed, by the same programs, and takes pictures of two passes of some sellers.
import fs from 'node:fs';
import path from 'node:path';
import type { FieldName } from '../../api/domains/abonos/reading/read-abono.ts';
import { type Lens, picture } from '../abonos/printed/camera.ts';
import { Chance } from '../abonos/chance.ts';
import { type Kind, KINDS, PICTURED } from '../abonos/printed/kinds.ts';
import { paperOf } from '../abonos/printed/papers.ts';
import { inventPass, type PassTruth } from '../abonos/printed/passes.ts';
import { type Order, print } from '../abonos/printed/producers.ts';

const PASSES = [1, 2, 3];
const PICTURED_PASSES = [1, 2];
const LENSES: readonly Lens[] = ['scan', 'poor', 'photo'];
/** What differs between two passes of a seller. */
const PERSONAL: readonly FieldName[] = [
  'nombreAsistente',
  'tipoAbonament',
  'anillo',
  'bloque',
  'fila',
  'asiento',
  'referenciaTicket',
  'codigoLocalizador',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
];

const [seed = '1', folder = 'printed', only] = process.argv.slice(2);
const home = path.resolve(folder);
fs.mkdirSync(home, { recursive: true });
const truth: Record<string, PassTruth[]> = {};

/** A seller's paper: the same chance makes the same layout, another one the person. */
function sellersPaper({ wanted }: Kind, layout: number, person: Chance) {
  const chance = new Chance(layout);
  const plan = wanted(chance);
  const change = (pass: PassTruth, own: Chance): PassTruth => {
    const changed = plan.change?.(pass, own) ?? pass;
    const other = inventPass(person, pass);
    // A kind that invents names of its own, long ones, keeps them.
    const fields = PERSONAL.filter((field) => !(plan.change && field === 'nombreAsistente'));
    return { ...changed, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
  };
  return paperOf(chance, { ...plan, change });
}

const orders: Order[] = [];
for (const [index, [name, kind]] of Object.entries(KINDS).entries()) {
  if (only && !only.split(',').includes(name)) continue;
  for (const [number, producer] of kind.producers.entries()) {
    const layout = Number(seed) * 7919 + index * 101 + number;
    for (const pass of PASSES) {
      const paper = sellersPaper(kind, layout, new Chance(layout * 13 + pass));
      const file = `${name}-${number + 1}-${producer}-pass${pass}.pdf`;
      truth[file] = paper.truth;
      const drawing = kind.drawing?.(new Chance(layout + 5)) ?? {};
      orders.push({ producer, paper, drawing, file: path.join(home, file) });
    }
  }
}
await print(orders);
for (const lens of LENSES)
  for (const kind of PICTURED) {
    const seller = Object.keys(truth).find((file) => file.startsWith(`${kind}-1-`));
    for (const pass of seller ? PICTURED_PASSES : []) {
      const file = (seller ?? '').replace(/pass\d/, `pass${pass}`);
      const chance = new Chance(Number(seed) * 31 + pass);
      await picture(path.join(home, file), path.join(home, `${lens}-${file}`), lens, chance);
      truth[`${lens}-${file}`] = truth[file] ?? [];
    }
  }
fs.writeFileSync(path.join(home, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
process.exit(0);
