import {
  type Box,
  centerX,
  height,
  sharedHeight,
  sharedWidth,
  union,
  type Word,
} from '../reading/lines/geometry.ts';
import type { FieldName } from '../reading/read-abono.ts';
import { cutOut } from './cuts.ts';
import { type Fit } from './fit.ts';
import type { Lesson, Place } from './model.ts';
import { gaps, type Run, runsOf, textOf } from './page-words.ts';
import { comparable, OPEN_FIELDS, valueOf } from './values.ts';

// Reads the values of a page at the places of a lesson.

/** A value at its place. */
export interface PlacedValue {
  value: string | number;
  raw: string;
  /** How well it fits the field, 0 to 1. */
  fit: number;
  /** The confidence of the least certain of its words. */
  letters: number;
  /** On the page. */
  box: Box;
  /** Whether the lesson has several places for the field, which differ on this page. */
  ambiguous: boolean;
  /** Whether it may be cut wrongly out of a longer text. */
  loose: boolean;
}

export type PlacedValues = Partial<Record<FieldName, PlacedValue>>;

/** A run with its box in the lesson. */
interface PlacedRun {
  run: Run;
  box: Box;
}

/** The farthest run of a cell, in heights of its letters: along its line and down the page. */
const MOST_ASIDE = 5;
const MOST_DOWN = 0.35;
/** Lines of one cell are nearer than this, in heights of their letters. */
const NEXT_LINE = 0.95;

/** A lesson laid on a page. */
export interface LaidLesson {
  lesson: Lesson;
  fit: Fit;
}

/** What else is on the page: the fixed words of all its passes, and the places of its other passes. */
export interface Others {
  barriers: ReadonlySet<Word>;
  rivals: readonly LaidLesson[];
  /** Places with values of other passes, by the general reading. */
  taken?: readonly Box[];
}

/** The cells of a lesson where they are on the page. */
const cellsOnPage = ({ lesson, fit }: LaidLesson): Box[][] =>
  lesson.cells.map(({ lines }) => lines.map((line) => fit.onPage(fit.moved(line))));

/** The values of a page at the places of a lesson. */
export function valuesAt(
  { lesson, fit }: LaidLesson,
  words: readonly Word[],
  { barriers, rivals, taken = [] }: Others,
  isOcr: boolean,
): PlacedValues {
  const open = openCells(lesson);
  const cells = lesson.cells.map(({ lines }) => lines.map(fit.moved));
  const runs = runsOf(words, (word) => barriers.has(word)).flatMap((run) =>
    inColumns(run, cells.flat(), fit),
  );
  const theirs = [...rivals.flatMap(cellsOnPage), ...taken.map((one) => [one])].map((lines) =>
    lines.map(fit.back),
  );
  const own = assigned(runs, [...cells, ...theirs], open);
  const texts = own.slice(0, cells.length).map(textsOf);
  const found: PlacedValues = {};
  for (const [name, places] of Object.entries(lesson.fields)) {
    const field = name as FieldName;
    const values = places.flatMap((place) => readPlace(field, place, texts, isOcr) ?? []);
    const [first] = values.toSorted((a, b) => b.fit - a.fit);
    if (!first) continue;
    const different = new Set(values.map(({ value }) => comparable(field, value)));
    found[field] = { ...first, ambiguous: different.size > 1 };
  }
  return found;
}

/** How exactly a column begins where it began in the lesson, and how wide the gap before it is, in heights of letters. */
const COLUMN = 0.3;
const COLUMN_GAP = 0.4;

/** A run in parts, where a column of the lesson begins in it: a longer value may come near the next column. */
function inColumns(run: Run, lines: readonly Box[], { back }: Fit): PlacedRun[] {
  const parts: Word[][] = [];
  for (const word of run.words) {
    const [last, box] = [parts.at(-1), back(word)];
    const before = last?.at(-1);
    const isNext =
      before !== undefined &&
      word.x0 - before.x1 > COLUMN_GAP * height(word) &&
      lines.some(
        (line) =>
          Math.abs(line.x0 - box.x0) < COLUMN * height(box) &&
          sharedHeight(line, box) > MOST_DOWN * height(box),
      );
    if (!last || isNext) parts.push([word]);
    else last.push(word);
  }
  return parts.map((words) => {
    const part = { ...union(words), words };
    return { run: part, box: back(part) };
  });
}

/**
 * Whether the text of a cell may take more or fewer lines than in the lesson: free text, what took several lines there,
 * and text that is of no field.
 */
function openCells({ fields, cells }: Lesson): (cell: number) => boolean {
  const closed = new Set<number>();
  const open = new Set<number>();
  for (const [name, places] of Object.entries(fields))
    for (const { parts } of places)
      for (const { cell } of parts)
        if (OPEN_FIELDS.has(name as FieldName) || (cells[cell]?.lines.length ?? 1) > 1) open.add(cell);
        else closed.add(cell);
  return (cell) => open.has(cell) || !closed.has(cell);
}

/** For each cell its runs: those on its lines, and of open cells the lines next to these, in any number. */
function assigned(
  runs: readonly PlacedRun[],
  cells: readonly (readonly Box[])[],
  isOpen: (cell: number) => boolean,
): PlacedRun[][] {
  const own: PlacedRun[][] = cells.map(() => []);
  const left = new Set(runs);
  const give = (placed: PlacedRun, cell: number) => {
    own[cell]?.push(placed);
    left.delete(placed);
  };
  for (const placed of runs) {
    const cell = nearest(cells.map((lines) => Math.min(...lines.map((line) => farness(line, placed.box)))));
    if (cell !== null) give(placed, cell);
  }
  // A value that moved a little beside its label is not lost.
  for (const [cell, lines] of cells.entries()) {
    const [line] = lines;
    if (!line || own[cell]?.length) continue;
    const near = [...left].filter(
      ({ box }) => gaps(line, box).y < MOVED * height(line) && sharedWidth(line, box) > 0,
    );
    near.forEach((placed) => give(placed, cell));
  }
  for (let next = nextLine(left, own, isOpen); next; next = nextLine(left, own, isOpen))
    give(next.placed, next.cell);
  return own;
}

/** How far above or below its line the text of a cell may be, in heights of letters. */
const MOVED = 0.6;

/** The index of the least number; null if all are infinite. */
function nearest(numbers: readonly number[]): number | null {
  const least = Math.min(...numbers);
  return Number.isFinite(least) ? numbers.indexOf(least) : null;
}

/** How far a run is from a line that it is on; not finite if it is not on it. */
function farness(line: Box, run: Box): number {
  const size = Math.max(height(line), 1);
  const shared = sharedHeight(line, run) / Math.max(1, Math.min(size, height(run)));
  const { x } = gaps(line, run);
  if (shared < MOST_DOWN || x > MOST_ASIDE * size) return Infinity;
  const across =
    Math.max(0, sharedWidth(line, run)) / Math.max(1, Math.min(line.x1 - line.x0, run.x1 - run.x0));
  return x - across + 2 * (1 - shared) + Math.abs(centerX(line) - centerX(run)) / 1000;
}

/** The run that is nearest to the text of an open cell, as its next line. */
function nextLine(
  left: ReadonlySet<PlacedRun>,
  own: readonly (readonly PlacedRun[])[],
  isOpen: (cell: number) => boolean,
): { placed: PlacedRun; cell: number } | null {
  let best: { placed: PlacedRun; cell: number; gap: number } | null = null;
  for (const [cell, taken] of own.entries()) {
    if (!isOpen(cell)) continue;
    for (const { box } of taken)
      for (const placed of left) {
        const size = Math.min(height(box), height(placed.box));
        const gap = gaps(box, placed.box).y;
        if (gap <= NEXT_LINE * size && (!best || gap < best.gap) && isAligned(box, placed.box, size))
          best = { placed, cell, gap };
      }
  }
  return best;
}

interface CellText {
  text: string;
  words: Word[];
}

/** The text of some runs, line by line. */
function textsOf(runs: readonly PlacedRun[]): CellText {
  const lines = inLines(runs);
  return {
    text: lines.map((line) => textOf(line.flatMap(({ run }) => run.words))).reduce(joinedLine, ''),
    words: lines.flat().flatMap(({ run }) => run.words),
  };
}

/** «García-» continues on the next line without a space. */
const joinedLine = (text: string, line: string) =>
  text === '' ? line : /[\p{L}\d][-‐]$/u.test(text) ? text + line : `${text} ${line}`;

/** Whether two lines are of one paragraph: they start or end together, or have one middle. */
const isAligned = (a: Box, b: Box, size: number) =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(centerX(a) - centerX(b))) < size;

function inLines(runs: readonly PlacedRun[]): PlacedRun[][] {
  const lines: PlacedRun[][] = [];
  for (const placed of runs.toSorted((a, b) => a.box.y0 + a.box.y1 - b.box.y0 - b.box.y1)) {
    const line = lines.findLast(
      ([one]) => one && sharedHeight(one.box, placed.box) > 0.5 * height(placed.box),
    );
    if (line) line.push(placed);
    else lines.push([placed]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0));
}

function readPlace(
  field: FieldName,
  { parts, loose = false }: Place,
  texts: readonly CellText[],
  isOcr: boolean,
): Omit<PlacedValue, 'ambiguous'> | null {
  const cut = parts.map(({ cell, cut: how }) => cutOut(texts[cell]?.text ?? '', how));
  const raw = cut.every((text) => text !== null) ? cut.join(' ').trim() : '';
  const shape = raw ? valueOf(field, raw, isOcr) : null;
  const words = parts.flatMap(({ cell }) => texts[cell]?.words ?? []);
  if (!shape || words.length === 0) return null;
  return {
    ...shape,
    raw,
    letters: Math.min(...words.map(({ confidence }) => confidence)),
    loose,
    box: union(words),
  };
}
