import { type Box, height, sharedHeight, sharedWidth } from '../lines/geometry.ts';

// Finds which way up a page is, without OCR: letters are closer to their neighbours on the line than to the next
// line, and they share a baseline while their tops have different heights.

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
 * @param ink the pixels that are dark, counted row by row.
 */
export function turnOf(ink: readonly number[], pageWidth: number, pageHeight: number): Turn {
  const spots = spotsOf(ink, pageWidth, pageHeight);
  const across = neighboursOf(spots);
  const down = neighboursOf(quarterTurned(spots));
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

/** Spots as they would stand after a quarter turn. */
export const quarterTurned = (spots: readonly Box[]): Box[] =>
  spots.map(({ x0, x1, y0, y1 }) => ({ x0: -y1, x1: -y0, y0: x0, y1: x1 }));

/** A letter and the nearest one on its line. */
interface Pair {
  spot: Box;
  other: Box;
  gap: number;
}

/** Each spot's neighbour on its line, in the order of the spots. */
export function neighboursOf(spots: readonly Box[]): (Pair | null)[] {
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

/** Spots of ink that may be letters, as many as tell enough. */
export function spotsOf(ink: readonly number[], width: number, tall: number): Box[] {
  const open = new Uint8Array(width * tall);
  for (const at of ink) open[at] = 1;
  const spots: Box[] = [];
  const queue: number[] = [];
  const take = (at: number) => {
    if (!open[at]) return;
    open[at] = 0;
    queue.push(at);
  };
  for (const start of ink) {
    if (spots.length === MOST_SPOTS) break;
    if (!open[start]) continue;
    take(start);
    let [x0, x1, y0, y1] = [width, 0, tall, 0];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      take(at - 1);
      take(at + 1);
      take(at - width);
      take(at + width);
    }
    const longer = Math.max(x1 - x0, y1 - y0);
    if (longer >= LEAST_LETTER && longer <= LARGEST_LETTER) spots.push({ x0, x1, y0, y1 });
  }
  return spots;
}
