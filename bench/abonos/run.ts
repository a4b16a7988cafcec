// `npm run bench:abonos [-- samples practice held-out set-c … random papers harm home]` (the sets are those of
// sets/all.ts): how well and how fast season passes are read, the cost of malicious files, and the times of the home
// page meanwhile (for these two, `npm run build` first). The samples are in api/domains/abonos/reading/samples or in
// the folder of ABONO_SAMPLES; the other files are drawn here, from a fixed seed. MISSES=1 lists every wrong field;
// KINDS=text,poor reads only these kinds. «Work» is the CPU time, beside the time on the clock.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import { Chance } from './chance.ts';
import { inventPass, type PassTruth } from './drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from './drawing/layout.ts';
import { scan } from './drawing/scanner.ts';
import type { Values } from './drawing/values.ts';
import { measureHarm } from './harm.ts';
import { GOAL, measureHome } from './home-latency.ts';
import { otherPapers } from './other-papers.ts';
import { randomDesign } from './random/designs.ts';
import { randomPaper } from './random/papers.ts';
import { UseOfReaders } from './reader-use.ts';
import { KINDS, read, samples, warmUp, type Work } from './samples.ts';
import { paperSets } from './sets/all.ts';
import { practiceValues } from './sets/practice/values.ts';
import { count, emptyScore, fieldTable, type Score, scoreTable } from './score.ts';

const SEED = 20_251_121;
const wantedKinds: readonly string[] = process.env.KINDS?.split(',') ?? KINDS;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-abonos-'));
const wanted = process.argv.slice(2);
const wants = (name: string) => wanted.length === 0 || wanted.includes(name);

async function drawn(
  set: string,
  layouts: readonly PassLayout[],
  seed: number,
  values: Values,
): Promise<Work[]> {
  const work: Work[] = [];
  for (const [index, layout] of layouts.entries()) {
    const chance = new Chance(seed + index * 1000);
    const common = inventPass(chance, values);
    for (const kind of KINDS) {
      const truth = Array.from({ length: layout.passes }, () => inventPass(chance, values)).map((pass) =>
        layout.passes > 1 ? { ...pass, ...shared(common) } : pass,
      );
      if (layouts === randomLayouts && !wantedKinds.includes(kind)) continue;
      // The drawn passes of a set must not depend on the other requested sets.
      const file = path.join(folder, `${set}-${index}-${kind}.pdf`);
      const text = kind === 'text' ? file : `${file}.text`;
      await (await layout.draw(truth)).save(text);
      if (kind !== 'text') await scan(text, file, kind, chance);
      if (wantedKinds.includes(kind)) work.push({ set: `${set}, ${kind}`, file, truth });
    }
  }
  return work;
}

/** The common settings of one family of passes. */
const shared = ({ temporada, evento, recinto, direccion, nifOrganizador, nifDistr }: PassTruth) => ({
  temporada,
  evento,
  recinto,
  direccion,
  nifOrganizador,
  nifDistr,
});

/** Only measured if requested: random layouts say little about those drawn by a person. */
const randomLayouts: PassLayout[] = Array.from({ length: 90 }, (_, index) => ({
  name: `random ${index}`,
  passes: index < 80 ? 1 : 3,
  draw: async (passes) => {
    const chance = new Chance(SEED + index);
    return index < 30
      ? (await randomPaper(chance, onlyPass(passes))).paper
      : await randomDesign(chance, passes);
  },
}));

async function papers(): Promise<Work[]> {
  const work: Work[] = [];
  for (const [index, { draw }] of otherPapers.entries()) {
    const file = path.join(folder, `paper-${index}.pdf`);
    await draw().save(file);
    work.push({ set: 'other papers, text', file, truth: [] });
    const picture = path.join(folder, `paper-${index}-scan.pdf`);
    await scan(file, picture, 'scan', new Chance(SEED + index));
    work.push({ set: 'other papers, scan', file: picture, truth: [] });
  }
  return work;
}

async function drawnSets(): Promise<Work[]> {
  const work: Work[] = [];
  for (const { name, title = name, layouts, values, seed } of paperSets)
    if (wants(name)) work.push(...(await drawn(title, layouts, SEED + seed, values)));
  return work;
}

async function measure(): Promise<void> {
  const work = [
    ...(wants('samples') ? samples() : []),
    ...(await drawnSets()),
    ...(wanted.includes('random')
      ? await drawn('random', randomLayouts, SEED + 6_000_000, practiceValues)
      : []),
    ...(wants('papers') ? await papers() : []),
  ].toSorted((a, b) => a.set.localeCompare(b.set));
  const reader = new AbonosReader({ onTrouble: (what) => console.error(`trouble: ${what}`) });
  const scores = new Map<string, Score>();
  const times = new Map<string, Times>();
  await warmUp(reader, work);
  for (const { set, file, truth } of work) {
    const score = scores.get(set) ?? emptyScore();
    scores.set(set, score);
    const use = new UseOfReaders();
    const start = performance.now();
    const { passes, pages } = await read(reader, file);
    const own = times.get(set) ?? { clock: [], work: [] };
    times.set(set, own);
    own.clock.push((performance.now() - start) / pages);
    use.end();
    if (use.work !== undefined) own.work.push(use.work / pages);
    count(score, path.basename(file), truth, passes);
  }
  reader.close();
  report(scores, times);
}

/** Milliseconds a page. */
interface Times {
  clock: number[];
  work: number[];
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} | ${Math.round(sorted.at(-1) ?? 0)}`;
}

function report(scores: ReadonlyMap<string, Score>, times: ReadonlyMap<string, Times>): void {
  const passes = new Map([...scores].filter(([, score]) => score.passes > 0));
  console.log(`\n## Season passes\n\n${scoreTable(scores)}\n\n${fieldTable(passes)}\n`);
  console.log('| milliseconds a page, warm | median | slowest | work, median | most |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [set, { clock, work }] of times) console.log(`| ${set} | ${spread(clock)} | ${spread(work)} |`);
  console.log(
    `\nload of the machine: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${os.availableParallelism()} cores`,
  );
  if (process.env.MISSES)
    for (const { misses } of scores.values()) for (const miss of misses) console.log(miss);
}

try {
  if (['samples', 'random', 'papers', ...paperSets.map(({ name }) => name)].some(wants)) await measure();
  if (wants('harm')) await measureHarm();
  if (wants('home') && !(await measureHome())) {
    console.log(`the home page is slower than ${GOAL} ms`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
