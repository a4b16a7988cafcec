import type { Layout, Box, Label, Line, Segment, Token } from '../model.ts';
import { centerX, height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import { addressGoesOn, addressIsCut } from '../fields/direccion.ts';
import { textOf, withoutEnds } from '../lines/lines.ts';
import { endsName } from './telling-texts.ts';
import type { StackedLabel } from '../labels/stacked-labels.ts';

export type Direction = 'inline' | 'right' | 'below' | 'above';

/** Words that may be the value of a label, by their position. */
export interface Candidate extends Box {
  label: Label;
  tokens: Token[];
  direction: Direction;
  /** How well it is at the place of a value, 0 to 1. */
  place: number;
  line: number;
  /** Set if the words may be a label themselves. */
  isLabel?: Label;
}

/** The weight of a value above its label, compared with one below it. */
export const OVER = 0.85;

/** The largest distance of a value below or above its label, in letter sizes. */
const REACH = 2.8;

/** The same below the heading of a table, whose first row may have a cell of many lines, and the labels beside one in a heading. */
const REACH_OF_HEADING = 5;
const HEADING_LABELS = 4;

/** The weight of a value beside a label of two lines. */
const BESIDE_BOTH = 0.95;

/** All possible values of a label: after, beside, below and above it. */
export function candidatesFor(
  label: Label,
  layout: Layout,
  stacked: readonly StackedLabel[] = [],
): Candidate[] {
  const lines = stacked.find(({ upper, lower }) => upper === label || lower === label);
  if (lines)
    return lines.upper === label
      ? [candidate(label, lines.value, lines.value.tokens, 'right', BESIDE_BOTH)]
      : [];
  const behind = nextTo(label, layout) ?? onNextLine(label, layout);
  if (behind && label.led) return [behind];
  return [behind, ...vertical(label, layout, 1), ...(label.led ? [] : vertical(label, layout, -1))].filter(
    (one) => one !== null,
  );
}

/** The next text on the line, unless it is certainly a label. */
function nextTo(label: Label, { lines, labels, segments }: Layout): Candidate | null {
  const next = segments
    .filter(({ line, start }) => line === label.line && start >= label.end)
    .toSorted((a, b) => a.start - b.start)[0];
  const blocking = labels.find(
    (other) =>
      other.line === label.line &&
      !other.tentative &&
      other.start >= label.end &&
      (!next || other.start < next.start),
  );
  const line = lines[label.line];
  // «Full d’abonament / Hoja de abono»: behind a stroke is the same in another language.
  if (!next || blocking || !line || next.tokens[0]?.text === '/') return null;
  const gap = next.x0 - label.x1;
  const inline = !next.tokens[0]?.apart;
  const place = label.led ? 1 : inline ? 0.97 : 0.95 - Math.min(0.15, gap / 1500);
  return candidate(label, next, next.tokens, inline ? 'inline' : 'right', place);
}

/** «… NIF del club organizador:» at the end of a line of prose: the text goes on at the start of the next one. */
function onNextLine(label: Label, { lines, labels, segments }: Layout): Candidate | null {
  const [line, below] = [lines[label.line], lines[label.line + 1]];
  if (!line || !below || !label.led || line.tokens[label.start]?.apart || label.end < line.tokens.length)
    return null;
  const first = segments.find(({ line: at, start }) => at === label.line + 1 && start === 0);
  const isLabelled = labels.some((other) => other.line === label.line + 1 && other.start === 0);
  const isNext = below.y0 - line.y1 < line.size && Math.abs(below.x0 - line.x0) < line.size;
  return first && !isLabelled && isNext && first.x0 < label.x0
    ? candidate(label, first, first.tokens, 'inline', 0.9)
    : null;
}

function candidate(
  label: Label,
  segment: Segment,
  tokens: Token[],
  direction: Direction,
  place: number,
): Candidate {
  return {
    label,
    tokens,
    direction,
    place,
    line: segment.line,
    ...(segment.label && { isLabel: segment.label }),
    ...union(tokens),
  };
}

/** The nearest words below (`step` 1) or above (−1) in the label's column. */
function vertical(label: Label, layout: Layout, step: 1 | -1): Candidate[] {
  const { lines, labels, segments } = layout;
  const beside = labels.filter((other) => other.line === label.line && other !== label);
  const columnEnd = Math.min(...beside.map(({ x0 }) => x0).filter((x0) => x0 > label.x1));
  // Without a column on the left, a centred value may start there.
  const isFirst = !beside.some(({ x1 }) => x1 < label.x0);
  const column = { start: isFirst ? Number.NEGATIVE_INFINITY : label.x0, end: columnEnd };
  const isInHeading = step === 1 && beside.length >= HEADING_LABELS;
  const isLast = lines[label.line]?.tokens.length === label.end;
  for (let index = label.line + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (!line) break;
    const gap = step === 1 ? line.y0 - label.y1 : label.y0 - line.y1;
    const size = Math.max(line.size, lines[label.line]?.size ?? 0);
    if (gap > (isInHeading ? REACH_OF_HEADING : REACH) * size) break;
    if (gap < -0.5 * size) continue;
    const blocked = labels.some(
      (other) => other.line === index && !other.tentative && sharedWidth(other, label) > 0 && other !== label,
    );
    if (blocked) break;
    const ofRow = step === 1 ? inRowBelow(label, index, layout) : undefined;
    const found = segments
      .filter(
        (segment) =>
          segment.line === index && (inColumn(segment, label, columnEnd, size) || segment === ofRow),
      )
      .flatMap((segment) => pieces(segment, column, size).map((tokens) => ({ segment, tokens })))
      .map(({ segment, tokens }) => {
        // Words are removed from a segment only if it is also below the next label.
        const cut =
          tokens.length < segment.tokens.length && !beside.some((other) => sharedWidth(other, segment) > 0);
        // «DIRECCION:» alone on its line, with a value at the other edge of the next one.
        const isNext = step === 1 && label.led && isLast && segment.start === 0 && gap < NEXT_LINE * size;
        const alignment = aligned(cut ? segment : union(tokens), label, size);
        const place =
          Math.max(alignment, isNext ? BELOW_COLON : 0) *
            (step === 1 ? 1 : OVER) *
            (cut ? 0.9 * clarityOf(segment.tokens) : 1) -
          Math.max(0, gap) / size / 40;
        const others = isOthers(union(tokens), label, labels, step) ? OTHERS : 1;
        return candidate(label, segment, tokens, step === 1 ? 'below' : 'above', place * others);
      });
    if (found.length > 0) return found;
  }
  return [];
}

/** How near the next line is, in letter sizes, and how likely it has the value of a label with a colon that has none beside it. */
const NEXT_LINE = 0.6;
const BELOW_COLON = 0.85;

/** The weight of a value that is much nearer to a label on its other side. */
const OTHERS = 0.7;
const MUCH_NEARER = 0.5;

function isOthers(value: Box, label: Label, labels: readonly Label[], step: 1 | -1): boolean {
  const gapTo = (other: Box, below: boolean) => (below ? other.y0 - value.y1 : value.y0 - other.y1);
  const own = gapTo(label, step === -1);
  return labels.some(
    (other) =>
      other !== label &&
      sharedWidth(other, value) > 0 &&
      gapTo(other, step === 1) > -0.3 * height(value) &&
      gapTo(other, step === 1) < MUCH_NEARER * own,
  );
}

/** The factor of the least certain word for the rank: a word with uncertain letters is no reason to remove it. */
export const clarityOf = (tokens: readonly Token[]): number =>
  Math.min(1, ...tokens.map(({ confidence }) => confidence)) ** 0.25;

const inColumn = (segment: Box, label: Label, columnEnd: number, size: number) =>
  sharedWidth(segment, label) > -0.4 * size && segment.x0 < columnEnd - 0.3 * size;

/**
 * The text of a label in a line that has one below each label of the heading: amounts stand at the right edge of their
 * cell, or in its middle, and their label at the left edge. Undefined if the line is no such row.
 */
function inRowBelow(label: Label, index: number, { labels, segments }: Layout): Label | Segment | undefined {
  const textsOf = (at: number) =>
    [
      ...labels.filter(({ line, tentative }) => line === at && !tentative),
      ...segments.filter(({ line }) => line === at),
    ].toSorted((a, b) => a.x0 - b.x0);
  const [heading, row] = [textsOf(label.line), textsOf(index)];
  const isIn = (one: Box, column: number) =>
    one.x0 >= (heading[column]?.x0 ?? 0) - 0.5 * height(one) &&
    one.x1 < (heading[column + 1]?.x0 ?? Number.POSITIVE_INFINITY);
  const isRow = heading.length > 1 && row.length === heading.length && row.every(isIn);
  const isOwn = (one: Label | Segment) => one === label || ('tokens' in one && one.label === label);
  return isRow ? row[heading.findIndex(isOwn)] : undefined;
}

/** The words of a segment; and those in the column alone, if the segment reaches into the next one. */
function pieces(segment: Segment, column: { start: number; end: number }, size: number): Token[][] {
  const inside = withoutEnds(
    segment.tokens.filter(
      (token) => token.x0 >= column.start - size && centerX(token) < column.end - 0.2 * size,
    ),
    STROKE,
  );
  return inside.length === segment.tokens.length || inside.length === 0
    ? [segment.tokens]
    : [segment.tokens, inside];
}

/** OCR reads some in the specks between columns, which belong to neither column. */
const STROKE = /^[—–|-]+$/u;

function aligned(value: Box, label: Box, size: number): number {
  if (Math.abs(value.x0 - label.x0) <= 0.6 * size) return 0.95;
  if (Math.abs(centerX(value) - centerX(label)) <= 0.9 * size) return 0.93;
  if (Math.abs(value.x1 - label.x1) <= 0.6 * size) return 0.91;
  return 0.7;
}

/** The continuation of some words on the line below. */
export function continuation(
  tokens: readonly Token[],
  label: Label,
  size: number,
  layout: Layout,
): Segment | null {
  // A comma before the next label on the line ends the value.
  const isBeforeLabel = layout.labels.some(
    ({ line, start }) => start > 0 && layout.lines[line]?.tokens[start - 1] === tokens.at(-1),
  );
  const unfinished = textOf(tokens).endsWith(',') && !isBeforeLabel;
  return lineBelow(tokens, label, size, unfinished, layout) ?? lineOfParagraph(tokens, label, size, layout);
}

/** Whether a text starts a line of a form as the labels beside values do: «Responsable:», a label that is not known. */
const startsRow = (one: Segment, label: Label, value: Box, size: number) =>
  one.start === 0 &&
  label.x1 <= value.x0 &&
  one.x1 <= value.x0 &&
  Math.abs(one.x0 - label.x0) < 0.6 * size &&
  /^\p{Lu}|:$/u.test(textOf(one.tokens));

/** How much space a line may leave at its end, in letter sizes. */
const NARROWER = 1.5;

/** «Dirección: Avenida … de Gran» at the right edge of the page, or of its column: the text goes on below its label. */
function lineOfParagraph(
  tokens: readonly Token[],
  label: Label,
  size: number,
  { lines, segments }: Layout,
): Segment | null {
  const value = union([...tokens]);
  const isAddress = label.meanings.some(({ topic }) => topic === 'direccion');
  const text = textOf(tokens);
  const lacksTown = isAddress && addressIsCut(text);
  const isName = label.meanings.some(({ topic }) => topic === 'nombreAsistente');
  if (!label.led && !isAddress && !isName) return null;
  const line = lines[label.line];
  // In running text, lines start where the paragraph does.
  const isInText =
    label.led && line !== undefined && label.start > 0 && line.tokens[label.start]?.apart === false;
  const starts = (one: Segment) =>
    isInText
      ? one.start === 0 && Math.abs(one.x0 - line.x0) < 0.6 * size
      : (one.start === 0 || lacksTown || (isAddress && addressGoesOn(text, textOf(one.tokens)))) &&
        one.x0 > label.x0 - 0.6 * size &&
        one.x0 < label.x0 + (label.led && one.start === 0 ? INDENT : 0.6) * size;
  const below = segments.find(
    (one) => !one.label && starts(one) && one.y0 - value.y1 > -0.4 * size && one.y0 - value.y1 < 0.75 * size,
  );
  if (below && isAddress && addressGoesOn(text, textOf(below.tokens))) return below;
  if (!isInText && below?.tokens.length !== lines[below?.line ?? 0]?.tokens.length) return null;
  if (below && isName && endsName(textOf(below.tokens))) return below;
  if (!label.led && !lacksTown) return null;
  return below && isFull(tokens, below.tokens, label, size, lines) ? below : null;
}

/** Whether the value of a label reaches so near to its right edge that the first word of the next line had no room behind it. */
export function isFull(
  tokens: readonly Token[],
  [first]: readonly Token[],
  label: Label,
  size: number,
  lines: readonly Line[],
): boolean {
  const { x1 } = union([...tokens]);
  const next = lines[label.line]?.tokens.find(({ x0, apart }) => apart && x0 >= x1);
  const edge = next?.x0 ?? Math.max(...lines.map((line) => line.x1));
  return first !== undefined && x1 + width(first) > edge - NARROWER * size;
}

/** How far the further lines of a text start behind its label, in letter sizes. */
const INDENT = 2.5;

/** How far the right edges of the lines of a text are from each other, in letter sizes: a picture is never quite upright. */
const RIGHT_EDGE = 0.2;
const RIGHT_EDGE_SCANNED = 0.6;
/** How much the sizes of the lines of a text differ, as a share: in a picture, a line without tall letters is lower. */
const SAME_SIZE = 0.15;
const SAME_SIZE_SCANNED = 0.3;
const SAME_SIZE_UNFINISHED = 0.45;

/** The words of the line below some words, in the same column and print. */
function lineBelow(
  tokens: readonly Token[],
  label: Label,
  size: number,
  unfinished: boolean,
  { lines, labels, segments, isOcr }: Layout,
): Segment | null {
  const value = union([...tokens]);
  const rightEdge = isOcr ? RIGHT_EDGE_SCANNED : RIGHT_EDGE;
  const sameSize = isOcr ? SAME_SIZE_SCANNED : SAME_SIZE;
  // A text that ends with a comma continues, even if the next line starts elsewhere.
  const [reach, indent] = unfinished ? [1.5, 14] : [0.75, 0.6];
  // Rolls have the labels at their left edge, and the values at their right one.
  const isRightBelow = (one: Segment) =>
    one.start === 0 && one.x0 > label.x1 && Math.abs(one.x1 - value.x1) < rightEdge * size;
  for (const [index, line] of lines.entries()) {
    const [below] = segments
      .filter((one) => {
        // Beside it there may be a text in other print, of another part of the page.
        const own = isOcr ? line : { y0: one.y0, size: height(one) };
        const gap = own.y0 - value.y1;
        return (
          one.line === index &&
          !one.label &&
          gap >= -0.4 * size &&
          gap <= reach * size &&
          (Math.abs(one.x0 - value.x0) < indent * size || isRightBelow(one)) &&
          Math.abs(own.size - size) < (unfinished ? SAME_SIZE_UNFINISHED : sameSize) * size
        );
      })
      .toSorted((a, b) => Math.abs(a.x0 - value.x0) - Math.abs(b.x0 - value.x0));
    const labelled =
      labels.some(
        (other) => other.line === index && other.x0 < (below?.x0 ?? 0) && sharedHeight(other, line) > 0,
      ) || segments.some((one) => one.line === index && startsRow(one, label, value, size));
    // «Grup C-» above «A»
    const isLetter = textOf(below?.tokens ?? []).length < 2 && !textOf([...tokens]).endsWith('-');
    if (below && !labelled && !isLetter) return below;
  }
  return null;
}
