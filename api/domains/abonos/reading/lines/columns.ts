/** How exactly the texts of a column start below each other, in points. */
const ALIGNED = 0.5;

/**
 * How many texts start where those of a column would.
 * @param x the left edge of the column
 * @param starts the left edges of texts that have a gap before them
 */
export const startingAt = (x: number, starts: readonly number[]): number =>
  starts.filter((start) => Math.abs(start - x) <= ALIGNED).length;
