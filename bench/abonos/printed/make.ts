// `node --import tsx bench/abonos/printed/make.ts SEED FOLDER [copies] [kind,kind]`: prints papers of each kind by real
// programs, some scanned or photographed, with their truth in `truth.json`. The programs are Debian's packages chromium,
// weasyprint, python3-reportlab, libreoffice-writer, php-dompdf, php-tcpdf and ghostscript, and the fonts of `papers.ts`.
import fs from 'node:fs';
import path from 'node:path';
import { type Lens, picture } from './camera.ts';
import { Chance } from '../chance.ts';
import { KINDS, PICTURED } from './kinds.ts';
import { paperOf } from './papers.ts';
import type { PassTruth } from './passes.ts';
import { type Order, print } from './producers.ts';

const [seed = '1', folder = 'printed', copies = '1', only] = process.argv.slice(2);
const wants = (kind: string) => !only || only.split(',').includes(kind);
const home = path.resolve(folder);
fs.mkdirSync(home, { recursive: true });

const truth: Record<string, PassTruth[]> = {};
const orders: Order[] = [];
for (const [index, [name, { producers, wanted, drawing }]] of Object.entries(KINDS).entries()) {
  if (!wants(name)) continue;
  const printers = Array.from({ length: Number(copies) }, () => producers).flat();
  for (const [number, producer] of printers.entries()) {
    const chance = new Chance(Number(seed) * 7919 + index * 101 + number);
    const paper = paperOf(chance, wanted(chance));
    const file = `${name}-${number + 1}-${producer}.pdf`;
    truth[file] = paper.truth;
    orders.push({ producer, paper, drawing: drawing?.(chance) ?? {}, file: path.join(home, file) });
  }
}
await print(orders);

const lenses: readonly Lens[] = ['scan', 'poor', 'photo'];
const pictured = PICTURED.flatMap((kind) =>
  Object.keys(truth)
    .filter((file) => file.startsWith(`${kind}-`))
    .slice(0, 2 * Number(copies)),
);
for (const lens of lenses) {
  if (!wants(lens)) continue;
  for (const [index, file] of pictured.entries()) {
    const name = `${lens}-${file}`;
    await picture(path.join(home, file), path.join(home, name), lens, new Chance(Number(seed) * 31 + index));
    truth[name] = truth[file] ?? [];
  }
}
fs.writeFileSync(path.join(home, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
