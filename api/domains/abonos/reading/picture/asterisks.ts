import type { Box } from '../model.ts';
import { type GreyPicture, hasInk } from './grey-picture.ts';
import { pictureOf, unlikeness } from './letter-pictures.ts';

// «******97,25»: tills fill the space before an amount, so that no digit can be added there. OCR reads the asterisks as
// letters, and misreads the digits after them. Only the shape of the row distinguishes it from letters.

/** The sides of an asterisk, in points, and their ratio. */
const SMALLEST = 1.6;
const LARGEST = 5;
const SQUARE = 1.6;
/** The largest difference between asterisks of a row; «c» and «o» differ more. */
const ALIKE = 0.2;
/** Ink is darker than this, in a cleaned picture. */
const INK = 150;
/** The least distance by which the digits after an asterisk, but no part of it, reach below it, by its height. */
const LOWER = 0.3;

export const mayBeAsterisk = (wide: number, high: number, scale: number): boolean =>
  Math.min(wide, high) >= SMALLEST * scale &&
  Math.max(wide, high) <= LARGEST * scale &&
  Math.max(wide, high) <= SQUARE * Math.min(wide, high);

/** The asterisks among level rows of spots: rows of similar spots at the start of a word, high above its baseline. */
export const asterisksOf = (rows: readonly Box[][], picture: GreyPicture): Box[] =>
  rows.filter((row) => isFilling(row, picture)).flat();

function isFilling(row: readonly Box[], picture: GreyPicture): boolean {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return false;
  const step = (last.x0 - first.x0) / (row.length - 1);
  const inked = (x0: number, x1: number, y0: number, y1: number) =>
    hasInk({ x0: Math.round(x0), x1: Math.round(x1), y0: Math.round(y0), y1: Math.round(y1) }, picture, INK);
  const isBelow = (from: number, to: number, { y0, y1 }: Box) =>
    inked(from, to, y1 + LOWER * (y1 - y0), y1 + 2 * LOWER * (y1 - y0));
  return (
    !inked(first.x0 - step, first.x0 - 2, first.y0, first.y1) &&
    isBelow(last.x1 + 2, last.x1 + 2 * step, last) &&
    !row.some((spot) => isBelow(spot.x0, spot.x1, spot)) &&
    areAlike(row, picture)
  );
}

/** Whether each spot of a row looks like the one before it. */
function areAlike(row: readonly Box[], picture: GreyPicture): boolean {
  const looks = row.map((spot) => pictureOf(picture, { ...spot, x1: spot.x1 + 1, y1: spot.y1 + 1 }));
  return looks.every((look, index) => {
    const before = looks[index - 1];
    return !before || unlikeness(look, before) < ALIKE;
  });
}
