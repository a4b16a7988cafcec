import { type Box, height, union, width } from '../lines/geometry.ts';

// Removes bar codes: their content is also printed as text, and OCR would read words into them.

/** A code has more bars than a word has strokes of one height side by side. */
const FEWEST_BARS = 5;
/** Bars of a code begin and end level with each other, but for so many pixels. */
const LEVEL = 3;
/** Bars stand closer to each other than this, by their length. */
const CLOSE = 1.2;
/** So large a share of a bar is ink. */
const SOLID = 0.85;

/** Whether a spot of ink may be a bar. @param longest side of what may be a letter's stroke, in pixels. */
export const isBar = (spot: Box, ink: number, longest: number): boolean =>
  Math.max(width(spot), height(spot)) >= longest && ink > SOLID * width(spot) * height(spot);

/** Where bars stand side by side as in a code, upright or lying. */
export const barCodesOf = (bars: readonly Box[]): Box[] => [
  ...rowsOf(bars),
  ...rowsOf(bars.map(flipped)).map(flipped),
];

const flipped = ({ x0, x1, y0, y1 }: Box): Box => ({ x0: y0, x1: y1, y0: x0, y1: x1 });

function rowsOf(bars: readonly Box[]): Box[] {
  const rows: Box[][] = [];
  for (const bar of bars.toSorted((a, b) => a.x0 - b.x0)) {
    const row = rows.find((one) => {
      const last = one.at(-1);
      return last && isLevel(last, bar) && bar.x0 - last.x1 < CLOSE * height(bar);
    });
    if (row) row.push(bar);
    else rows.push([bar]);
  }
  return rows.filter((row) => row.length >= FEWEST_BARS).map(union);
}

const isLevel = (a: Box, b: Box) => Math.abs(a.y0 - b.y0) <= LEVEL && Math.abs(a.y1 - b.y1) <= LEVEL;
