import type { GreyPicture } from './grey-picture.ts';

/** This share of a page's height is enough to find its orientation. */
const SHARE = 6;
/** The rows and columns that are skipped in the search for the densest part. */
const STEP = 3;
/** A larger difference between neighbours is the edge of a stroke. */
const STROKE = 80;

/** The part of a normalised page with most letters: they have more strokes side by side than anything else. */
export function linesOf(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const rows = Math.floor(height / STEP);
  const strokesUpTo = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) {
    let strokes = 0;
    for (let at = row * STEP * width; at < row * STEP * width + width - STEP; at += STEP)
      if (Math.abs((data[at] ?? 0) - (data[at + STEP] ?? 0)) > STROKE) strokes++;
    strokesUpTo[row + 1] = (strokesUpTo[row] ?? 0) + strokes;
  }
  const reach = Math.max(1, Math.min(rows, Math.floor(rows / SHARE)));
  const strokesFrom = (row: number) => (strokesUpTo[row + reach] ?? 0) - (strokesUpTo[row] ?? 0);
  let best = 0;
  for (let row = 1; row + reach <= rows; row++) if (strokesFrom(row) > strokesFrom(best)) best = row;
  const [from, tall] = [best * STEP, reach * STEP];
  return { ...picture, height: tall, data: data.subarray(from * width, (from + tall) * width) };
}
