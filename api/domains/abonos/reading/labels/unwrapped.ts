import { fragmentsOf, type Fragment, parted } from '../lines/fragments.ts';
import type { Box, Word } from '../model.ts';
import { centerX, centerY, height, sharedHeight, union } from '../geometry.ts';
import { isLabel } from '../fields/lexicon.ts';
import { LETTER_OR_DIGIT } from '../text/letters.ts';
import { type Cell, partitioned } from './cell-lines.ts';
import { onOneLine, SPACE, type Unwrapped } from './on-one-line.ts';
import { isSumLine } from './sum-lines.ts';

// Values that go on in the lines below, inside their cell: the page is changed into one where each value has one line,
// beside or below its label. Where a cell ends is concluded from all cells of its column together.

/** With fewer labels below each other, they are no column. */
const FEWEST_LABELS = 2;
/** With fewer labels beside each other, they are no heading of a table. */
const FEWEST_HEADINGS = 4;
/** How far the left edges of a column's texts are from each other, in letter sizes. */
const ALIGNED = 0.45;
/** The same for two labels that are one text, since the first reaches to the next column, which has so many other texts. */
const COLUMN_START = 0.1;
const FEWEST_IN_COLUMN = 2;
/** How far the lines of the first and last value reach above and below their labels, in letter sizes. */
const MOST_AROUND = 8;
/** The distance of a cell's lines in letter sizes, from top to top, at most. */
const PITCH = 2;
const LABEL_PITCH = 1.85;

interface Seen {
  fragments: Fragment[];
  labels: Set<Fragment>;
  isOcr: boolean;
}

/** The page with each value on one line; null if each has one already. */
export function unwrapped(words: readonly Word[], isOcr: boolean): Unwrapped | null {
  const printed = fragmentsOf(words, isOcr);
  const parts = partedInTables(printed, isOcr);
  const fragments = withLabelsOfLines(parts, isOcr);
  const labels = new Set(fragments.filter(({ text }) => isLabelOrList(text, isOcr)));
  const seen = { fragments, labels, isOcr };
  const used = new Set<Fragment>();
  const cells = [
    ...labelsOfLines(labels),
    ...inTables(seen),
    ...besideLabels(seen),
    ...belowLabels(seen),
  ].filter((cell) => {
    if (cell.lines.some((line) => used.has(line))) return false;
    cell.lines.forEach((line) => used.add(line));
    return true;
  });
  const wrapped = cells.filter(({ lines }) => lines.length > 1);
  const isClose = parts.length > printed.length && cells.some(({ inTable }) => inTable);
  return wrapped.length > 0 || isClose ? onOneLine(fragments, cells) : null;
}

const isAligned = (a: Box, b: Box, size: number) => Math.abs(a.x0 - b.x0) < ALIGNED * size;

/** «Dirección del», «Nombre y», «Bloque /»: a label that must go on. */
const UNFINISHED = /(^|\s)(de|del|dels|de la|y|i|e|o|a|per|por|d['’]|\/)$/iu;

/** The size of a scanned text depends on its letters: that of «organizador» has a «g». */
const SIMILAR = 0.1;
const SIMILAR_SCANNED = 0.25;

/** The most words, and strokes between them, of the first line of a label. */
const MOST_WORDS = 6;

/** «Organizador» above «(CIF)»: what is in parentheses belongs to the line before it. */
const IN_PARENTHESES = /^\(.+\)$/;

/** «Anillo / Bloque / Fila / Asiento» is a list of labels. */
const isLabelOrList = (text: string, isOcr: boolean) =>
  isLabel(text, isOcr) || (text.includes(' / ') && text.split(' / ').every((part) => isLabel(part, isOcr)));

/** Labels that go on in the line below, if that line has no value of its own. */
function withLabelsOfLines(fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  const joined = new Map<Fragment, Fragment>();
  const gone = new Set<Fragment>();
  for (const upper of fragments) {
    if (gone.has(upper) || upper.text.endsWith(':') || upper.words.length > MOST_WORDS) continue;
    const lower = fragments.find(
      (one) =>
        LETTER_OR_DIGIT.test(one.text) &&
        one.y0 > upper.y0 + 0.5 * upper.size &&
        one.y0 - upper.y0 < LABEL_PITCH * upper.size &&
        Math.abs(one.size - upper.size) < (isOcr ? SIMILAR_SCANNED : SIMILAR) * upper.size &&
        (isAligned(one, upper, upper.size) || Math.abs(centerX(one) - centerX(upper)) < ALIGNED * upper.size),
    );
    if (!lower || !isLabelOrList(`${upper.text} ${lower.text}`, isOcr)) continue;
    const isBeside = (line: Fragment) => (one: Fragment) =>
      one.x0 > line.x1 &&
      one.x0 - line.x1 < 25 * line.size &&
      Math.abs(centerY(one) - centerY(line)) < 0.25 * line.size;
    const between = { ...lower, y0: (upper.y0 + lower.y0) / 2, y1: (upper.y1 + lower.y1) / 2 };
    const hasOne =
      !fragments.some(isBeside(lower)) && [upper, between].some((line) => fragments.some(isBeside(line)));
    const mustGoOn = UNFINISHED.test(upper.text) || IN_PARENTHESES.test(lower.text);
    if (isLabel(upper.text, isOcr) && isLabel(lower.text, isOcr) && !hasOne && !mustGoOn) continue;
    const both: Fragment = {
      words: [...upper.words, ...lower.words],
      text: `${upper.text} ${lower.text}`,
      size: upper.size,
      lines: [upper, lower],
      ...union([upper, lower]),
    };
    joined.set(upper, both);
    gone.add(lower);
  }
  return fragments.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one);
}

const labelsOfLines = (labels: ReadonlySet<Fragment>): Cell[] =>
  [...labels].flatMap((label) => (label.lines ? [{ anchor: centerY(label), lines: label.lines }] : []));

/** The values beside a column of labels. */
function besideLabels({ fragments, labels }: Seen): Cell[] {
  const columns: Fragment[][] = [];
  for (const label of labels) {
    // A heading may end where labels of another column do.
    const column =
      columns.find(([first]) => first && isAligned(first, label, label.size)) ??
      columns.find(([first]) => first && Math.abs(first.x1 - label.x1) < ALIGNED * label.size);
    if (column) column.push(label);
    else columns.push([label]);
  }
  return columns.flatMap((column) => {
    if (column.length < FEWEST_LABELS) return [];
    const right = Math.max(...column.map(({ x1 }) => x1));
    const [first, last] = [column[0], column.at(-1)];
    if (!first || !last) return [];
    const { size } = first;
    // Behind the next column of labels are their values.
    const end = Math.min(
      ...columns.filter(isColumn).flatMap(([one]) => (one && one.x0 > right + size ? one.x0 : [])),
    );
    const values = fragments.filter(
      (one) =>
        one.x0 >= right - 0.5 * size &&
        one.x0 < end - ALIGNED * size &&
        one.y1 > first.y0 - MOST_AROUND * size &&
        one.y0 < last.y1 + MOST_AROUND * size,
    );
    return edgesOf(
      values.filter((one) => !labels.has(one)),
      size,
    )
      .map((edge) => values.filter((one) => Math.abs(one.x0 - edge) < ALIGNED * size))
      .filter((lines) => lines.length > 1 && lines.length >= 0.5 * column.length)
      .flatMap((lines) => partitioned(column, lines, PITCH));
  });
}

/** «Arena» alone at an edge may be the last line of a value. */
const isColumn = (labels: readonly Fragment[]) =>
  labels.length >= FEWEST_LABELS || labels.some(({ text }) => text.endsWith(':'));

/** The left edges of columns of texts. */
function edgesOf(texts: readonly Fragment[], size: number): number[] {
  const edges: number[] = [];
  for (const { x0 } of texts) if (!edges.some((edge) => Math.abs(edge - x0) < ALIGNED * size)) edges.push(x0);
  return edges;
}

/** The lines below a label of the same column, up to the next label: a line that ends early is the last. */
function belowLabels({ fragments, labels, isOcr }: Seen): Cell[] {
  return [...labels].flatMap((label) => {
    const beside = fragments.find(
      (one) => one.x0 > label.x1 && one !== label && sharedHeight(one, label) > 0.5 * label.size,
    );
    const below = fragments
      .filter(
        (one) =>
          one.y0 > label.y0 + 0.5 * label.size &&
          (isAligned(one, label, label.size) ||
            Math.abs(centerX(one) - centerX(label)) < ALIGNED * label.size),
      )
      .toSorted((a, b) => a.y0 - b.y0);
    const lines: Fragment[] = [];
    const right = Math.max(0, ...below.map(({ x1 }) => x1));
    const edge = beside && beside.x0 > right ? right : Math.min(right, beside?.x0 ?? right);
    for (const one of below) {
      const before = lines.at(-1) ?? label.lines?.at(-1) ?? label;
      const isNext = labels.has(one)
        ? one.text.endsWith(':') || hasValueBelow(one, below)
        : startsWithLabel(one, isOcr);
      if (isNext || one.y0 - before.y0 > PITCH * Math.max(one.size, before.size)) break;
      if (lines.length > 0 && !goesOn(before, one, edge)) break;
      lines.push(one);
    }
    return lines.length > 1 && lines[0] ? [{ anchor: centerY(lines[0]), lines }] : [];
  });
}

/** «Código localizador V4YY6LZ»: a label of several words, with its value close behind it. */
const startsWithLabel = (one: Fragment, isOcr: boolean) =>
  [2, 3, 4].some((count) => count < one.words.length && isLabel(parted(one, [count])[0]?.text ?? '', isOcr));

/** «Arena» at the end of a value is no label: nothing is below it. */
const hasValueBelow = (label: Fragment, column: readonly Fragment[]) =>
  column.some((one) => {
    const down = one.y0 - (label.lines?.at(-1) ?? label).y0;
    return down > 0.5 * label.size && down < PITCH * label.size;
  });

/** How much space a line may leave at its end, in letter sizes: cells have margins, and words differ. */
const NARROWER = 1.5;

/** Whether a line goes on in the next one: same print, and its first word had no place. */
function goesOn(line: Fragment, next: Fragment, edge: number): boolean {
  const [word] = next.words;
  return (
    word !== undefined &&
    Math.abs(line.size - next.size) < 0.12 * line.size &&
    line.x1 + SPACE * line.size + (word.x1 - word.x0) > edge - NARROWER * line.size
  );
}

/** The cells of tables with a heading: rows are where the columns of one line have theirs. */
function inTables({ fragments, labels, isOcr }: Seen): Cell[] {
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
    const columns = heading.map((head, index) => {
      const [left, right] = [
        head.x0 - ALIGNED * head.size,
        (heading[index + 1]?.x0 ?? Number.POSITIVE_INFINITY) - ALIGNED * head.size,
      ];
      return inside
        .filter((one) => one.x0 >= left && one.x0 < right && one.x1 < right + head.size)
        .toSorted((a, b) => a.y0 - b.y0);
    });
    // Cells of some columns have several lines, or none; a scan loses some.
    const sizes = columns.map((column) => column.length);
    const often = ({ length }: Fragment[]) => sizes.filter((size) => size === length).length;
    // Headings above each other, as in a form, have a row each: its other lines belong to the same cells.
    const isForm = end !== undefined && isHeading(end, labels) && !sizes.includes(0);
    const rows = columns
      .filter((column) => (isForm || column.length > 1) && often(column) > 1)
      .toSorted((one, other) => (isOcr ? often(other) - often(one) : 0) || one.length - other.length)[0];
    if (!rows) continue;
    for (const head of heading) cells.push({ anchor: centerY(head), lines: [head], inTable: true });
    for (const column of columns)
      cells.push(...partitioned(rows, column, PITCH).map((cell) => ({ ...cell, inTable: true })));
  }
  return cells;
}

/** The first text below a table's heading that has a label with a colon, is in the next heading, or starts the line of sums. */
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
  return fragments
    .filter(
      (one) =>
        one.y0 > heading.y1 + 0.2 * heading.size &&
        (hasLabel(one) || isHeading(one, labels) || startsSums(one)),
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
function partedInTables(fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  const possible = new Map(fragments.map((one) => [one, headingsIn(one, isOcr)]));
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
    const rows = heads.filter((one) => !labels.has(one) && one.y0 > label.y0 && one.y1 < bottom);
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
  const inRows = rows.filter(({ words }) => words.length <= MOST_IN_ROW);
  const where = (isThere: (word: Word, reach: number) => boolean) =>
    inRows.filter(({ words, size }) => words.some((word) => isThere(word, NEAR_EDGE * size))).length;
  const over = where(({ x0, x1 }, reach) => x0 < x - reach && x1 > x + reach);
  return over === 0 || over < where(({ x0 }, reach) => Math.abs(x0 - x) < reach);
}

/** Whether most rows have a text that starts behind the heading before an edge and reaches over it: «Abonado» in the middle of its column. */
function isInside(x: number, before: Fragment | undefined, rows: readonly Fragment[]): boolean {
  if (!before) return false;
  const inRows = rows.filter(({ words }) => words.length <= MOST_IN_ROW);
  const starts = inRows.filter(({ x0, x1, size }) => x0 > before.x1 && x0 < x - NEAR_EDGE * size && x1 > x);
  const lines = inRows.filter(({ x0, x1 }) => x0 < before.x1 && x1 > before.x0).length;
  return starts.length > lines / 2;
}

/** A text with more words without a gap is a sentence below the table. */
const MOST_IN_ROW = 10;

/** How far a word may be from the edge of its column: where the words of one text are, is estimated. */
const NEAR_EDGE = 0.9;

/** «Bloque Fila Asiento»: headings beside each other with little more than a space between them. */
function headingsIn(one: Fragment, isOcr: boolean): Fragment[] {
  if (one.words.length < 2 || one.words.some(({ text }) => text.endsWith(':')) || isLabel(one.text, isOcr))
    return [one];
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
