// `npm run bench:abonos`: how well and how fast season passes are read, in one table by set and kind, with how reliable
// the confidence is. It reads the samples, the practice papers and those of other offices (bench/abonos/printed).
//
// -- --seed N          papers that nobody has seen, printed now (programs: bench/abonos/printed/make.ts)
// -- --learn           passes of the same sellers, before and after one of each was verified (with --seed: other sellers)
// -- --folder FOLDER   keeps the printed papers, or reads those that are there
// -- --lens text,poor  only these kinds       -- --paper card,receipt   only these papers
// -- --calibrate 1,2   counts how certain values of pictures are, on the papers of some seeds (docs/performance.md)
// -- --detail          a line for each paper  -- --misses               lists every wrong field
// -- harm, home        the cost of malicious files, the times of the home page meanwhile (both need `npm run build`)
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { KnownLayout } from '../../api/domains/abonos/layouts/model.ts';
import { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import { calibrate } from './calibrate.ts';
import { filesIn, LENSES, offices, practice, read, samples, warmUp, type Work } from './files.ts';
import { measureHarm } from './harm.ts';
import { GOAL, measureHome } from './home-latency.ts';
import { learntFrom } from './learning.ts';
import { makePapers, makeSellers } from './printed/make.ts';
import { emptyTally, reliabilityTable, scoreTable, type Tally, tally } from './score.ts';

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    calibrate: { type: 'string' },
    learn: { type: 'boolean', default: false },
    folder: { type: 'string' },
    lens: { type: 'string', default: LENSES.join() },
    paper: { type: 'string' },
    detail: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-abonos-'));
const reader = new AbonosReader({ onTrouble: (what) => console.error(`trouble: ${what}`) });

/** The files of a run: printed now, or checked in. */
async function files(): Promise<Work[]> {
  const { seed, learn, folder } = wanted;
  if (!seed && !learn && !folder) return [...samples(), ...practice(), ...offices()];
  const home = path.resolve(folder ?? temporary);
  if (!fs.existsSync(path.join(home, 'truth.json'))) {
    const make = learn ? makeSellers : makePapers;
    await make({ seed: Number(seed ?? 1), folder: home, lenses: wanted.lens.split(',') });
  }
  return filesIn(home, seed ? `seed ${seed}` : path.basename(folder ?? 'sellers'));
}

async function measure(work: readonly Work[], title: string, layouts: readonly KnownLayout[]): Promise<void> {
  const tallies = new Map<string, Tally>();
  for (const { set, lens, paper, file, truth } of work) {
    const name = `${set}, ${lens}${wanted.detail ? `, ${paper}` : ''}`;
    const sum = tallies.get(name) ?? emptyTally();
    tallies.set(name, sum);
    const start = performance.now();
    const { passes, pages } = await read(reader, file, { layouts });
    sum.times.push((performance.now() - start) / pages);
    tally(sum, path.basename(file), truth, passes);
  }
  console.log(`\n## ${title}\n\n${scoreTable(tallies)}\n\n${reliabilityTable(tallies.values())}`);
  const misses = wanted.misses ? [...tallies.values()].flatMap((one) => one.misses) : [];
  if (misses.length > 0) console.log(`\n${misses.join('\n')}`);
}

/** The pictures of some seeds, in folders of their own. */
async function picturesOf(seeds: readonly string[]): Promise<Work[]> {
  const work: Work[] = [];
  for (const seed of seeds) {
    const home = path.join(path.resolve(wanted.folder ?? temporary), seed);
    const isThere = fs.existsSync(path.join(home, 'truth.json'));
    if (!isThere) await makePapers({ seed: Number(seed), folder: home, lenses: LENSES });
    work.push(...filesIn(home, `seed ${seed}`).filter(({ lens }) => lens !== 'text'));
  }
  return work;
}

async function measureReading(): Promise<void> {
  const work = (await files()).filter(
    ({ lens, paper }) =>
      wanted.lens.split(',').includes(lens) && (!wanted.paper || wanted.paper.split(',').includes(paper)),
  );
  await warmUp(reader, work);
  if (wanted.learn) {
    const { others, layouts } = await learntFrom(reader, work);
    await measure(others, 'Season passes, before learning', []);
    await measure(others, 'Season passes, after one pass of each seller', layouts);
  } else {
    await measure(work, 'Season passes', []);
  }
  const load = os.loadavg().map((one) => one.toFixed(1));
  console.log(`\nload of the machine: ${load.join(' ')} on ${os.availableParallelism()} cores`);
}

try {
  if (wanted.calibrate) await calibrate(await picturesOf(wanted.calibrate.split(',')));
  else if (positionals.length === 0) await measureReading();
  if (positionals.includes('harm')) await measureHarm();
  if (positionals.includes('home') && !(await measureHome())) {
    console.log(`the home page is slower than ${GOAL} ms`);
    process.exitCode = 1;
  }
} finally {
  reader.close();
  fs.rmSync(temporary, { recursive: true, force: true });
}
