// `npm run bench:abonos-rules [FOLDER…]`: what each named rule of the reader is worth. The samples, the practice papers and
// the papers of the folders (made by `npm run bench:abonos -- --seed N --folder FOLDER`) are read without one rule at a time, in
// this process. A rule that changes no field on any set is a rule to take out. Scans take minutes: LENS=text leaves them out.
import path from 'node:path';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import type { ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import { readFile } from '../../api/domains/abonos/reading/read-file.ts';
import { RULES, type RuleName } from '../../api/domains/abonos/reading/rules.ts';
import { switchedOff } from '../../api/domains/abonos/reading/trace.ts';
import { filesIn, LENSES, offices, practice, samples } from './files.ts';
import { emptyTally, type Tally, tally } from './score.ts';

const folders = process.argv.slice(2);
const lenses = (process.env.LENS ?? LENSES.join()).split(',');
const work = [
  ...samples(),
  ...practice(),
  ...offices(),
  ...folders.flatMap((folder) => filesIn(path.resolve(folder), path.basename(folder))),
].filter(({ lens }) => lenses.includes(lens));
const sets = [...new Set(work.map(({ set }) => set))];

/** The core of the reader, and what needs layouts that are not there. */
const ALWAYS: readonly RuleName[] = ['label', 'same-pass', 'learnt-layout'];

async function passesOf(file: string): Promise<ReadAbono[]> {
  try {
    return (await readFile(file)).passes;
  } catch (error) {
    if (error instanceof ReadingFailure) return [];
    throw error;
  }
}

async function measured(): Promise<Map<string, Tally>> {
  const tallies = new Map(sets.map((set) => [set, emptyTally()]));
  for (const { set, file, truth } of work)
    tally(tallies.get(set) ?? emptyTally(), path.basename(file), truth, await passesOf(file));
  return tallies;
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number));

const whole = await measured();
const right = (set: string) => whole.get(set)?.right ?? 0;
console.log(`| rule | ${sets.map((set) => `${set}: fields, wrong and not doubted`).join(' | ')} |`);
console.log(`| --- |${sets.map(() => ' --- |').join('')}`);
console.log(
  `| all | ${sets.map((set) => `${right(set)}/${whole.get(set)?.fields}, ${whole.get(set)?.wrongNotDoubted}`).join(' | ')} |`,
);
for (const rule of Object.keys(RULES) as RuleName[]) {
  if (ALWAYS.includes(rule)) continue;
  switchedOff.add(rule);
  const without = await measured();
  switchedOff.delete(rule);
  const changes = sets.map((set) => {
    const notDoubted = (without.get(set)?.wrongNotDoubted ?? 0) - (whole.get(set)?.wrongNotDoubted ?? 0);
    return `${signed((without.get(set)?.right ?? 0) - right(set))}, ${signed(notDoubted)}`;
  });
  console.log(`| without ${rule} | ${changes.join(' | ')} |`);
}
process.exit(0);
