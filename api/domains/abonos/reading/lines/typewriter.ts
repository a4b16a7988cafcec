import { median, type Word, width } from './geometry.ts';

// Letters of a typewriter stand in cells of one width, and so wide a space between two words seems a gap in other print.

/** How much its words may differ in the width of their cells, and the ink of one in cells. */
const SAME_CELL = 0.12;
const FREE_IN_CELLS = 0.35;

/** Whether a word stands one empty cell behind another, by the cells of these two. */
export function isTyped(before: Word, word: Word): boolean {
  const [own, other] = [cellOf(word), cellOf(before)];
  // Of short words what the first and last letter leave free counts more.
  const shortest = Math.min(word.text.length, before.text.length);
  if (Math.abs(own - other) > freeIn(shortest) * Math.max(own, other)) return false;
  return (word.x0 - before.x1) / Math.max(own, other) < 1.5;
}

const freeIn = (letters: number) => (letters > 1 ? Math.max(SAME_CELL, FREE_IN_CELLS / letters) : SAME_CELL);

/** Fewer words of two letters or more do not show that a line is typed. */
const FEWEST = 3;
/** One of them has so many letters, for digits alone are alike in width everywhere. */
const TELLING = /^\p{L}{4}/u;

/** Width of the cells that a whole line is typed in; undefined of other print. */
export function cellOfLine(words: readonly Word[]): number | undefined {
  const telling = words.filter(({ text }) => /^[\p{L}\d]+$/u.test(text) && text.length > 1);
  if (telling.length < FEWEST || !telling.some(({ text }) => TELLING.test(text))) return undefined;
  const cell = median(telling.map(cellOf));
  const isEven = (word: Word) => Math.abs(cellOf(word) - cell) < freeIn(word.text.length) * cell;
  return telling.every(isEven) ? cell : undefined;
}

/** Whether a word begins where the cell behind the space after another does; a comma, a point or a «1» fills little of its own. */
export const isInNextCell = (before: Word, word: Word, cell: number | undefined): boolean =>
  cell !== undefined && Math.abs((word.x0 - before.x0) / cell - (before.text.length + 1)) < FREE_IN_CELLS;

/** Width of a word's cells if they are all the same; the ink leaves free a part of the last. */
const cellOf = (word: Word) => width(word) / Math.max(1, word.text.length - 0.2);
