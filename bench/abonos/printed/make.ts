import fs from 'node:fs';
import path from 'node:path';
import type { FieldName } from '../../../api/domains/abonos/reading/read-abono.ts';
import { Chance } from '../chance.ts';
import { type Lens, picture } from './camera.ts';
import { type Kind, KINDS, PICTURED } from './kinds.ts';
import { paperOf } from './papers.ts';
import { inventPass, type PassTruth } from './passes.ts';
import { type Order, print } from './producers.ts';

// The programs that print are Debian's packages chromium, weasyprint, wkhtmltopdf, python3-reportlab, libreoffice-writer,
// php-dompdf, php-tcpdf and ghostscript, with the fonts of `papers.ts`.

/** Which papers to make: another seed makes others. */
export interface Wish {
  seed: number;
  folder: string;
  lenses: readonly string[];
}

const LENSES: readonly Lens[] = ['scan', 'poor', 'photo'];
/** Of each kind that is pictured, the papers of this many producers. */
const PICTURED_PAPERS = 2;
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

type Truth = Record<string, PassTruth[]>;

/** Prints a paper of each kind by each of its programs, and takes pictures of some; the truth is in `truth.json`. */
export async function makePapers({ seed, folder, lenses }: Wish): Promise<void> {
  const truth: Truth = {};
  const orders: Order[] = [];
  for (const [name, kind, number, producer, layout] of sellers(seed)) {
    const chance = new Chance(layout);
    const paper = paperOf(chance, kind.wanted(chance));
    const file = `${name}-${number}-${producer}.pdf`;
    truth[file] = paper.truth;
    orders.push({ producer, paper, drawing: kind.drawing?.(chance) ?? {}, file: path.join(folder, file) });
  }
  const pictured = PICTURED.flatMap((kind) =>
    Object.keys(truth)
      .filter((file) => file.startsWith(`${kind}-`))
      .slice(0, PICTURED_PAPERS),
  );
  await make({ folder, lenses }, orders, truth, (index) => seed * 31 + index, pictured);
}

/** Prints passes of different people of each seller, `…-pass1.pdf` and so on, to learn from the first. */
export async function makeSellers({ seed, folder, lenses }: Wish, passes = 3): Promise<void> {
  const truth: Truth = {};
  const orders: Order[] = [];
  const pictured: string[] = [];
  for (const [name, kind, number, producer, layout] of sellers(seed))
    for (let pass = 1; pass <= passes; pass++) {
      const paper = sellersPaper(kind, layout, new Chance(layout * 13 + pass));
      const file = `${name}-${number}-${producer}-pass${pass}.pdf`;
      truth[file] = paper.truth;
      const drawing = kind.drawing?.(new Chance(layout + 5)) ?? {};
      orders.push({ producer, paper, drawing, file: path.join(folder, file) });
      if (PICTURED.includes(name) && number === 1 && pass <= 2) pictured.push(file);
    }
  await make({ folder, lenses }, orders, truth, (index) => seed * 31 + (index % 2) + 1, pictured);
}

/** Every kind of paper by each of its programs, with a seed for its layout. */
const sellers = (seed: number) =>
  Object.entries(KINDS).flatMap(([name, kind], index) =>
    kind.producers.map(
      (producer, number) => [name, kind, number + 1, producer, seed * 7919 + index * 101 + number] as const,
    ),
  );

async function make(
  { folder, lenses }: Omit<Wish, 'seed'>,
  orders: readonly Order[],
  truth: Truth,
  seedOf: (index: number) => number,
  pictured: readonly string[],
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  await print(orders);
  // A producer may fail at a paper: then there is none.
  const isPrinted = (file: string) => fs.existsSync(path.join(folder, file));
  for (const lens of LENSES.filter((one) => lenses.includes(one)))
    for (const [index, file] of pictured.entries()) {
      if (!isPrinted(file)) continue;
      const name = `${lens}-${file}`;
      await picture(path.join(folder, file), path.join(folder, name), lens, new Chance(seedOf(index)));
      truth[name] = truth[file] ?? [];
    }
  fs.writeFileSync(path.join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
}

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
