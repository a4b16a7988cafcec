import type { Box } from '../reading/model.ts';
import { centerX, height, sharedHeight, sharedWidth } from '../reading/geometry.ts';
import { gaps, type Run } from './page-words.ts';

// Which runs of a page are the text of which cell.

/** A run with its box in the lesson. */
export interface PlacedRun {
  run: Run;
  box: Box;
}

/** The farthest run of a cell, in heights of its letters: along its line. */
const MOST_ASIDE = 5;
/** The share of its height that a run has in common with the line that it is on. */
export const MOST_DOWN = 0.35;
/** Lines of one cell are nearer than this, in heights of their letters. */
const NEXT_LINE = 0.95;

/** For each cell its runs: those on its lines, and of open cells the lines next to these, in any number. */
export function assigned(
  runs: readonly PlacedRun[],
  cells: readonly (readonly Box[])[],
  isOpen: (cell: number) => boolean,
): PlacedRun[][] {
  const own: PlacedRun[][] = cells.map(() => []);
  const left = new Set(runs);
  const give = (placed: PlacedRun, cell: number) => {
    own[cell]?.push(placed);
    left.delete(placed);
  };
  for (const placed of runs) {
    const cell = nearest(cells.map((lines) => Math.min(...lines.map((line) => farness(line, placed.box)))));
    if (cell !== null) give(placed, cell);
  }
  // A value that moved a little beside its label is not lost.
  for (const [cell, lines] of cells.entries()) {
    const [line] = lines;
    if (!line || own[cell]?.length) continue;
    const near = [...left].filter(
      ({ box }) => gaps(line, box).y < MOVED * height(line) && sharedWidth(line, box) > 0,
    );
    near.forEach((placed) => give(placed, cell));
  }
  for (let next = nextLine(left, own, isOpen); next; next = nextLine(left, own, isOpen))
    give(next.placed, next.cell);
  return own;
}

/** How far above or below its line the text of a cell may be, in heights of letters. */
const MOVED = 0.6;

/** The index of the least number; null if all are infinite. */
function nearest(numbers: readonly number[]): number | null {
  const least = Math.min(...numbers);
  return Number.isFinite(least) ? numbers.indexOf(least) : null;
}

/** How far a run is from a line that it is on; not finite if it is not on it. */
function farness(line: Box, run: Box): number {
  const size = Math.max(height(line), 1);
  const shared = sharedHeight(line, run) / Math.max(1, Math.min(size, height(run)));
  const { x } = gaps(line, run);
  if (shared < MOST_DOWN || x > MOST_ASIDE * size) return Infinity;
  const across =
    Math.max(0, sharedWidth(line, run)) / Math.max(1, Math.min(line.x1 - line.x0, run.x1 - run.x0));
  return x - across + 2 * (1 - shared) + Math.abs(centerX(line) - centerX(run)) / 1000;
}

/** How much farther a line above a text counts than one below it, in heights of letters: most texts grow downwards. */
const UPWARDS = 0.3;

/** The run that is nearest to the text of an open cell, as its next line. */
function nextLine(
  left: ReadonlySet<PlacedRun>,
  own: readonly (readonly PlacedRun[])[],
  isOpen: (cell: number) => boolean,
): { placed: PlacedRun; cell: number } | null {
  let best: { placed: PlacedRun; cell: number; far: number } | null = null;
  for (const [cell, taken] of own.entries()) {
    if (!isOpen(cell)) continue;
    for (const { box } of taken)
      for (const placed of left) {
        const size = Math.min(height(box), height(placed.box));
        const gap = gaps(box, placed.box).y;
        if (gap > NEXT_LINE * size || !isAligned(box, placed.box, size)) continue;
        const far = gap + (placed.box.y0 < box.y0 ? UPWARDS * size : 0);
        if (!best || far < best.far) best = { placed, cell, far };
      }
  }
  return best;
}

/** Whether two lines are of one paragraph: they start or end together, or have one middle. */
const isAligned = (a: Box, b: Box, size: number) =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(centerX(a) - centerX(b))) < size;
