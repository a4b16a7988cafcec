import type { GreyPicture } from './grey-picture.ts';

/** The number of pixels of the page, across and down, for one pixel of the reduced picture. */
export const REDUCED = 2;
/** Ink is darker than this, in a cleaned picture. */
const DARK = 128;

/** A page reduced to its places with ink, one byte a pixel, row by row. */
export interface Ink {
  dark: Uint8Array;
  wide: number;
  tall: number;
}

/** The places with ink of a cleaned page. */
export function inkOf({ data, width: across, height: down }: GreyPicture): Ink {
  const [wide, tall] = [Math.floor(across / REDUCED), Math.floor(down / REDUCED)];
  const dark = new Uint8Array(wide * tall);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const at = y * REDUCED * across + x * REDUCED;
      if (Math.min(data[at] ?? 255, data[at + across + 1] ?? 255) < DARK) dark[y * wide + x] = 1;
    }
  return { dark, wide, tall };
}
