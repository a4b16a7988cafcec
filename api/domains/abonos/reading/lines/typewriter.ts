import { width } from '../geometry.ts';
import type { Word } from '../model.ts';

// Typewriter letters have cells of one width, so a space between two words looks like a gap in other print.

/** In letter sizes: typewriters leave wide gaps, and their labels still have several words, but not at this distance. */
export const FAR = 1.15;
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

/** The width of a word's cells if they are all the same; the ink leaves a part of the last one free. */
const cellOf = (word: Word) => width(word) / Math.max(1, word.text.length - 0.2);
