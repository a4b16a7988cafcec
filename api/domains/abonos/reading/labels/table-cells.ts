import { isLabel } from '../fields/lexicon.ts';
import { centerY, height, sharedHeight } from '../geometry.ts';
import { headColumns } from '../lines/columns.ts';
import { type Fragment, parted } from '../lines/fragments.ts';
import type { Word } from '../model.ts';
import { ALIGNED, type Cell, partitioned, PITCH } from './cell-lines.ts';
import { isSumLine } from './sum-lines.ts';

// The cells of tables with a heading, whose values go on in the lines below.

/** The texts of a page, and which of them are labels. */
export interface Seen {
  fragments: Fragment[];
  labels: Set<Fragment>;
  isOcr: boolean;
}

/** With fewer labels beside each other, they are no heading of a table. */
export const FEWEST_HEADINGS = 4;
/**
 * How near the left edges of a column's texts are, in letter sizes, if two labels are one text because the first reaches to that
 * column, and how many such texts there must be.
 */
const COLUMN_START = 0.1;
const FEWEST_IN_COLUMN = 2;

/** The cells of tables with a heading: rows are where the columns of one line have theirs. */
export function inTables({ fragments, labels, isOcr }: Seen): Cell[] {
  const cells: Cell[] = [];
  const done = new Set<Fragment>();
  for (const label of labels) {
    if (done.has(label)) continue;
    const heading = besideHeading(label, labels);
    if (heading.length < FEWEST_HEADINGS) continue;
    heading.forEach((one) => done.add(one));
    const end = endOfTable(label, fragments, labels, isOcr);
    const bottom = end?.y0 ?? Number.POSITIVE_INFINITY;
    const inside = fragments.filter(
      (one) =>
        one.y0 > label.y1 - 0.2 * label.size &&
        one.y1 < bottom &&
        !heading.includes(one) &&
        (!isOcr || /[\p{L}\p{N}]/u.test(one.text)),
    );
    const columns = columnsOf(heading, inside);
    // Cells of some columns have several lines, or none; a scan loses some.
    const sizes = columns.map((column) => column.length);
    const often = ({ length }: Fragment[]) => sizes.filter((size) => size === length).length;
    // Headings above each other, as in a form, have a row each: its other lines belong to the same cells.
    const isForm = end !== undefined && isHeading(end, labels) && !sizes.includes(0);
    const rows = columns
      .filter((column) => (isForm || column.length > 1) && often(column) > 1)
      .toSorted((one, other) => (isOcr ? often(other) - often(one) : 0) || one.length - other.length)[0];
    // The heading and the only row are no labels and lines of values beside each other.
    if (!rows && sizes.every((size) => size < 2) && columns.flat().length >= FEWEST_HEADINGS)
      cells.push(
        ...[...heading, ...columns.flat()].map((one) => ({
          anchor: centerY(one),
          lines: one.lines ?? [one],
        })),
      );
    if (!rows) continue;
    const line = heading.find((head) => !head.lines) ?? label;
    for (const head of heading)
      cells.push({ anchor: centerY(line), lines: head.lines ?? [head], inTable: true });
    for (const column of columns)
      cells.push(...partitioned(rows, column, PITCH).map((cell) => ({ ...cell, inTable: true })));
  }
  return cells;
}

/** The texts in each column of a table. A heading in the middle of its column starts further right than texts below it. */
function columnsOf(heading: readonly Fragment[], inside: readonly Fragment[]): Fragment[][] {
  const starts = heading.map(({ x0 }) => x0);
  const middle = columnsAt(
    heading,
    heading.map((head, index) => Math.min(head.x0, ...startsOver(head, heading[index - 1], inside))),
    inside,
  );
  // Short texts do not reach their heading, and would be beside those of the column before it.
  const isMixed = middle.some((column) =>
    column.slice(1).some((one, index) => sharedHeight(one, column[index] ?? one) > 0.5 * height(one)),
  );
  return isMixed ? columnsAt(heading, starts, inside) : middle;
}

/** Where texts start that begin behind the heading before another one, and reach over the start of that. */
const startsOver = (head: Fragment, before: Fragment | undefined, inside: readonly Fragment[]): number[] =>
  inside.flatMap(({ x0, x1 }) => (before && x0 > before.x1 && x0 < head.x0 && x1 > head.x0 ? [x0] : []));

/** The texts in columns that start at some places, from top to bottom. */
const columnsAt = (heading: readonly Fragment[], starts: readonly number[], inside: readonly Fragment[]) =>
  heading.map((head, index) => {
    const edge = (at: number) =>
      (starts[at] ?? Number.POSITIVE_INFINITY) - ALIGNED * (heading[at]?.size ?? 0);
    const [left, right] = [edge(index), edge(index + 1)];
    return inside
      .filter((one) => one.x0 >= left && one.x0 < right && one.x1 < right + head.size)
      .toSorted((a, b) => a.y0 - b.y0);
  });

/**
 * The first text below a table's heading that has a label with a colon, is in the next heading, starts the line of sums, or is a label
 * with a value that is in none of the columns: «Organiza | Básquet Coll, NIF G07012347».
 */
function endOfTable(
  heading: Fragment,
  fragments: readonly Fragment[],
  labels: ReadonlySet<Fragment>,
  isOcr: boolean,
): Fragment | undefined {
  const hasLabel = ({ text }: Fragment) => text.includes(':') && isLabel(text.replace(/ ?:.*$/, ''), isOcr);
  const beside = (one: Fragment) => fragments.filter((other) => sharedHeight(one, other) > 0.5 * height(one));
  const startsSums = (one: Fragment) =>
    isSumLine(
      [one, ...beside(one).filter((other) => other !== one)].map(({ text }) => text),
      isOcr,
    );
  const columns = besideHeading(heading, labels);
  const startsForm = (one: Fragment) => {
    const values = beside(one).filter((other) => other !== one);
    const isInColumn = (value: Fragment) =>
      value.x0 < one.x1 || columns.some((head) => Math.abs(head.x0 - value.x0) < value.size);
    return labels.has(one) && values.length > 0 && !values.some(isInColumn);
  };
  return fragments
    .filter(
      (one) =>
        one.y0 > heading.y1 + 0.2 * heading.size &&
        (hasLabel(one) || isHeading(one, labels) || startsSums(one) || startsForm(one)),
    )
    .toSorted((a, b) => a.y0 - b.y0)[0];
}

/** «Abono» alone on its line is a value. */
const isHeading = (label: Fragment, labels: ReadonlySet<Fragment>) =>
  labels.has(label) && besideHeading(label, labels).length > 2;

/** Where most texts below a heading start, if they are near its own start, which may be estimated. */
function edgeBelow(head: Fragment, fragments: readonly Fragment[], labels: ReadonlySet<Fragment>): number {
  const below = fragments.filter(
    (one) => !labels.has(one) && one.y0 > head.y0 && Math.abs(one.x0 - head.x0) < 1.5 * head.size,
  );
  const near = (x: number) => below.filter(({ x0 }) => Math.abs(x0 - x) < 0.2 * head.size).length;
  const [best] = below.map(({ x0 }) => x0).toSorted((a, b) => near(b) - near(a));
  return best ?? head.x0;
}

/** Whether other texts start below or above a text. */
const startsColumn = (one: Fragment, fragments: readonly Fragment[]) =>
  fragments.filter(({ x0 }) => Math.abs(x0 - one.x0) < COLUMN_START * one.size).length >= FEWEST_IN_COLUMN;

const besideHeading = (label: Fragment, labels: ReadonlySet<Fragment>) =>
  [...labels].filter((one) => sharedHeight(one, label) > 0.5 * height(label)).toSorted((a, b) => a.x0 - b.x0);

/** The fragments of a page, with those parted that reach over columns of a table, or hold several of its headings. */
export function partedInTables(fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  const possible = new Map(fragments.map((one) => [one, headingsIn(one, fragments, isOcr)]));
  const all = new Set([...possible.values()].flat().filter(({ text }) => isLabel(text, isOcr)));
  const heads = fragments.flatMap((one) => {
    const parts = possible.get(one) ?? [];
    const isInHeading = besideHeading(one, all).length >= FEWEST_HEADINGS;
    return isInHeading || parts.slice(1).every((part) => startsColumn(part, fragments)) ? parts : [one];
  });
  const labels = new Set(heads.filter(({ text }) => isLabel(text, isOcr)));
  const edges: { y: number; bottom: number; xs: number[] }[] = [];
  for (const label of labels) {
    const heading = besideHeading(label, labels);
    if (heading.length < FEWEST_HEADINGS) continue;
    const bottom = endOfTable(label, heads, labels, isOcr)?.y0 ?? Number.POSITIVE_INFINITY;
    const below = heads.filter((one) => !labels.has(one) && one.y0 > label.y0 && one.y1 < bottom);
    const rows = below.filter(({ words }) => words.length <= MOST_IN_ROW);
    const xs = heading
      .map((head) => edgeBelow(head, heads, labels))
      .filter((x, index) => isEdge(x, rows) && !isInside(x, heading[index - 1], rows));
    edges.push({ y: label.y0, bottom, xs });
  }
  return heads.flatMap((one) => {
    const xs =
      labels.has(one) || one.words.length > MOST_IN_ROW
        ? []
        : (edges.findLast(({ y, bottom }) => y < one.y0 && one.y0 < bottom)?.xs ?? []);
    const starts = xs.flatMap((x) => {
      const near = (word: Word) => Math.abs(word.x0 - x);
      const [word] = one.words.slice(1).toSorted((a, b) => near(a) - near(b));
      return word && near(word) < NEAR_EDGE * one.size ? [one.words.indexOf(word)] : [];
    });
    return parted(
      one,
      [...new Set(starts)].toSorted((a, b) => a - b),
    );
  });
}

/**
 * Whether at most as many rows have a word that reaches over an edge as have one that starts there: headings in the
 * middle of their columns do not show where these start.
 */
function isEdge(x: number, rows: readonly Fragment[]): boolean {
  const where = (isThere: (word: Word, reach: number) => boolean) =>
    rows.filter(({ words, size }) => words.some((word) => isThere(word, NEAR_EDGE * size))).length;
  const over = where(({ x0, x1 }, reach) => x0 < x - reach && x1 > x + reach);
  return over === 0 || over < where(({ x0 }, reach) => Math.abs(x0 - x) < reach);
}

/**
 * Whether most rows have a text that starts behind the heading before an edge and reaches over it: «Abonado» in the middle of its
 * column.
 */
function isInside(x: number, before: Fragment | undefined, rows: readonly Fragment[]): boolean {
  if (!before) return false;
  const starts = rows.filter(({ x0, x1, size }) => x0 > before.x1 && x0 < x - NEAR_EDGE * size && x1 > x);
  const lines = rows.filter(({ x0, x1 }) => x0 < before.x1 && x1 > before.x0).length;
  return starts.length > lines / 2;
}

/** A text with more words without a gap is a sentence below the table. */
const MOST_IN_ROW = 10;

/** How far a word may be from the edge of its column: where the words of one text are, is estimated. */
const NEAR_EDGE = 0.9;

/** «Bloque Fila Asiento»: headings beside each other with little more than a space between them. */
function headingsIn(one: Fragment, fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  if (one.words.length < 2 || one.words.some(({ text }) => text.endsWith(':'))) return [one];
  if (isLabel(one.text, isOcr)) return twoHeadings(one, fragments, isOcr);
  const starts: number[] = [];
  for (let start = 0; start < one.words.length;) {
    const said = (end: number) =>
      one.words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' ');
    const end = [4, 3, 2, 1]
      .map((count) => start + count)
      .find((last) => last <= one.words.length && isLabel(said(last), isOcr));
    if (end === undefined) return [one];
    if (start > 0) starts.push(start);
    start = end;
  }
  return parted(one, starts);
}

/** «Precio Gestión», the label of an amount, as the headings of two columns if it stands above both. */
function twoHeadings(one: Fragment, fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  const ways = one.words.slice(1).map((_, index) => parted(one, [index + 1]));
  const isTwo = ([left, right]: Fragment[]) =>
    left !== undefined &&
    right !== undefined &&
    [left, right].every(({ text }) => isLabel(text, isOcr)) &&
    headColumns(left, right, fragments);
  return ways.find(isTwo) ?? [one];
}
