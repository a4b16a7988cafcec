import { type Box, height, sharedHeight, sharedWidth } from './geometry.ts';

// Which way up a page lies, told by its letters without reading them: they stand closer to their neighbours on the line
// than to those on the next one; and they stand on the line while their heads are at many heights.

export type Point = [number, number];

/** Sides of spots that may be letters, in pixels. */
const LEAST_LETTER = 4;
const LARGEST_LETTER = 60;
/** A page of text has fewer letters, and so many tell enough. */
const MOST_SPOTS = 3000;

/** How a page must be turned for its letters to stand upright. */
export interface Turn {
  /** Quarter turns clockwise. */
  quarters: number;
  /** Whether its letters might as well stand upside down then: capitals and digits have heads as even as their feet. */
  doubtful: boolean;
}

/** Unless one side is so much evener than the other, it may be either. */
const MUCH_EVENER = 1.45;

/**
 * How a page must likely be turned for its letters to stand upright.
 * @param ink where the page is dark, in pixels of its width and height.
 */
export function turnOf(ink: readonly Point[], pageWidth: number, pageHeight: number): Turn {
  const spots = spotsOf(ink, pageWidth, pageHeight);
  const across = neighboursOf(spots);
  const quarter = spots.map(({ x0, x1, y0, y1 }) => ({ x0: -y1, x1: -y0, y0: x0, y1: x1 }));
  const down = neighboursOf(quarter);
  const closer = (some: typeof across, others: typeof across) =>
    some.filter((pair, index) => (pair?.gap ?? Infinity) < (others[index]?.gap ?? Infinity)).length;
  const sideways = closer(down, across) > closer(across, down);
  const pairs = (sideways ? down : across).filter((pair) => pair !== null);
  const even = (side: 'y0' | 'y1') =>
    pairs.filter(
      ({ spot, other }) =>
        Math.abs(spot[side] - other[side]) <= 1 && Math.abs(height(spot) - height(other)) > 1,
    ).length;
  const [heads, feet] = [even('y0'), even('y1')];
  return {
    quarters: (sideways ? 1 : 0) + (heads > feet ? 2 : 0),
    doubtful: Math.max(heads, feet) <= MUCH_EVENER * Math.min(heads, feet),
  };
}

/** A letter and the nearest one on its line. */
interface Pair {
  spot: Box;
  other: Box;
  gap: number;
}

/** Each spot's neighbour on its line, in the order of the spots. */
function neighboursOf(spots: readonly Box[]): (Pair | null)[] {
  const sorted = spots.toSorted((a, b) => a.y0 - b.y0);
  const found = new Map(sorted.map((spot, index) => [spot, neighbourOf(spot, index, sorted)]));
  return spots.map((spot) => found.get(spot) ?? null);
}

/** @param sorted all spots from top to bottom, so that only those at its height need be looked at. */
function neighbourOf(spot: Box, index: number, sorted: readonly Box[]): Pair | null {
  let first = index;
  while ((sorted[first - 1]?.y0 ?? -Infinity) >= spot.y0 - LARGEST_LETTER) first--;
  let nearest: Pair | null = null;
  for (let at = first; at < sorted.length; at++) {
    const other = sorted[at];
    if (!other || other.y0 > spot.y1) break;
    if (other === spot) continue;
    if (sharedHeight(spot, other) <= 0.5 * Math.min(height(spot), height(other))) continue;
    const gap = Math.max(0, -sharedWidth(spot, other));
    if (!nearest || gap < nearest.gap) nearest = { spot, other, gap };
  }
  return nearest;
}

/** Spots of ink that may be letters. */
function spotsOf(ink: readonly Point[], width: number, tall: number): Box[] {
  const open = new Uint8Array(width * tall);
  for (const [x, y] of ink) open[y * width + x] = 1;
  const spots: Box[] = [];
  for (const [left, top] of ink) {
    if (!open[top * width + left]) continue;
    const box: Box = { x0: left, x1: left, y0: top, y1: top };
    const queue = [top * width + left];
    open[top * width + left] = 0;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!open[next]) continue;
        open[next] = 0;
        queue.push(next);
      }
    }
    const sides = [box.x1 - box.x0, box.y1 - box.y0];
    if (Math.max(...sides) >= LEAST_LETTER && Math.max(...sides) <= LARGEST_LETTER) spots.push(box);
  }
  return spots.slice(0, MOST_SPOTS);
}
