import type { Box } from '../reading/model.ts';
import { union } from '../reading/geometry.ts';
import type { FieldName } from '../reading/read-abono.ts';
import { cutOf, type Piece } from './cuts.ts';
import type { Span } from './find-value.ts';
import type { Cell, Place } from './model.ts';
import { type Run, textOf } from './page-words.ts';
import { OPEN_FIELDS } from './values.ts';

// The cells of a lesson, and how values are cut out of their text.

/** The place of a value: its cells, and how it is cut out of them; null if its words are in no run. */
export function placeOf(spans: readonly Span[], runs: readonly Run[], cells: Cell[]): Place | null {
  const parts = spans.map((span) => partOf(span, runs, cells));
  return parts.every((part) => part !== null) ? { parts } : null;
}

/** Whether only a number of words separates a value from another free text, which may have more words next time. */
export function isLoose(
  { parts }: Place,
  field: FieldName,
  spans: readonly Span[],
  chosen: ReadonlyMap<FieldName, Span[][]>,
  runs: readonly Run[],
): boolean {
  if (!parts.some(({ cut }) => [cut.start, cut.end].some((edge) => edge && edge.by !== 'sign'))) return false;
  const own = new Set(spans.flatMap(({ lines }) => lines.flat()));
  const beside = new Set(
    runs.filter(({ words }) => words.some((word) => own.has(word))).flatMap(({ words }) => words),
  );
  return [...chosen].some(
    ([other, places]) =>
      other !== field &&
      OPEN_FIELDS.has(other) &&
      places.flat().some(({ lines }) => lines.flat().some((word) => beside.has(word) && !own.has(word))),
  );
}

function partOf({ lines, part }: Span, runs: readonly Run[], cells: Cell[]): Place['parts'][number] | null {
  const own = lines.map((line) => runs.filter((run) => run.words.some((word) => line.includes(word))));
  const [first, last] = [own[0]?.[0], own.at(-1)?.at(-1)];
  const [start, end] = [lines[0]?.[0], lines.at(-1)?.at(-1)];
  if (!first || !last || !start || !end) return null;
  const cell = cellOf(
    own.map((line) => rounded(union(line))),
    cells,
  );
  const text = own.map((line) => textOf(line.flatMap((run) => run.words))).join(' ');
  const ahead = textOf(first.words.slice(0, first.words.indexOf(start)));
  const behind = textOf(last.words.slice(last.words.indexOf(end) + 1));
  const from = ahead ? ahead.length + 1 : 0;
  const to = text.length - (behind ? behind.length + 1 : 0);
  const inner = signless(text.slice(from, to));
  const piece = part
    ? { from: from + part.from, to: from + part.to }
    : { from: from + inner.from, to: from + inner.to };
  return { cell, cut: cutOf(text, piece) };
}

/** A value without the signs around it, which belong to what is cut off: «(Carrer …)», «Palau,». */
function signless(text: string): Piece {
  const ahead = /^[(,;:/|·–—-]+/u.exec(text)?.[0].length ?? 0;
  const isOpen = text.slice(ahead).includes('(');
  const behind = (isOpen ? /[(,;:/|·–—-]+$/u : /[(),;:/|·–—-]+$/u).exec(text)?.[0].length ?? 0;
  return { from: ahead, to: text.length - behind };
}

/** The text of a value as it is printed. */
export const printed = (spans: readonly Span[]): string =>
  spans
    .map(({ lines, part }) => {
      const text = textOf(lines.flat());
      const { from, to } = part ?? signless(text);
      return text.slice(from, to);
    })
    .join(' ');

/** The index of a cell, which is added if it is new. */
export function cellOf(lines: Box[], cells: Cell[]): number {
  const isSame = (one: Box, other: Box | undefined) =>
    other !== undefined && one.x0 === other.x0 && one.y0 === other.y0 && one.x1 === other.x1;
  const known = cells.findIndex(
    (cell) =>
      cell.lines.length === lines.length && lines.every((line, index) => isSame(line, cell.lines[index])),
  );
  return known >= 0 ? known : cells.push({ lines }) - 1;
}

const tenth = (number: number) => Math.round(number * 10) / 10;

/** A box in tenths of points. */
export const rounded = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: tenth(x0),
  y0: tenth(y0),
  x1: tenth(x1),
  y1: tenth(y1),
});
