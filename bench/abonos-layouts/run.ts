// `node --import tsx bench/abonos-layouts/run.ts [set-c set-d …]`: how much one verified pass of a layout helps to read the
// others. It draws some passes of each layout of the sets of bench/abonos, learns from the first, and reads the others
// before and after. KINDS=text,scan,poor,turned; PAPERS=2 papers to read for each; SEED=n other papers; LAYOUTS=n only the first
// of each set; MISSES=1 lists wrong fields.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lessonOf } from '../../api/domains/abonos/layouts/learn.ts';
import type { KnownLayout } from '../../api/domains/abonos/layouts/model.ts';
import { readWithLayouts } from '../../api/domains/abonos/layouts/read-with-layouts.ts';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import type { ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import { type PageRead, readFile } from '../../api/domains/abonos/reading/read-file.ts';
import { Chance } from '../abonos/drawing/chance.ts';
import { inventPass, type PassTruth } from '../abonos/drawing/invented-pass.ts';
import type { PassLayout } from '../abonos/drawing/layout.ts';
import { scan, type ScanKind } from '../abonos/drawing/scanner.ts';
import type { Values } from '../abonos/drawing/values.ts';
import { count, emptyScore, type Score, scoreTable } from '../abonos/score.ts';
import { paperSets } from '../abonos/sets/all.ts';

const KINDS = (process.env.KINDS ?? 'text').split(',') as ('text' | ScanKind)[];
const PAPERS = Number(process.env.PAPERS ?? 2);
const SEED = Number(process.env.SEED ?? 27);
const MOST_LAYOUTS = Number(process.env.LAYOUTS ?? 1000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-layouts-'));
const wanted = process.argv.slice(2);

interface Paper {
  file: string;
  truth: PassTruth[];
}

interface Seller {
  name: string;
  set: string;
  papers: Paper[];
}

async function sellerOf(
  set: string,
  index: number,
  kind: 'text' | ScanKind,
  layout: PassLayout,
  values: Values,
): Promise<Seller> {
  const chance = new Chance(SEED * 7919 + index * 101 + set.length);
  const papers: Paper[] = [];
  for (let number = 0; number <= PAPERS; number++) {
    const { temporada, evento, recinto, direccion, nifOrganizador, nifDistr } = inventPass(chance, values);
    const shared = { temporada, evento, recinto, direccion, nifOrganizador, nifDistr };
    // The passes of a family are of one season and seller.
    const truth = Array.from({ length: layout.passes }, () => ({
      ...inventPass(chance, values),
      ...(layout.passes > 1 && shared),
    }));
    const file = path.join(folder, `${set}-${index}-${kind}-${number}.pdf`);
    const text = kind === 'text' ? file : `${file}.text`;
    await (await layout.draw(truth)).save(text);
    if (kind !== 'text') await scan(text, file, kind, chance);
    papers.push({ file, truth });
  }
  return { name: layout.name, set: `${set}, ${kind}`, papers };
}

async function read(file: string, onPageRead: (page: PageRead) => void): Promise<ReadAbono[]> {
  try {
    return (await readFile(file, { onPageRead })).passes;
  } catch (error) {
    if (error instanceof ReadingFailure) return [];
    throw error;
  }
}

const known: KnownLayout[] = [];
const before = new Map<string, Score>();
const after = new Map<string, Score>();
const scoreIn = (scores: Map<string, Score>, set: string) => {
  const score = scores.get(set) ?? emptyScore();
  scores.set(set, score);
  return score;
};

async function learn({ name, papers }: Seller): Promise<boolean> {
  const [first] = papers;
  const pages: PageRead[] = [];
  await read(first?.file ?? '', (page) => pages.push(page));
  const [pass] = first?.truth ?? [];
  const lesson = pages.map((page) => pass && lessonOf(page, pass)).find(Boolean);
  if (!lesson) console.log(`nothing learnt: ${name}`);
  else {
    const id = known.length + 1;
    known.push({ id, lessons: [{ id, lesson }] });
    const missing = Object.keys(pass ?? {}).filter((field) => !(field in lesson.fields));
    if (process.env.MISSES)
      console.log(
        `${id} ${path.basename(first?.file ?? '')}: ${lesson.words.length} words, without ${missing.join(' ') || '–'}`,
      );
  }
  return Boolean(lesson);
}

try {
  const sellers: Seller[] = [];
  for (const { name, title = name, layouts, values } of paperSets) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const [index, layout] of layouts.slice(0, MOST_LAYOUTS).entries())
      for (const kind of KINDS) sellers.push(await sellerOf(title, index, kind, layout, values));
  }
  let learnt = 0;
  for (const seller of sellers) if (await learn(seller)) learnt++;
  let [time, readings] = [0, 0];
  for (const { set, papers } of sellers)
    for (const { file, truth } of papers.slice(1)) {
      count(scoreIn(before, set), path.basename(file), truth, await read(file, () => {}));
      const passes = await read(file, (page) => {
        const start = performance.now();
        readWithLayouts(page, known);
        time += performance.now() - start;
        readings++;
      });
      count(scoreIn(after, set), path.basename(file), truth, passes);
    }
  console.log(
    `learnt ${learnt} of ${sellers.length} layouts; ${(time / readings).toFixed(1)} ms a page for ${known.length} layouts`,
  );
  console.log(
    `\nbefore\n${scoreTable(before)}\n\nafter one verified pass of each layout\n${scoreTable(after)}`,
  );
  if (process.env.MISSES)
    for (const { misses } of after.values()) for (const miss of misses) console.log(miss);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
