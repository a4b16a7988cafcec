import { fragmentsOf, type Fragment } from '../lines/fragments.ts';
import { type Box, centerX, centerY, height, sharedHeight, sharedWidth, union, type Word } from '../lines/geometry.ts';
import { labelWord, meaningsOf } from '../text/lexicon.ts';
import { type Cell, partitioned } from './cell-lines.ts';

// Values that go on in the lines below, inside their cell: the page is changed into one where each value has one line,
// beside or below its label. Where a cell ends is concluded from all cells of its column together.

/** A page whose values have one line each. */
export interface Unwrapped {
  words: Word[];
  /** The position on the page. */
  back: (box: Box) => Box;
}

/** The share of a label's letters that must be right. */
const LIKE = 0.9;
/** With fewer labels below each other, they are no column. */
const FEWEST_LABELS = 2;
/** With fewer labels beside each other, they are no heading of a table. */
const FEWEST_HEADINGS = 4;
/** How far the left edges of a column's texts are from each other, in letter sizes. */
const ALIGNED = 0.45;
/** The distance of a cell's lines in letter sizes, from top to top, at most. */
const PITCH = 1.75;
/** The width of a space in letter sizes. */
const SPACE = 0.28;

interface Seen {
  fragments: Fragment[];
  labels: Set<Fragment>;
  isOcr: boolean;
}

/** The page with each value on one line; null if each has one already. */
export function unwrapped(words: readonly Word[], isOcr: boolean): Unwrapped | null {
  const fragments = fragmentsOf(words, isOcr);
  const labels = new Set(fragments.filter(({ text }) => isLabel(text, isOcr)));
  if (labels.size < FEWEST_LABELS) return null;
  const seen = { fragments, labels, isOcr };
  const used = new Set<Fragment>();
  const cells = [...inTables(seen), ...besideLabels(seen), ...belowLabels(seen), ...behindLabels(seen)].filter((cell) => {
    if (cell.lines.some((line) => used.has(line))) return false;
    cell.lines.forEach((line) => used.add(line));
    return true;
  });
  const wrapped = cells.filter(({ lines }) => lines.length > 1);
  return wrapped.length === 0 ? null : onOneLine(fragments, cells);
}

export function isLabel(text: string, isOcr: boolean): boolean {
  const words = text.replace(/[:.]+$/, '').split(/[\s/()]+/).map(labelWord).filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    meaningsOf(words, isOcr).some(({ likeness }) => likeness >= LIKE)
  );
}

const isAligned = (a: Box, b: Box, size: number) => Math.abs(a.x0 - b.x0) < ALIGNED * size;

/** The values beside a column of labels. */
function besideLabels({ fragments, labels }: Seen): Cell[] {
  const columns: Fragment[][] = [];
  for (const label of labels) {
    const column = columns.find(
      ([first]) =>
        first && (isAligned(first, label, label.size) || Math.abs(first.x1 - label.x1) < ALIGNED * label.size),
    );
    if (column) column.push(label);
    else columns.push([label]);
  }
  return columns.flatMap((column) => {
    if (column.length < FEWEST_LABELS) return [];
    const right = Math.max(...column.map(({ x1 }) => x1));
    const values = fragments.filter((one) => !labels.has(one) && one.x0 >= right - 0.5 * one.size);
    const next = column.flatMap((label) => {
      const [near] = values.filter((one) => sharedHeight(one, label) > 0.2 * label.size).toSorted((a, b) => a.x0 - b.x0);
      return near ? [near] : [];
    });
    const edge = mostCommon(next.map(({ x0 }) => x0), column[0]?.size ?? 0);
    const [first, last] = [column[0], column.at(-1)];
    if (edge === undefined || !first || !last || next.length < 0.5 * column.length) return [];
    const size = first.size;
    const lines = values.filter(
      (one) =>
        Math.abs(one.x0 - edge) < ALIGNED * size &&
        one.y1 > first.y0 - 5 * size &&
        one.y0 < last.y1 + 5 * size,
    );
    return partitioned(column, lines, PITCH);
  });
}

/** The number that most others are near. */
function mostCommon(numbers: readonly number[], size: number): number | undefined {
  const near = (one: number) => numbers.filter((other) => Math.abs(other - one) < ALIGNED * size).length;
  return numbers.toSorted((a, b) => near(b) - near(a))[0];
}

/** The lines below a label of the same column, up to the next label: a line that ends early is the last. */
function belowLabels({ fragments, labels }: Seen): Cell[] {
  return [...labels].flatMap((label) => {
    const beside = fragments.find((one) => one.x0 > label.x1 && one !== label && sharedHeight(one, label) > 0.5 * label.size);
    const below = fragments
      .filter(
        (one) =>
          one.y0 > label.y0 + 0.5 * label.size &&
          (isAligned(one, label, label.size) || Math.abs(centerX(one) - centerX(label)) < ALIGNED * label.size),
      )
      .toSorted((a, b) => a.y0 - b.y0);
    const lines: Fragment[] = [];
    const right = Math.max(0, ...below.map(({ x1 }) => x1));
    const edge = beside && beside.x0 > right ? right : Math.min(right, beside?.x0 ?? right);
    for (const one of below) {
      const before = lines.at(-1) ?? label;
      if (labels.has(one) || one.y0 - before.y0 > PITCH * Math.max(one.size, before.size)) break;
      if (before !== label && !goesOn(before, one, edge)) break;
      lines.push(one);
    }
    return lines.length > 1 && lines[0] ? [{ anchor: centerY(lines[0]), lines }] : [];
  });
}

/** Whether a line goes on in the next one: same print, and its first word had no place. */
function goesOn(line: Fragment, next: Fragment, edge: number): boolean {
  const [word] = next.words;
  return (
    word !== undefined &&
    Math.abs(line.size - next.size) < 0.12 * line.size &&
    line.x1 + SPACE * line.size + (word.x1 - word.x0) > edge - 0.1 * line.size
  );
}

/** «Dirección: Avenida …» as a line of text that goes on at the left edge below. */
function behindLabels({ fragments, labels, isOcr }: Seen): Cell[] {
  const edge = Math.max(...fragments.map(({ x1 }) => x1));
  return fragments.flatMap((one) => {
    const colon = one.words.findIndex(({ text }) => text.endsWith(':'));
    const start = one.words.slice(0, colon + 1).map(({ text }) => text);
    if (colon < 0 || colon === one.words.length - 1 || !isLabel(start.join(' '), isOcr)) return [];
    const lines = [one];
    for (;;) {
      const last = lines.at(-1);
      const next = last && fragments.find(
        (other) =>
          other.y0 > last.y0 + 0.5 * last.size &&
          other.y0 - last.y0 < PITCH * last.size &&
          isAligned(other, one, one.size) &&
          !labels.has(other) &&
          !other.text.includes(':') &&
          goesOn(last, other, edge),
      );
      if (!next) break;
      lines.push(next);
    }
    return lines.length > 1 ? [{ anchor: centerY(one), lines }] : [];
  });
}

/** The cells of tables with a heading: rows are where the columns of one line have theirs. */
function inTables({ fragments, labels }: Seen): Cell[] {
  const cells: Cell[] = [];
  const done = new Set<Fragment>();
  for (const label of labels) {
    if (done.has(label)) continue;
    const heading = [...labels].filter((one) => sharedHeight(one, label) > 0.5 * height(label)).toSorted((a, b) => a.x0 - b.x0);
    if (heading.length < FEWEST_HEADINGS) continue;
    heading.forEach((one) => done.add(one));
    const next = [...labels].filter((one) => one.y0 > label.y1 + 0.2 * label.size).map(({ y0 }) => y0);
    const bottom = Math.min(Number.POSITIVE_INFINITY, ...next);
    const inside = fragments.filter((one) => one.y0 > label.y1 - 0.2 * label.size && one.y1 < bottom && !heading.includes(one));
    const columns = heading.map((head, index) => {
      const [left, right] = [head.x0 - ALIGNED * head.size, (heading[index + 1]?.x0 ?? Number.POSITIVE_INFINITY) - ALIGNED * head.size];
      return inside.filter((one) => one.x0 >= left && one.x0 < right && one.x1 < right + head.size).toSorted((a, b) => a.y0 - b.y0);
    });
    const rows = columns.filter((column) => column.length > 0).toSorted((a, b) => a.length - b.length)[0];
    if (!rows || rows.length < 2 || columns.filter((column) => column.length === rows.length).length < 2) continue;
    for (const column of columns) cells.push(...partitioned(rows, column, PITCH));
  }
  return cells;
}

/** Puts the lines of each cell behind each other, and what is on their right further to the right. */
function onOneLine(fragments: readonly Fragment[], cells: readonly Cell[]): Unwrapped {
  const moved = new Map<Word, Word>();
  const wider: { from: number; by: number }[] = [];
  const gone = new Set<Word>();
  for (const { anchor, lines } of cells) {
    const [first] = lines;
    if (!first || (lines.length === 1 && Math.abs(centerY(first) - anchor) < 0.1)) continue;
    let end = first.x0;
    let before: Word | undefined;
    for (const word of lines.flatMap(({ words }) => words)) {
      const isFirst = lines.some(({ words }) => words[0] === word);
      const old: Word | undefined = before;
      if (old && isFirst && /[\p{L}\d]-$/u.test(old.text)) {
        // A word broken behind its hyphen.
        const place: Word = moved.get(old) ?? old;
        moved.set(old, { ...place, text: place.text + word.text, x1: place.x1 + word.x1 - word.x0 });
        end = place.x1 + word.x1 - word.x0;
        gone.add(word);
        continue;
      }
      const gap = old ? (isFirst ? SPACE * first.size : Math.max(0, word.x0 - old.x1)) : 0;
      const down = anchor - centerY(lines.find(({ words }) => words.includes(word)) ?? word);
      const x0 = end + gap;
      end = x0 + word.x1 - word.x0;
      moved.set(word, { ...word, x0, x1: end, y0: word.y0 + down, y1: word.y1 + down });
      before = word;
    }
    const right = Math.max(...lines.map(({ x1 }) => x1));
    if (end > right) wider.push({ from: right, by: end - right });
  }
  const shiftAt = (x: number) => {
    // Cells of one column need the space of the widest one only.
    let [shift, last] = [0, Number.NEGATIVE_INFINITY];
    for (const { from, by } of wider.filter((one) => one.from <= x).toSorted((a, b) => b.by - a.by))
      if (Math.abs(from - last) > 100) [shift, last] = [shift + by, from];
    return shift;
  };
  const words: Word[] = [];
  const pairs: { now: Word; old: Word }[] = [];
  for (const fragment of fragments) {
    const shift = shiftAt(fragment.x0);
    for (const old of fragment.words) {
      if (gone.has(old)) continue;
      const at = moved.get(old) ?? old;
      const now = { ...at, x0: at.x0 + shift, x1: at.x1 + shift };
      words.push(now);
      pairs.push({ now, old });
    }
  }
  return {
    words,
    back(box) {
      const inside = pairs.filter(({ now }) => sharedWidth(now, box) > 0 && sharedHeight(now, box) > 0.3 * height(now));
      return inside.length > 0 ? union(inside.map(({ old }) => old)) : box;
    },
  };
}
