// `node --import tsx bench/abonos-layouts/read.ts FOLDER [kind,kind]`: how well the passes of a folder that make.ts has printed
// are read, before and after one pass of each seller was verified. All sellers are known at once. MISSES=1 lists every wrong
// field.
import fs from 'node:fs';
import path from 'node:path';
import { learnFrom } from '../../api/domains/abonos/layouts/learn-from.ts';
import type { KnownLayout, VerifiedValues } from '../../api/domains/abonos/layouts/model.ts';
import { readWithLayouts } from '../../api/domains/abonos/layouts/read-with-layouts.ts';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import { FIELD_NAMES, type ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import { type PageRead, readFile } from '../../api/domains/abonos/reading/read-file.ts';
import type { PassTruth } from '../abonos/printed/passes.ts';
import { emptyTally, printedTable, type Tally, tally, together } from '../abonos/printed/score.ts';

const [folder = 'printed', only] = process.argv.slice(2);
const truth: Record<string, PassTruth[]> = JSON.parse(
  fs.readFileSync(path.join(folder, 'truth.json'), 'utf8'),
);

const kindOf = (file: string) => /^[a-z]+/.exec(file)?.[0] ?? '';
const isPicture = (kind: string) => ['scan', 'poor', 'photo'].includes(kind);

/** The files of each seller, the verified one first. */
const sellers = new Map<string, string[]>();
for (const file of Object.keys(truth)) {
  if (only && !only.split(',').includes(kindOf(file))) continue;
  const seller = file.replace(/-pass\d\.pdf$/, '');
  sellers.set(seller, [...(sellers.get(seller) ?? []), file]);
}

async function read(file: string, onPageRead: (page: PageRead) => void): Promise<ReadAbono[]> {
  try {
    return (await readFile(path.join(folder, file), { onPageRead })).passes;
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    return [];
  }
}

const known: KnownLayout[] = [];
for (const [seller, [verified = '']] of sellers) {
  const [pass] = truth[verified] ?? [];
  const values: VerifiedValues = Object.fromEntries(
    FIELD_NAMES.map((field) => [field, pass?.[field] === '' ? null : pass?.[field]]),
  );
  const lesson = await learnFrom(path.join(folder, verified), { page: 1, values }, () => {});
  const id = known.length + 1;
  if (lesson) known.push({ id, lessons: [{ id, lesson }] });
  else console.log(`nothing learnt: ${seller}`);
}

const before = new Map<string, Tally>();
const after = new Map<string, Tally>();
function add(tallies: Map<string, Tally>, file: string, passes: readonly ReadAbono[]): void {
  const sum = tallies.get(kindOf(file)) ?? emptyTally();
  tallies.set(kindOf(file), sum);
  tally(sum, file, truth[file] ?? [], passes);
}

let [time, pages] = [0, 0];
for (const file of [...sellers.values()].flatMap(([, ...others]) => others)) {
  add(before, file, await read(file, () => {}));
  const passes = await read(file, (page) => {
    const start = performance.now();
    readWithLayouts(page, known);
    time += performance.now() - start;
    pages++;
  });
  add(after, file, passes);
}
for (const [title, tallies] of Object.entries({ before, after })) {
  const texts = [...tallies].filter(([kind]) => !isPicture(kind)).map(([, sum]) => sum);
  if (texts.length > 1) tallies.set('all text', together(texts));
  console.log(`\n${title}\n\n${printedTable(tallies)}`);
}
console.log(`\n${known.length} layouts of ${sellers.size} sellers; ${(time / pages).toFixed(1)} ms a page`);
if (process.env.MISSES) for (const { misses } of after.values()) misses.forEach((miss) => console.log(miss));
process.exit(0);
