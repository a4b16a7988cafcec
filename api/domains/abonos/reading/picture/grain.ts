import type { GreyPicture } from './grey-picture.ts';
import { spotsOf, type Stretches, stretchesIn } from './spots.ts';

// Removes the grain of poor scans and photographs: OCR reads words in it, and its boxes of words reach out to it. Points,
// accents and dashes are as small, but beside letters.

/** Ink is darker than this, in a cleaned picture. */
const INK = 225;
/** The least height and width of letters that prove that there is print, in points: a lone stroke is a piece of a rule. */
const HIGH = 3;
const WIDE = 1.5;
/** What is this near to a letter, beside it or above and below it, may belong to it, in points. */
const BESIDE = 4;
const ABOVE = 1.6;
/** A picture with fewer spots apart from letters has no grain. */
const FEWEST = 40;

/** Removes grain from an upright picture, in place. */
export function wipeGrain({ data, width, height, scale }: GreyPicture): void {
  const page = { x0: 0, x1: width - 1, y0: 0, y1: height - 1 };
  const stretches = stretchesIn({ data, width }, page, INK);
  const spots = spotsOf(stretches, width, true);
  const isLetter = (spot: number) =>
    (spots.y1[spot] ?? 0) - (spots.y0[spot] ?? 0) + 1 >= HIGH * scale &&
    (spots.x1[spot] ?? 0) - (spots.x0[spot] ?? 0) + 1 >= WIDE * scale;
  const near = around(stretches, (index) => isLetter(spots.spotOf[index] ?? 0), { width, height, scale });
  const isNear = new Uint8Array(spots.count);
  for (let index = 0; index < stretches.count; index++)
    if (near.has(stretches.from[index] ?? 0, stretches.to[index] ?? 0)) isNear[spots.spotOf[index] ?? 0] = 1;
  if (isNear.reduce((sum, one) => sum + 1 - one, 0) < FEWEST) return;
  for (let index = 0; index < stretches.count; index++)
    if (!isNear[spots.spotOf[index] ?? 0])
      data.fill(255, stretches.from[index] ?? 0, stretches.to[index] ?? 0);
}

/** The surroundings of some ink, in cells of a point. */
function around(
  { from, to, count }: Stretches,
  isWanted: (index: number) => boolean,
  { width, height, scale }: Omit<GreyPicture, 'data'>,
) {
  const cell = Math.max(1, Math.round(scale));
  const across = Math.ceil(width / cell);
  const marked = new Uint8Array(across * Math.ceil(height / cell));
  const [beside, above] = [Math.round((BESIDE * scale) / cell), Math.round((ABOVE * scale) / cell)];
  const cellsOf = (start: number, end: number) => {
    const y = Math.floor(start / width);
    const row = Math.floor(y / cell);
    return [row, Math.floor((start - y * width) / cell), Math.floor((end - 1 - y * width) / cell)] as const;
  };
  for (let index = 0; index < count; index++) {
    if (!isWanted(index)) continue;
    const [row, left, right] = cellsOf(from[index] ?? 0, to[index] ?? 0);
    const [start, end] = [Math.max(0, left - beside), Math.min(across, right + beside + 1)];
    for (let one = Math.max(0, row - above); one <= row + above; one++)
      marked.fill(1, one * across + start, one * across + end);
  }
  return {
    has(start: number, end: number) {
      const [row, left, right] = cellsOf(start, end);
      for (let one = left; one <= right; one++) if (marked[row * across + one]) return true;
      return false;
    },
  };
}
