import { LETTER_OR_DIGIT } from '../text/letters.ts';
import { height } from '../geometry.ts';
import type { Word } from '../model.ts';
import { type GreyPicture, hasInk } from '../picture/grey-picture.ts';

// OCR makes some word boxes as high as their whole line, or reaching into the next. Sizes distinguish titles, labels
// and lines, so boxes are fitted to their ink.

/** Ink is darker than this, in a cleaned picture. */
const DARK = 150;
/** Ink further from a word than this, by its height, is not one of its marks. */
const CLOSE = 0.35;
/**
 * A box that exceeds its ink by no more than this does not change; nor does one with less ink, a stroke taken for a
 * word.
 */
const LEAST = 0.35;
const MOST = 0.85;

/** Words whose boxes reach from the top of their letters to the bottom. */
export const withFittedBoxes = (words: readonly Word[], picture: GreyPicture): Word[] =>
  words.map((word) => (LETTER_OR_DIGIT.test(word.text) ? { ...word, ...fitted(word, picture) } : word));

/** Consecutive rows with ink. */
interface Run {
  from: number;
  to: number;
}

function fitted(word: Word, picture: GreyPicture): Pick<Word, 'y0' | 'y1'> {
  const runs = runsOf(word, picture);
  // A rule has more ink than letters, but is lower.
  const [main] = runs.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (!main) return word;
  const near = CLOSE * (main.to - main.from);
  const own = runs.filter((run) => run === main || Math.max(run.from - main.to, main.from - run.to) <= near);
  const [y0, y1] = [
    Math.min(...own.map(({ from }) => from)) / picture.scale,
    Math.max(...own.map(({ to }) => to)) / picture.scale,
  ];
  const share = (y1 - y0) / height(word);
  return share < LEAST || share > MOST ? word : { y0, y1 };
}

/** The ranges of a word's box with ink, in pixels; those that continue outside of it belong to other lines. */
function runsOf({ x0, x1, y0, y1 }: Word, picture: GreyPicture): Run[] {
  const { width, height: tall, scale } = picture;
  const [left, right] = [Math.max(0, Math.round(x0 * scale)), Math.min(width, Math.round(x1 * scale))];
  const [top, bottom] = [Math.max(0, Math.round(y0 * scale)), Math.min(tall, Math.round(y1 * scale))];
  const isInked = (row: number) => hasInk({ x0: left, x1: right - 1, y0: row, y1: row }, picture, DARK);
  const runs: Run[] = [];
  for (let row = top; row < bottom; row++) {
    const last = runs.at(-1);
    if (!isInked(row)) continue;
    if (last?.to === row) last.to = row + 1;
    else runs.push({ from: row, to: row + 1 });
  }
  const inside = runs.filter(
    ({ from, to }) => !(from === top && isInked(top - 1)) && !(to === bottom && isInked(bottom)),
  );
  return inside.length > 0 ? inside : runs;
}
