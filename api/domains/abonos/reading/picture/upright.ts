import type { Box } from '../model.ts';
import { height, sharedHeight, sharedWidth } from '../geometry.ts';
import { boxesOf, spotsOf, stretchesOf } from './spots.ts';

// Finds which way up a page is, without OCR: letters are closer to their neighbours on the line than to the next
// line, and they share a baseline while their tops have different heights.

/** The sides of spots that may be letters, in pixels. */
const LEAST_LETTER = 4;
const LARGEST_LETTER = 60;
/** Enough letters for a decision; a page of text has more. */
const MOST_SPOTS = 3000;

/**
 * The quarter turns clockwise by which the letters of a page are probably upright.
 * @param ink the dark pixels, counted row by row.
 */
export function quartersOf(ink: readonly number[], pageWidth: number): number {
  const spots = letterSpots(ink, pageWidth);
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
  return (sideways ? 1 : 0) + (even('y0') > even('y1') ? 2 : 0);
}

/** Spots at their positions after a quarter turn. */
const quarterTurned = (spots: readonly Box[]): Box[] =>
  spots.map(({ x0, x1, y0, y1 }) => ({ x0: -y1, x1: -y0, y0: x0, y1: x1 }));

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

/** @param sorted all spots from top to bottom, so that only those at its height are compared. */
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

/**
 * Spots of ink that may be letters, enough for a decision.
 * @param ink the dark pixels, counted row by row.
 */
const letterSpots = (ink: readonly number[], width: number): Box[] =>
  boxesOf(spotsOf(stretchesOf(ink, width), width))
    .filter((spot) => {
      const longer = Math.max(spot.x1 - spot.x0, height(spot));
      return longer >= LEAST_LETTER && longer <= LARGEST_LETTER;
    })
    .slice(0, MOST_SPOTS);
