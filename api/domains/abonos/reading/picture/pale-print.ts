import type { GreyPicture } from './grey-picture.ts';
import { spotsOf, stretchesIn } from './spots.ts';

// Makes pale print, such as grey labels above black values, as dark as the rest: OCR looks for letters in black and white, and
// what is paler than half of the black print is paper to it.

/** Ink is darker than this, in a cleaned picture. */
const INK = 225;
/** Print whose darkest point is paler than this is made darker, up to `DARK`. */
const PALE = 90;
const DARK = 40;
/** A fainter spot, or one with fewer pixels, is grain. */
const FAINTEST = 210;
const FEWEST = 4;

/** Darkens the pale spots of an upright, cleaned picture, in place: each in proportion, so that its edges stay soft. */
export function darkenPale({ data, width, height }: GreyPicture): void {
  const stretches = stretchesIn({ data, width }, { x0: 0, x1: width - 1, y0: 0, y1: height - 1 }, INK);
  const spots = spotsOf(stretches, width, true);
  const darkest = new Uint8Array(spots.count).fill(255);
  for (let index = 0; index < stretches.count; index++) {
    const spot = spots.spotOf[index] ?? 0;
    for (let at = stretches.from[index] ?? 0; at < (stretches.to[index] ?? 0); at++)
      darkest[spot] = Math.min(darkest[spot] ?? 255, data[at] ?? 255);
  }
  for (let index = 0; index < stretches.count; index++) {
    const spot = spots.spotOf[index] ?? 0;
    const shade = darkest[spot] ?? 255;
    if (shade < PALE || shade > FAINTEST || (spots.ink[spot] ?? 0) < FEWEST) continue;
    const factor = (255 - DARK) / (255 - shade);
    for (let at = stretches.from[index] ?? 0; at < (stretches.to[index] ?? 0); at++)
      data[at] = 255 - Math.round((255 - (data[at] ?? 255)) * factor);
  }
}
