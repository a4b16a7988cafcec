import { fragmentsOf, type Fragment, GAP, parted } from '../lines/fragments.ts';
import type { Box, Word } from '../model.ts';
import { centerX, centerY, sharedHeight, union } from '../geometry.ts';
import { startsTown } from '../fields/direccion.ts';
import { isLabel } from '../fields/lexicon.ts';
import { LETTER_OR_DIGIT } from '../text/letters.ts';
import { ALIGNED, type Cell, standsAlone, partitioned, PITCH } from './cell-lines.ts';
import { onOneLine, SPACE, type Unwrapped } from './on-one-line.ts';
import { FEWEST_HEADINGS, inTables, partedInTables, type Seen } from './table-cells.ts';

// Values that go on in the lines below, inside their cell: the page is changed into one where each value has one line,
// beside or below its label. Where a cell ends is concluded from all cells of its column together.

/** A rule of dashes is in no cell. */
const isRule = ({ text }: Fragment) => /^[-–—_=.·* ]{4,}$/.test(text);

/** With fewer labels below each other, they are no column. */
const FEWEST_LABELS = 2;
/** How far the lines of the first and last value reach above and below their labels, in letter sizes. */
const MOST_AROUND = 8;
const LABEL_PITCH = 1.85;

/** The page with each value on one line; null if each has one already. */
export function unwrapped(words: readonly Word[], isOcr: boolean): Unwrapped | null {
  const printed = fragmentsOf(words, isOcr);
  const parts = partedInTables(printed, isOcr);
  const rules = parts.filter(isRule);
  const texts = parts.filter((part) => !isRule(part));
  const fragments = withLabelsOfLines(texts, isOcr);
  const labels = new Set(fragments.filter(({ text }) => isLabelOrList(text, isOcr)));
  const seen = { fragments, labels, isOcr };
  const used = new Set<Fragment>();
  const cells = [
    ...inTables(seen),
    ...labelsOfLines(labels),
    ...besideLabels(seen),
    ...(valuesAreAbove(seen) ? aboveLabels(seen) : belowLabels(seen)),
  ].filter((cell) => {
    if (cell.lines.some((line) => used.has(line))) return false;
    cell.lines.forEach((line) => used.add(line));
    return true;
  });
  const wrapped = cells.filter(({ lines }) => lines.length > 1);
  const isClose = parts.length > printed.length && cells.some(({ inTable }) => inTable);
  return wrapped.length > 0 || isClose ? onOneLine([...fragments, ...rules], cells) : null;
}

const isAligned = (a: Box, b: Box, size: number, nearest = ALIGNED) => Math.abs(a.x0 - b.x0) < nearest * size;

/** The same in a picture, where the pieces of a rule may be read as a part of a text. */
const ALIGNED_SCANNED = 0.75;

/** Whether a text starts where a label does, or has the same middle. */
const isInColumn = (one: Box, label: Fragment) =>
  isAligned(one, label, label.size) || Math.abs(centerX(one) - centerX(label)) < ALIGNED * label.size;

/** How much further the right edges of a column of labels are from each other: some programs measure their accents wrongly. */
const RIGHT_LOOSER = 0.2;

/**
 * How much the sizes of the labels of a column differ, as a share: «RECIBO» above them in large print is the title. In a picture
 * they are measured by the letters, of which some reach below the line.
 */
const SAME_PRINT = 0.3;
const SAME_PRINT_SCANNED = 0.6;

/** «Dirección del», «Nombre y», «Bloque /»: a label that must go on. */
const UNFINISHED = /(^|\s)(de|del|dels|de la|y|i|e|o|a|per|por|d['’]|\/)$/iu;

/** The size of a scanned text depends on its letters: that of «organizador» has a «g». */
const SIMILAR = 0.1;
const SIMILAR_SCANNED = 0.25;

/** The most words, and strokes between them, of the first line of a label. */
const MOST_WORDS = 6;

/** How far a value may be beside its label, in letter sizes: on a roll they are at both edges. */
const FARTHEST_VALUE = 40;

/** «Organizador» above «(CIF)»: what is in parentheses belongs to the line before it. */
const IN_PARENTHESES = /^\(.+\)$/;

/** «Dirección» above «pabellón:»: the label has its colon at the end of its last line. */
const ENDS_LABEL = /^\p{Ll}.*:$/u;

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
        isInColumn(one, upper),
    );
    if (!lower || !isLabelOrList(`${upper.text} ${lower.text}`, isOcr)) continue;
    const isBeside = (line: Fragment) => (one: Fragment) =>
      one.x0 > line.x1 &&
      one.x0 - line.x1 < FARTHEST_VALUE * line.size &&
      Math.abs(centerY(one) - centerY(line)) < 0.25 * line.size;
    const between = { ...lower, y0: (upper.y0 + lower.y0) / 2, y1: (upper.y1 + lower.y1) / 2 };
    const hasOne =
      !fragments.some(isBeside(lower)) && [upper, between].some((line) => fragments.some(isBeside(line)));
    // «Gastos» and «gestión» in the heading of a table, whose other labels are at the height of the space between them.
    const isInHeading = () =>
      fragments.filter(
        (one) =>
          one !== upper &&
          one !== lower &&
          Math.abs(centerY(one) - centerY(between)) < 0.25 * upper.size &&
          isLabelOrList(one.text, isOcr),
      ).length >= FEWEST_HEADINGS;
    const mustGoOn =
      UNFINISHED.test(upper.text) ||
      IN_PARENTHESES.test(lower.text) ||
      ENDS_LABEL.test(lower.text) ||
      isInHeading();
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
function besideLabels(seen: Seen): Cell[] {
  const { fragments, labels, isOcr } = seen;
  const nearest = isOcr ? ALIGNED_SCANNED : ALIGNED;
  const samePrint = isOcr ? SAME_PRINT_SCANNED : SAME_PRINT;
  const columns: Fragment[][] = [];
  for (const label of labels) {
    const alike = columns.filter(
      ([first]) => first && Math.abs(first.size - label.size) < samePrint * label.size,
    );
    // A heading may end where labels of another column do.
    const column =
      alike.find(([first]) => first && isAligned(first, label, label.size, nearest)) ??
      alike.find(([first]) => first && Math.abs(first.x1 - label.x1) < (nearest + RIGHT_LOOSER) * label.size);
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
    const texts = values.filter((one) => !labels.has(one));
    const columnsAt = (edgeOf: (one: Fragment) => number) =>
      edgesOf(texts.map(edgeOf), nearest * size).map((edge) =>
        values.filter((one) => Math.abs(edgeOf(one) - edge) < nearest * size),
      );
    return (
      // Rolls have their values at the right edge.
      [...columnsAt(({ x0 }) => x0), ...columnsAt(({ x1 }) => x1)]
        .filter((lines) => lines.length > 1 && lines.length >= 0.5 * column.length)
        // A column of labels too: the values are below.
        .filter((lines) => lines.filter((one) => labels.has(one)).length < 0.5 * column.length)
        .flatMap((lines) => partitioned([...column, ...unknownLabels(column, lines, seen)], lines, PITCH))
    );
  });
}

/** How far the middles of a label and of its value beside it are from each other, in letter sizes. */
const LEVEL = 0.1;
const LEVEL_SCANNED = 0.3;
/** How far above its column the heading of values may be, in letter sizes. */
const HEADING_ABOVE = 3;

/**
 * «Responsable:» in a column of labels: the text beside it is its value, not a further line of the one above. Without a colon it
 * may be a text below a heading, if the values have one too.
 */
function unknownLabels(
  column: readonly Fragment[],
  values: readonly Fragment[],
  { fragments, labels, isOcr }: Seen,
): Fragment[] {
  const level = isOcr ? LEVEL_SCANNED : LEVEL;
  const [first] = values.toSorted((a, b) => a.y0 - b.y0);
  const hasHeading = [...labels].some(
    (label) =>
      first &&
      isAligned(label, first, label.size) &&
      label.y0 < first.y0 &&
      first.y0 - label.y1 < HEADING_ABOVE * label.size,
  );
  const starts = hasHeading ? /:$/ : /^\p{Lu}|:$/u;
  return fragments.filter(
    (one) =>
      starts.test(one.text) &&
      !labels.has(one) &&
      column.every((label) => isAligned(one, label, one.size)) &&
      values.some(
        (value) => value.x0 >= one.x1 && Math.abs(centerY(value) - centerY(one)) < level * one.size,
      ),
  );
}

/** «Arena» alone at an edge may be the last line of a value. */
const isColumn = (labels: readonly Fragment[]) =>
  labels.length >= FEWEST_LABELS || labels.some(({ text }) => text.endsWith(':'));

/** Edges of columns of texts, from those of the texts. */
function edgesOf(ends: readonly number[], nearest: number): number[] {
  const edges: number[] = [];
  for (const x of ends) if (!edges.some((edge) => Math.abs(edge - x) < nearest)) edges.push(x);
  return edges;
}

/** The lines below a label of the same column, up to the next label: a line that ends early is the last. */
function belowLabels({ fragments, labels, isOcr }: Seen): Cell[] {
  return [...labels].flatMap((label) => {
    const beside = fragments.find(
      (one) => one.x0 > label.x1 && one !== label && sharedHeight(one, label) > 0.5 * label.size,
    );
    // «Recinto: Pabellón Municipal»: its value starts beside it.
    if (beside && label.text.endsWith(':') && beside.x0 - label.x1 < GAP * label.size) return [];
    const below = fragments
      .filter((one) => one.y0 > label.y0 + 0.5 * label.size && isInColumn(one, label))
      .toSorted((a, b) => a.y0 - b.y0);
    const lines: Fragment[] = [];
    const right = Math.max(0, ...below.map(({ x1 }) => x1));
    const edge = beside && beside.x0 > right ? right : Math.min(right, beside?.x0 ?? right);
    for (const one of below) {
      const before = lines.at(-1) ?? label.lines?.at(-1) ?? label;
      const isNext = labels.has(one)
        ? one.text.endsWith(':') || hasValueBelow(one, below)
        : startsWithLabel(one, isOcr);
      // «Total 60,00 €» above «Secretaría 922 000 111»: both have their value beside them.
      const isRow =
        beside !== undefined &&
        !labels.has(beside) &&
        fragments.some(
          (other) => isAligned(other, beside, one.size) && sharedHeight(other, one) > 0.5 * one.size,
        );
      if (isNext || isRow || one.y0 - before.y0 > PITCH * Math.max(one.size, before.size)) break;
      if (lines.length > 0 && (standsAlone(one) || !goesOn(before, one, edge, isOcr))) break;
      lines.push(one);
    }
    return lines.length > 1 && lines[0] ? [{ anchor: centerY(lines[0]), lines }] : [];
  });
}

/** The widest gap between a value and the label below it, in letter sizes. */
const CLOSE_ABOVE = 0.6;

/** Whether labels stand below their values, as on some cards: then texts are close above most of them, and not below. */
function valuesAreAbove({ fragments, labels }: Seen): boolean {
  const close = (gapOf: (label: Fragment, one: Fragment) => number) =>
    [...labels].filter((label) =>
      fragments.some((one) => {
        const gap = gapOf(label, one) / label.size;
        return !labels.has(one) && isInColumn(one, label) && gap > -CLOSE_ABOVE && gap < CLOSE_ABOVE;
      }),
    ).length;
  const above = close((label, one) => label.y0 - one.y1);
  const below = close((label, one) => one.y0 - label.y1);
  return above >= FEWEST_ABOVE && above > 2 * below;
}
const FEWEST_ABOVE = 4;

/** The distance of the lines of a value above its label, in letter sizes: a heading above it is further away. */
const CLOSE_PITCH = 1.6;

/** The lines above a label of the same column, from the nearest one up to where a text starts. */
function aboveLabels({ fragments, labels, isOcr }: Seen): Cell[] {
  return [...labels].flatMap((label) => {
    const above = fragments
      .filter((one) => one.y0 < label.y0 - 0.5 * label.size && isInColumn(one, label))
      .toSorted((a, b) => b.y0 - a.y0);
    const edge = Math.max(0, ...above.map(({ x1 }) => x1));
    const lines: Fragment[] = [];
    for (const one of above) {
      const [next = label] = lines;
      const pitch = lines.length > 0 ? CLOSE_PITCH : PITCH;
      if (labels.has(one) || standsAlone(one) || next.y0 - one.y0 > pitch * Math.max(one.size, next.size))
        break;
      if (lines.length > 0 && !goesOn(one, next, edge, isOcr)) break;
      lines.unshift(one);
    }
    const last = lines.at(-1);
    return last && lines.length > 1 ? [{ anchor: centerY(last), lines }] : [];
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
function goesOn(line: Fragment, next: Fragment, edge: number, isOcr: boolean): boolean {
  const [word] = next.words;
  return (
    word !== undefined &&
    Math.abs(line.size - next.size) < (isOcr ? SIMILAR_SCANNED : 0.12) * line.size &&
    (startsTown(line.text, next.text) ||
      line.x1 + SPACE * line.size + (word.x1 - word.x0) > edge - NARROWER * line.size)
  );
}
