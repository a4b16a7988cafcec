import type { Box } from '../model.ts';

// Connected components of ink. Rows are scanned once from top to bottom in runs of ink; a run joins the components that
// it touches above. A pixel-by-pixel fill took 50 % longer.

/** Spots by number: noise makes so many that an object for each would cost more than the search. */
export interface Spots {
  count: number;
  /** Their bounding boxes, to the last row and column. */
  x0: Int32Array;
  x1: Int32Array;
  y0: Int32Array;
  y1: Int32Array;
  /** The number of ink pixels of each. */
  ink: Int32Array;
  /** The number of the spot of each run. */
  spotOf: Int32Array;
}

/** The initial capacity for runs. */
const ROOM = 1 << 14;

/** Adjacent ink pixels in a row, as positions in their picture, row by row. */
export class Stretches {
  /** The first pixel of each. */
  from = new Int32Array(ROOM);
  /** The pixel after each. */
  to = new Int32Array(ROOM);
  count = 0;

  /** @param from after all that were added before; the next row has a new run. */
  add(from: number, to: number): void {
    if (this.count === this.from.length) [this.from, this.to] = [doubled(this.from), doubled(this.to)];
    this.from[this.count] = from;
    this.to[this.count++] = to;
  }
}

function doubled(positions: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * positions.length);
  larger.set(positions);
  return larger;
}

/**
 * The pixels darker than a shade in a part of a picture. @param part to its last row and column, inside the picture.
 */
export function stretchesIn(
  { data, width: across }: { data: Uint8Array; width: number },
  { x0, x1, y0, y1 }: Box,
  threshold: number,
): Stretches {
  const stretches = new Stretches();
  for (let y = y0; y <= y1; y++) {
    const end = y * across + x1 + 1;
    for (let at = y * across + x0; at < end; at++) {
      if ((data[at] ?? 255) >= threshold) continue;
      const from = at++;
      while (at < end && (data[at] ?? 255) < threshold) at++;
      stretches.add(from, at);
    }
  }
  return stretches;
}

/** The same from the positions of the pixels, counted row by row. */
export function stretchesOf(ink: readonly number[], across: number): Stretches {
  const stretches = new Stretches();
  for (let index = 0; index < ink.length; index++) {
    const from = ink[index] ?? 0;
    let to = from + 1;
    for (; ink[index + 1] === to && to % across !== 0; to++) index++;
    stretches.add(from, to);
  }
  return stretches;
}

/**
 * The spots of a picture in the order of their first pixels, row by row.
 * @param across pixels in a row.
 * @param corners whether pixels are also connected at their corners.
 */
export function spotsOf({ from, to, count }: Stretches, across: number, corners = false): Spots {
  const reach = corners ? 1 : 0;
  // Each refers to an earlier run of its spot, the first of a spot to itself.
  const earlier = new Int32Array(count);
  let above = 0;
  for (let index = 0; index < count; index++) {
    earlier[index] = index;
    const left = (from[index] ?? 0) - across - reach;
    const right = (to[index] ?? 0) - across + reach;
    while ((to[above] ?? 0) <= left) above++;
    for (let other = above; other < index && (from[other] ?? 0) < right; other++) {
      const [one, two] = [firstOf(earlier, other), firstOf(earlier, index)];
      earlier[Math.max(one, two)] = Math.min(one, two);
    }
  }
  const spotOf = new Int32Array(count);
  const [x0, x1, y1] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const [y0, ink] = [new Int32Array(count), new Int32Array(count)];
  let spots = 0;
  for (let index = 0; index < count; index++) {
    const first = firstOf(earlier, index);
    const [start, end] = [from[index] ?? 0, to[index] ?? 0];
    const y = Math.floor(start / across);
    const [left, right] = [start - y * across, end - y * across - 1];
    const spot = first === index ? spots++ : (spotOf[first] ?? 0);
    spotOf[index] = spot;
    if (first === index) {
      [x0[spot], x1[spot], y0[spot]] = [left, right, y];
    } else {
      if (left < (x0[spot] ?? 0)) x0[spot] = left;
      if (right > (x1[spot] ?? 0)) x1[spot] = right;
    }
    y1[spot] = y;
    ink[spot] = (ink[spot] ?? 0) + end - start;
  }
  return { count: spots, x0, x1, y0, y1, ink, spotOf };
}

/** The places of spots, to their last row and column. */
export const boxesOf = ({ count, x0, x1, y0, y1 }: Spots): Box[] =>
  Array.from({ length: count }, (_, spot) => ({
    x0: x0[spot] ?? 0,
    x1: x1[spot] ?? 0,
    y0: y0[spot] ?? 0,
    y1: y1[spot] ?? 0,
  }));

/** The first run of a spot (union-find with path compression). */
function firstOf(earlier: Int32Array, index: number): number {
  let at = index;
  for (let next = earlier[at] ?? at; next !== at; next = earlier[at] ?? at) {
    earlier[at] = earlier[next] ?? next;
    at = next;
  }
  return at;
}
