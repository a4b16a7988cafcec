import { isDate } from '../fields/codes.ts';
import type { Fragment } from '../lines/fragments.ts';
import { centerY } from '../geometry.ts';
import { findMoney } from '../text/money.ts';

/** The lines of a value, and where its one line shall be: the middle of its label's line. */
export interface Cell {
  anchor: number;
  lines: Fragment[];
  /** Whether it is in a table whose columns may be as close as words. */
  inTable?: boolean;
}

type Align = 'top' | 'middle' | 'bottom';

/** Lines this near above the first row and below the last may be theirs, in letter sizes. */
const AROUND = 4;
/** How far the left edges of a column's texts are from each other, in letter sizes. */
export const ALIGNED = 0.45;
/** The distance of a cell's lines in letter sizes, from top to top, at most. */
export const PITCH = 2;
/** How far a line is from where it should be, in letter sizes. */
const NEAR = 0.35;

/**
 * Which lines of a column belong to which of the rows, which stand at known heights: cells are aligned alike, so of the
 * three ways the one that explains most rows, and has no gap inside a cell as wide as between cells.
 * @param pitch the largest distance of a cell's lines, in letter sizes.
 */
export function partitioned(rows: readonly Fragment[], column: readonly Fragment[], pitch: number): Cell[] {
  const lines = column.toSorted((a, b) => a.y0 - b.y0);
  const anchors = rows.toSorted((a, b) => a.y0 - b.y0);
  const ways = (['top', 'middle', 'bottom'] as const).map((align) => {
    const cells = cellsOf(anchors, lines, align, pitch);
    return { cells, cost: cost(anchors, lines, cells) };
  });
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.cells ?? [];
}

function cellsOf(rows: readonly Fragment[], lines: readonly Fragment[], align: Align, pitch: number): Cell[] {
  if (align === 'bottom') {
    const upsideDown = (one: Fragment): Fragment => ({
      ...one,
      y0: -one.y1,
      y1: -one.y0,
      ...(one.lines && { lines: one.lines.map(upsideDown).toReversed() }),
    });
    const original = new Map<Fragment, Fragment>();
    const turned = (ones: readonly Fragment[]) =>
      ones
        .map((one) => {
          const other = upsideDown(one);
          original.set(other, one);
          return other;
        })
        .toReversed();
    return cellsOf(turned(rows), turned(lines), 'top', pitch)
      .map(({ anchor, lines: found }) => ({
        anchor: -anchor,
        lines: found.map((one) => original.get(one) ?? one).toReversed(),
      }))
      .toReversed();
  }
  const cells: Cell[] = [];
  let from = 0;
  for (const [index, row] of rows.entries()) {
    const anchor = centerY(row);
    const next = rows[index + 1];
    const found = align === 'top' ? fromTop(lines, from, row, next, pitch) : around(lines, from, row, pitch);
    if (!found) continue;
    from = found.end;
    cells.push({ anchor, lines: lines.slice(found.start, found.end) });
  }
  return cells;
}

const isAt = (line: Fragment, y: number) => Math.abs(centerY(line) - y) < NEAR * line.size;

/** «155,00 €», «21 %» and «11/06/2026» are values of their own. */
export const standsAlone = ({ text }: Fragment) =>
  isDate(text) ||
  /^\d{1,2} ?%$/.test(text) ||
  (/^\D{0,4}\d[\d.,\s]*\D{0,6}$/u.test(text) && findMoney(text, false)?.clear === true);

/** «125,25» and «€» are on two lines of one cell. */
const isCurrency = ({ text }: Fragment) => /^(€|EUR|euros?)$/i.test(text);

const follows = (line: Fragment | undefined, before: Fragment | undefined, pitch: number) =>
  line !== undefined &&
  before !== undefined &&
  (!standsAlone(line) || isCurrency(before)) &&
  line.y0 - before.y0 < pitch * before.size &&
  Math.abs(line.size - before.size) < 0.2 * before.size;

/** From the line at the height of the row to before that of the next one. */
function fromTop(
  lines: readonly Fragment[],
  from: number,
  row: Fragment,
  next: Fragment | undefined,
  pitch: number,
) {
  const start = lines.findIndex((line, index) => index >= from && isAt(line, centerY(row.lines?.[0] ?? row)));
  if (start < 0) return null;
  let end = start + 1;
  while (
    follows(lines[end], lines[end - 1], pitch) &&
    !(next && centerY(lines[end] as Fragment) > centerY(next.lines?.[0] ?? next) - NEAR * next.size)
  )
    end++;
  return { start, end };
}

/** The lines that have the row in their middle. */
function around(lines: readonly Fragment[], from: number, row: Fragment, pitch: number) {
  for (let start = from; start < lines.length && (lines[start]?.y0 ?? 0) < row.y1; start++)
    for (let end = start + 1; end <= lines.length; end++) {
      const [first, last] = [lines[start], lines[end - 1]];
      if (!first || !last || (end > start + 1 && !follows(last, lines[end - 2], pitch))) break;
      const middle = (centerY(first) + centerY(last)) / 2;
      if (Math.abs(middle - centerY(row)) < NEAR * row.size * 0.7) return { start, end };
      if (middle > centerY(row)) break;
    }
  return null;
}

/** Rows without a line, lines without a row, and cells whose lines are as far apart as cells. */
function cost(rows: readonly Fragment[], lines: readonly Fragment[], cells: readonly Cell[]): number {
  const [top, bottom] = [rows[0]?.y0 ?? 0, rows.at(-1)?.y1 ?? 0];
  const taken = new Set(cells.flatMap((cell) => cell.lines));
  const left = lines.filter(
    (line) => !taken.has(line) && line.y1 > top - AROUND * line.size && line.y0 < bottom + AROUND * line.size,
  ).length;
  const inner = cells.flatMap(({ lines: own }) =>
    own.slice(1).map((line, index) => line.y0 - (own[index]?.y0 ?? 0)),
  );
  const outer = cells
    .slice(1)
    .map(({ lines: own }, index) => (own[0]?.y0 ?? 0) - (cells[index]?.lines.at(-1)?.y0 ?? 0));
  const least = Math.min(Number.POSITIVE_INFINITY, ...outer);
  const torn = inner.filter((gap) => gap > least + 0.5).length;
  return 2 * (rows.length - cells.length) + 2 * left + torn;
}
