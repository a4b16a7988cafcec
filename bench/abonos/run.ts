// `npm run bench:abonos [-- samples practice held-out set-c set-d set-e set-f set-g set-h set-i set-j set-k set-l set-m set-n
// set-o set-p random papers harm home]`: how well and how fast season passes are read, what hostile files cost, and how quick the home
// page stays meanwhile (for these two, `npm run build` first). The samples lie in api/abonos/reading/samples or in the folder
// that ABONO_SAMPLES names; the other files are drawn here, from a fixed seed. MISSES=1 lists every field that is wrong;
// KINDS=text,poor reads these kinds alone. Besides the time on the clock stands the work: what the processors did of it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReadingFailure } from '../../api/abonos/reading/failures.ts';
import type { ReadAbono } from '../../api/abonos/reading/read-abono.ts';
import { AbonosReader } from '../../api/abonos/reading/reader.ts';
import { Chance } from './chance.ts';
import { inventPass, type PassTruth } from './invented-pass.ts';
import { formerValues, heldOutValues, practiceValues, type Values } from './invented-values.ts';
import { setEValues } from './invented-values-e.ts';
import { setFValues } from './invented-values-f.ts';
import { setGValues } from './invented-values-g.ts';
import { setHValues } from './invented-values-h.ts';
import { setIValues } from './invented-values-i.ts';
import { setJValues } from './invented-values-j.ts';
import { setKValues } from './invented-values-k.ts';
import { setLValues } from './invented-values-l.ts';
import { setMValues } from './invented-values-m.ts';
import { setNValues } from './invented-values-n.ts';
import { setOValues } from './invented-values-o.ts';
import { setPValues } from './invented-values-p.ts';
import { setCValues, setDValues } from './invented-values-unseen.ts';
import { measureHarm } from './harm.ts';
import { GOAL, measureHome } from './home-latency.ts';
import { bandLayouts } from './layouts-bands.ts';
import { setC } from './layouts-c.ts';
import { setD } from './layouts-d.ts';
import { setE } from './layouts-e.ts';
import { setF } from './layouts-f.ts';
import { setG } from './layouts-g.ts';
import { setH } from './layouts-h.ts';
import { setI } from './layouts-i.ts';
import { setJ } from './layouts-j.ts';
import { setK } from './layouts-k.ts';
import { setL } from './layouts-l.ts';
import { setM } from './layouts-m.ts';
import { setN } from './layouts-n.ts';
import { setO } from './layouts-o.ts';
import { setP } from './layouts-p.ts';
import { couponLayouts } from './layouts-coupons.ts';
import { formLayouts } from './layouts-forms.ts';
import { heldOutLayouts } from './layouts-held-out.ts';
import { mailLayouts } from './layouts-mails.ts';
import { onlyPass, type PassLayout, practiceLayouts } from './layouts-practice.ts';
import { printoutLayouts } from './layouts-printouts.ts';
import { vendorLayouts } from './layouts-vendors.ts';
import { voucherLayouts } from './layouts-vouchers.ts';
import { otherPapers } from './other-papers.ts';
import { randomDesign } from './random-designs.ts';
import { randomPaper } from './random-papers.ts';
import { UseOfReaders } from './reader-use.ts';
import { ruledLayouts } from './layouts-ruled.ts';
import { scan, type ScanKind } from './scanner.ts';
import { count, emptyScore, fieldTable, type Score, scoreTable } from './score.ts';

const SEED = 20_251_121;
const KINDS: readonly ('text' | ScanKind)[] = ['text', 'scan', 'poor', 'turned'];
const wantedKinds = process.env.KINDS?.split(',') ?? KINDS;

interface Work {
  set: string;
  file: string;
  truth: PassTruth[];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-abonos-'));
const wanted = process.argv.slice(2);
const wants = (name: string) => wanted.length === 0 || wanted.includes(name);

function samples(): Work[] {
  const home =
    process.env.ABONO_SAMPLES ?? fileURLToPath(new URL('../../api/abonos/reading/samples', import.meta.url));
  const truth: Record<string, PassTruth[]> = JSON.parse(
    fs.readFileSync(path.join(home, 'truth.json'), 'utf8'),
  );
  return Object.entries(truth)
    .filter(([name]) => fs.existsSync(path.join(home, name)))
    .map(([name, passes]) => ({
      set: `samples, ${kindOf(name)}`,
      file: path.join(home, name),
      truth: passes,
    }));
}

const kindOf = (name: string) => /text|scan|poor|turned/.exec(name)?.[0] ?? 'text';

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
      // What is drawn of the other sets must not depend on what is asked for.
      const file = path.join(folder, `${set}-${index}-${kind}.pdf`);
      const text = kind === 'text' ? file : `${file}.text`;
      await (await layout.draw(truth)).save(text);
      if (kind !== 'text') await scan(text, file, kind, chance);
      if (wantedKinds.includes(kind)) work.push({ set: `${set}, ${kind}`, file, truth });
    }
  }
  return work;
}

/** What passes of one family have in common. */
const shared = ({ temporada, evento, recinto, direccion, nifOrganizador, nifDistr }: PassTruth) => ({
  temporada,
  evento,
  recinto,
  direccion,
  nifOrganizador,
  nifDistr,
});

/** Only measured where they are asked for: what chance puts together says little of papers that a person drew. */
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

async function read(reader: AbonosReader, file: string): Promise<{ passes: ReadAbono[]; pages: number }> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    if (error.code !== 'NO_PASS_FOUND')
      console.error(`${path.basename(file)}: ${error.code} (${String(error.cause)})`);
    return { passes: [], pages: 1 };
  }
}

async function measure(): Promise<void> {
  const work = [
    ...(wants('samples') ? samples() : []),
    ...(wants('practice')
      ? await drawn(
          'practice',
          [
            ...practiceLayouts,
            ...formLayouts,
            ...mailLayouts,
            ...bandLayouts,
            ...ruledLayouts,
            ...vendorLayouts,
            ...voucherLayouts,
          ],
          SEED,
          practiceValues,
        )
      : []),
    ...(wants('practice')
      ? await drawn(
          'practice (held out once)',
          [...printoutLayouts, ...couponLayouts],
          SEED + 1_300_000,
          formerValues,
        )
      : []),
    ...(wants('held-out') ? await drawn('held-out', heldOutLayouts, SEED + 2_100_000, heldOutValues) : []),
    ...(wants('set-c') ? await drawn('set-c', setC, SEED + 3_400_000, setCValues) : []),
    ...(wants('set-d') ? await drawn('set-d', setD, SEED + 4_700_000, setDValues) : []),
    ...(wants('set-e') ? await drawn('set-e', setE, SEED + 8_200_000, setEValues) : []),
    ...(wants('set-f') ? await drawn('set-f', setF, SEED + 7_900_000, setFValues) : []),
    ...(wants('set-g') ? await drawn('set-g', setG, SEED + 9_500_000, setGValues) : []),
    ...(wants('set-h') ? await drawn('set-h', setH, SEED + 9_600_000, setHValues) : []),
    ...(wants('set-i') ? await drawn('set-i', setI, SEED + 10_700_000, setIValues) : []),
    ...(wants('set-j') ? await drawn('set-j', setJ, SEED + 11_300_000, setJValues) : []),
    ...(wants('set-k') ? await drawn('set-k', setK, SEED + 12_900_000, setKValues) : []),
    ...(wants('set-l') ? await drawn('set-l', setL, SEED + 12_600_000, setLValues) : []),
    ...(wants('set-m') ? await drawn('set-m', setM, SEED + 13_700_000, setMValues) : []),
    ...(wants('set-n') ? await drawn('set-n', setN, SEED + 14_300_000, setNValues) : []),
    ...(wants('set-o') ? await drawn('set-o', setO, SEED + 15_200_000, setOValues) : []),
    ...(wants('set-p') ? await drawn('set-p', setP, SEED + 16_400_000, setPValues) : []),
    ...(wanted.includes('random')
      ? await drawn('random', randomLayouts, SEED + 6_000_000, practiceValues)
      : []),
    ...(wants('papers') ? await papers() : []),
  ].toSorted((a, b) => a.set.localeCompare(b.set));
  const reader = new AbonosReader({ onTrouble: (what) => console.error(`trouble: ${what}`) });
  const scores = new Map<string, Score>();
  const times = new Map<string, Times>();
  // Warm: the process, the reader of letters and the reader of codes are up before anything is timed.
  for (const kind of ['text', 'scan']) {
    const first = work.find(({ set }) => set.endsWith(kind));
    if (first) await read(reader, first.file);
  }
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
  if (
    [
      'samples',
      'practice',
      'held-out',
      'set-c',
      'set-d',
      'set-e',
      'set-f',
      'set-g',
      'set-h',
      'set-i',
      'set-j',
      'set-k',
      'set-l',
      'set-m',
      'set-n',
      'set-o',
      'set-p',
      'random',
      'papers',
    ].some(wants)
  )
    await measure();
  if (wants('harm')) await measureHarm();
  if (wants('home') && !(await measureHome())) {
    console.log(`the home page is slower than ${GOAL} ms`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
