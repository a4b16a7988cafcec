import type { Box } from '../model.ts';
import { grouped, height, union, width } from '../geometry.ts';

// Removes bar codes: their content is also printed as text, and OCR would read words in them.

/** The least number of bars; words have fewer strokes of one height side by side. */
const FEWEST_BARS = 5;
/** The largest difference between the ends of bars, in pixels. */
const LEVEL = 3;
/** The largest gap between bars, by their length. */
const CLOSE = 1.2;
/** The least share of ink in a bar. */
const SOLID = 0.85;

/** Whether a spot of ink may be a bar. @param longest the longest side of a possible letter's stroke, in pixels. */
export const isBar = (spot: Box, ink: number, longest: number): boolean =>
  Math.max(width(spot), height(spot)) >= longest && ink > SOLID * width(spot) * height(spot);

/** The places of bars side by side as in a code, upright or lying. */
export const barCodesOf = (bars: readonly Box[]): Box[] => [
  ...rowsOf(bars),
  ...rowsOf(bars.map(flipped)).map(flipped),
];

const flipped = ({ x0, x1, y0, y1 }: Box): Box => ({ x0: y0, x1: y1, y0: x0, y1: x1 });

function rowsOf(bars: readonly Box[]): Box[] {
  const fromLeft = bars.toSorted((a, b) => a.x0 - b.x0);
  const rows = grouped(fromLeft, (bar, row) => {
    const last = row.at(-1);
    return last && isLevel(last, bar) && bar.x0 - last.x1 < CLOSE * height(bar);
  });
  return rows.filter((row) => row.length >= FEWEST_BARS).map(union);
}

const isLevel = (a: Box, b: Box) => Math.abs(a.y0 - b.y0) <= LEVEL && Math.abs(a.y1 - b.y1) <= LEVEL;
