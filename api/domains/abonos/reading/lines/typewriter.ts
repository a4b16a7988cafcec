import { median, width } from '../geometry.ts';
import type { Word } from '../model.ts';

// Typewriter letters have cells of one width, so a space between two words looks like a gap in other print.

/** How much its words may differ in the width of their cells, and the width of ink in cells. */
const SAME_CELL = 0.12;
const FREE_IN_CELLS = 0.35;

/** Whether a word is one empty cell after another, by the cells of both. */
export function isTyped(before: Word, word: Word): boolean {
  const [own, other] = [cellOf(word), cellOf(before)];
  // In short words, the free space of the first and last letter has more weight.
  const shortest = Math.min(word.text.length, before.text.length);
  if (Math.abs(own - other) > freeIn(shortest) * Math.max(own, other)) return false;
  return (word.x0 - before.x1) / Math.max(own, other) < 1.5;
}

const freeIn = (letters: number) => (letters > 1 ? Math.max(SAME_CELL, FREE_IN_CELLS / letters) : SAME_CELL);

/** Fewer words of two letters or more do not show that a line is typed. */
const FEWEST = 3;
/** One of them must have this many letters, because digits have one width in every font. */
const TELLING = /^\p{L}{4}/u;

/** The width of the cells of a typed line; undefined for other print. */
export function cellOfLine(words: readonly Word[]): number | undefined {
  const telling = words.filter(({ text }) => /^[\p{L}\d]+$/u.test(text) && text.length > 1);
  if (telling.length < FEWEST || !telling.some(({ text }) => TELLING.test(text))) return undefined;
  const cell = median(telling.map(cellOf));
  const isEven = (word: Word) => Math.abs(cellOf(word) - cell) < freeIn(word.text.length) * cell;
  return telling.every(isEven) ? cell : undefined;
}

/** Whether a word starts one cell after another word; a comma, a point or a «1» fills little of its cell. */
export const isInNextCell = (before: Word, word: Word, cell: number | undefined): boolean =>
  cell !== undefined && Math.abs((word.x0 - before.x0) / cell - (before.text.length + 1)) < FREE_IN_CELLS;

/** The width of a word's cells if they are all the same; the ink leaves a part of the last one free. */
const cellOf = (word: Word) => width(word) / Math.max(1, word.text.length - 0.2);
