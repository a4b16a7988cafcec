import { centerX, sharedHeight, sharedWidth, union } from '../geometry.ts';
import type { Box } from '../model.ts';

/** How exactly the texts of a column start below each other, in points. */
const ALIGNED = 0.5;

/**
 * How many texts start where those of a column would.
 * @param x the left edge of the column
 * @param starts the left edges of texts that have a gap before them
 */
export const startingAt = (x: number, starts: readonly number[]): number =>
  starts.filter((start) => Math.abs(start - x) <= ALIGNED).length;

const isAbout = (text: Box, heading: Box) => centerX(text) > heading.x0 && centerX(text) < heading.x1;

/**
 * Whether two texts beside each other are headings of two columns: each has a text of its own right below it, as «Precio Gestión» has
 * «395,00   5,00».
 * @param texts the texts of the page
 */
export function headColumns(left: Box, right: Box, texts: readonly Box[]): boolean {
  const both = union([left, right]);
  const below = texts.filter((one) => one.y0 > (both.y0 + both.y1) / 2 && sharedWidth(one, both) > 0);
  const [nearest] = below.toSorted((a, b) => a.y0 - b.y0);
  if (!nearest) return false;
  const row = below.filter((one) => sharedHeight(one, nearest) > 0).toSorted((a, b) => a.x0 - b.x0);
  const [first, second] = row;
  return (
    row.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    isAbout(first, left) &&
    isAbout(second, right)
  );
}
