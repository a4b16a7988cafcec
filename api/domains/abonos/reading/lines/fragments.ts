import { isLabel } from '../fields/lexicon.ts';
import type { Box, Word } from '../model.ts';
import { centerY, height, median, union } from '../geometry.ts';
import { ABOUT_ALIGNED, isNumberAtRight } from './columns.ts';
import { withLetterBox } from './letter-box.ts';
import { FAR, isTyped } from './typewriter.ts';

/** Words of a line of print with no more than a space between them: a label, a value, or a line of a value. */
export interface Fragment extends Box {
  words: Word[];
  text: string;
  size: number;
  /** The lines of a label of several lines. */
  lines?: Fragment[];
}

/** A gap wider than this, in letter sizes, is no space. */
export const GAP = 0.72;
/** How far words of one line are from its middle, in letter sizes: exact in a text layer, less so in a scan. */
const LEVEL = 0.15;
const LEVEL_SCANNED = 0.3;

/** The fragments of a page, from top to bottom. */
export function fragmentsOf(words: readonly Word[], isOcr: boolean): Fragment[] {
  const level = isOcr ? LEVEL_SCANNED : LEVEL;
  const boxes = new Map(words.map((word) => [word, isOcr ? withLetterBox(word) : word]));
  const boxOf = (word: Word) => boxes.get(word) ?? word;
  const foot = (word: Word) => boxOf(word).y1;
  const isSign = ({ text }: Word) => isOcr && !/[\p{L}\p{N}]/u.test(text);
  const lines: Word[][] = [];
  for (const word of words.filter((one) => !isSign(one)).toSorted((a, b) => foot(a) - foot(b))) {
    const line = lines.at(-1);
    const last = line?.[Math.floor(line.length / 2)];
    const most = last && level * Math.min(height(boxOf(last)), height(boxOf(word)));
    if (line && last && Math.abs(foot(last) - foot(word)) < (most ?? 0)) line.push(word);
    else lines.push([word]);
  }
  // A dash does not stand on the line, so its own ink says little.
  for (const sign of words.filter(isSign)) {
    const off = (line: readonly Word[]) => Math.abs(centerY(boxOf(line[0] ?? sign)) - centerY(sign));
    const [home] = lines.toSorted((a, b) => off(a) - off(b));
    const [first] = home ?? [];
    if (home && first && off(home) < height(boxOf(first)) / 2) {
      const { y0, y1 } = boxOf(first);
      boxes.set(sign, { ...sign, y0, y1 });
      home.push(sign);
    } else lines.push([sign]);
  }
  return partedAtEdges(
    lines.flatMap((line) => fragmentsOfLine(line, boxOf, isOcr)),
    isOcr,
  );
}

/** From this many texts that start below each other, they are a column. */
const FEWEST_STARTS = 3;
/** How near to the edge of a column its texts start, and the narrowest gap before it, in letter sizes. */
const AT_EDGE = 0.25;
const BEFORE_EDGE = 0.4;
/** The same gap before a label, which a value may touch. */
const BEFORE_LABEL = -0.1;

const isLed = (one: Fragment, index: number) => one.words[index - 1]?.text.endsWith(':') === true;

/** A value that reaches the next column is no text together with the value there, nor is a label with its value behind the colon. */
function partedAtEdges(fragments: readonly Fragment[], isOcr: boolean): Fragment[] {
  const ledAt = fragments.flatMap((one) => one.words.filter((_, index) => isLed(one, index)));
  const starts = countsOf(fragments);
  const allStarts = countsOf([...fragments, ...ledAt]);
  const isEdge = (counts: ReadonlyMap<number, number>, x: number, reach: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(x + step * reach)) ?? 0), 0) >=
    FEWEST_STARTS;
  const typed = areTyped(fragments);
  const firsts = fragments.flatMap(({ words }) => words.slice(0, 1));
  return fragments.flatMap((one) =>
    parted(
      one,
      one.words.flatMap((word, index) => {
        const reach = Math.max(1, AT_EDGE * one.size);
        if (isLed(one, index) && isEdge(allStarts, word.x0, reach)) return [index];
        const before = one.words[index - 1];
        if (typed && before && isTyped(before, word)) return [];
        const gap = word.x0 - (before?.x1 ?? word.x0);
        if (gap <= BEFORE_LABEL * one.size) return [];
        const isBehindNumber = !isOcr && index === 1 && before && isNumberAtRight(before, firsts);
        if (isBehindNumber && isEdge(starts, word.x0, ABOUT_ALIGNED)) return [index];
        if (!isEdge(starts, word.x0, reach)) return [];
        const startsLabel = () => isLabel(textOf(one.words.slice(index)), isOcr) && !isLabel(one.text, isOcr);
        return gap > BEFORE_EDGE * one.size || startsLabel() ? [index] : [];
      }),
    ),
  );
}

/** The least share of neighbours on a typewritten page that are one empty cell apart. */
const TYPED_SHARE = 0.9;

/** Whether a page is typewritten: all its words stand in the same cells, so that many start below each other by chance. */
function areTyped(fragments: readonly Fragment[]): boolean {
  const pairs = fragments.flatMap(({ words }) =>
    words.flatMap((word, index) => {
      const before = words[index - 1];
      return before ? [isTyped(before, word)] : [];
    }),
  );
  return pairs.length > 0 && pairs.filter(Boolean).length >= TYPED_SHARE * pairs.length;
}

/** How many boxes start at each point across the page. */
function countsOf(boxes: readonly Box[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { x0 } of boxes) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  return counts;
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** A fragment in parts that start with some of its words. */
export function parted(one: Fragment, starts: readonly number[]): Fragment[] {
  if (starts.length === 0) return [one];
  return [0, ...starts].map((start, index) => {
    const words = one.words.slice(start, starts[index] ?? one.words.length);
    return { words, text: textOf(words), size: one.size, ...union(words) };
  });
}

function fragmentsOfLine(line: readonly Word[], boxOf: (word: Word) => Word, isOcr: boolean): Fragment[] {
  const groups: Word[][] = [];
  for (const word of line.toSorted((a, b) => a.x0 - b.x0)) {
    const before = groups.at(-1)?.at(-1);
    const gap = before && (word.x0 - before.x1) / Math.min(height(boxOf(before)), height(boxOf(word)));
    const isClose =
      before &&
      gap !== undefined &&
      word.isBehindRule !== true &&
      (gap < GAP || (isOcr && gap < FAR && isTyped(before, word)));
    if (isClose) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => {
    const boxes = words.map(boxOf);
    const foot = median(boxes.map(({ y1 }) => y1));
    const size = median(boxes.map(height));
    return {
      words,
      text: textOf(words),
      ...union(words),
      size,
      y0: foot - size,
      y1: foot,
    };
  });
}
