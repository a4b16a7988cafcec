import type { GreyPicture } from './grey-picture.ts';

/** A page has enough to tell which way up it lies in this share of its height. */
const SHARE = 6;
/** Rows and columns that are passed over in looking where it has most. */
const STEP = 3;
/** Between neighbours that differ by more begins or ends a stroke. */
const STROKE = 80;

/** The stretch of an evened page in which it has most letters: those have more strokes side by side than anything else. */
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
