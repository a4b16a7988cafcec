import type { Box, Word } from '../reading/model.ts';
import { height, sharedHeight, union } from '../reading/geometry.ts';
import type { FieldName } from '../reading/read-abono.ts';
import { assigned, MOST_DOWN, type PlacedRun } from './assign-runs.ts';
import { cutOut } from './cuts.ts';
import type { Fit } from './fit.ts';
import type { Lesson, Place } from './model.ts';
import { type Run, runsOf, textOf } from './page-words.ts';
import { comparable, OPEN_FIELDS, valueOf, wholeText } from './values.ts';

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
  /** Whether staff have verified the printed text where the general reading had another one. */
  asPrinted?: boolean;
}

export type PlacedValues = Partial<Record<FieldName, PlacedValue>>;

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
  { parts, loose = false, asPrinted = false }: Place,
  texts: readonly CellText[],
  isOcr: boolean,
): Omit<PlacedValue, 'ambiguous'> | null {
  const cut = parts.map(({ cell, cut: how }) => cutOut(texts[cell]?.text ?? '', how));
  const part = cut.every((text) => text !== null) ? cut.join(' ').trim() : '';
  // «EUR 42,00» on the verified pass, «42,00 €» on this one: what has a format is read from the whole cell too.
  const whole = OPEN_FIELDS.has(field)
    ? ''
    : parts
        .map(({ cell }) => texts[cell]?.text ?? '')
        .join(' ')
        .trim();
  const read = [part, whole].flatMap((raw) => {
    const shape = raw ? (asPrinted ? wholeText : valueOf)(field, raw, isOcr) : null;
    return shape ? [{ ...shape, raw }] : [];
  })[0];
  const words = parts.flatMap(({ cell }) => texts[cell]?.words ?? []);
  if (!read || words.length === 0) return null;
  return {
    ...read,
    letters: Math.min(...words.map(({ confidence }) => confidence)),
    loose,
    asPrinted,
    box: union(words),
  };
}
