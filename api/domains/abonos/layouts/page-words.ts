import type { Box, Word } from '../reading/model.ts';
import { height, sharedHeight, sharedWidth, union } from '../reading/geometry.ts';
import type { PageText } from './model.ts';

// The words of a page as layouts need them: each alone, in lines, and in runs of text without a wide gap.

/** A wider gap than this many heights of letters separates two texts. */
const WIDE_GAP = 1.4;
/** The share of their heights that words on one line have in common. */
const SAME_LINE = 0.5;

/** The words of a page alone: without what OCR reads in rules and dust, and with «Fila:12» and «Fila....12» as two. */
export function singleWords({ words, source }: PageText): Word[] {
  const isPrint = source === 'ocr' ? /[\p{L}\d€+%]/u : /[^\s._|]/u;
  return words
    .filter(({ text }) => isPrint.test(text))
    .flatMap((word) => {
      const text = word.text.normalize('NFC');
      const parts = text.split(/(?<=\p{L}:|[.·_…]{3})(?=[\p{L}\d])|\s+/u).filter(Boolean);
      if (parts.length < 2) return [{ ...word, text }];
      const letter = (word.x1 - word.x0) / text.length;
      let from = 0;
      return parts.map((part) => {
        const start = text.indexOf(part, from);
        from = start + part.length;
        return { ...word, text: part, x0: word.x0 + start * letter, x1: word.x0 + from * letter };
      });
    });
}

/** Whether two boxes are on one line. */
export const onOneLine = (a: Box, b: Box): boolean =>
  sharedHeight(a, b) > SAME_LINE * Math.min(height(a), height(b));

/** Words line by line from the top, each line from the left. */
export function rowsOf<One extends Box>(words: readonly One[]): One[][] {
  const rows: One[][] = [];
  for (const word of words.toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const row = rows.findLast((one) => one.some((other) => onOneLine(other, word) && isNear(one, word)));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0));
}

/** A tall word, like a code in large print, must not join the lines beside it. */
const isNear = (row: readonly Box[], word: Box) => sharedHeight(union(row), word) > SAME_LINE * height(word);

/** A text on one line without a wide gap. */
export interface Run extends Box {
  words: Word[];
}

/** The runs of some words; `isBarrier` words separate them and belong to none. */
export function runsOf(words: readonly Word[], isBarrier: (word: Word) => boolean): Run[] {
  const runs: Run[] = [];
  for (const row of rowsOf(words)) {
    let current: Word[] = [];
    const end = () => {
      if (current.length > 0) runs.push({ ...union(current), words: current });
      current = [];
    };
    for (const word of row) {
      const last = current.at(-1);
      const gap = last ? word.x0 - last.x1 : 0;
      if (isBarrier(word) || (last && gap > WIDE_GAP * Math.max(height(last), height(word)))) end();
      if (!isBarrier(word)) current.push(word);
    }
    end();
  }
  return runs;
}

/** The text of some words. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The gap between two boxes along each axis; 0 where they overlap. */
export const gaps = (a: Box, b: Box) => ({
  x: Math.max(0, -sharedWidth(a, b)),
  y: Math.max(0, -sharedHeight(a, b)),
});
