import type { Box } from '../model.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Pixels a point of a page that was scanned at 200 dots per inch. */
export const SCANNED = 200 / 72;

/**
 * White paper with boxes of ink.
 * @param spots in pixels, without their last row and column
 */
export function drawn(
  { width, height, scale = 1 }: { width: number; height: number; scale?: number },
  spots: readonly Box[],
  shade = 0,
): GreyPicture {
  const picture = { data: Buffer.alloc(width * height, 255), width, height, scale };
  for (const spot of spots) draw(picture, spot, shade);
  return picture;
}

/** Draws a box into a picture, in place. */
export function draw({ data, width }: GreyPicture, { x0, x1, y0, y1 }: Box, shade = 0): void {
  for (let y = y0; y < y1; y++) data.fill(shade, y * width + x0, y * width + x1);
}

/** The number of dark pixels in a part of a picture, or in all of it. */
export function inkIn({ data, width, height }: GreyPicture, part?: Box): number {
  const { x0, x1, y0, y1 } = part ?? { x0: 0, x1: width, y0: 0, y1: height };
  let ink = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((data[y * width + x] ?? 255) < 128) ink++;
  return ink;
}
