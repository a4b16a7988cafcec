import { asSharp, finish, type GreyPicture } from './grey-picture.ts';
import { wipeDots } from './specks.ts';
import { type Point, type Turn, turnOf } from './upright.ts';

// How a scanned page lies on the glass: lines of text make dark and light stripes, sharpest when they run straight.

/** Size at which a page is looked at; its letters are still apart. */
const LONG_SIDE = 1300;
/** Nobody lays a page askew by more. */
const MOST_DEGREES = 9;
/** Less is not worth turning a picture for. */
const LEAST_DEGREES = 0.15;

/** Fewer points of ink than this are dust. */
const LEAST_INK = 150;

export interface Slant {
  /** Whether there is nothing on the page; what a scanner sees of bare paper is no text. */
  blank: boolean;
  turn: Turn;
  /** Degrees by which to turn the page clockwise so that its lines run straight; after the quarter turn. */
  degrees: number;
}

/** Finds how the lines of text of a page lie. */
export async function slantOf(picture: GreyPicture): Promise<Slant> {
  const factor = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * factor)) };
  const small = await finish(asSharp(picture).resize(size), picture.scale * factor);
  // Frames run both ways and say nothing about where the text goes.
  wipeDots(small);
  const ink = inkOf(small);
  const turn = turnOf(ink, small.width, small.height);
  const points = thinned(ink);
  const degrees = steepness(turn.quarters % 2 === 1 ? points.map(([x, y]) => [small.height - y, x]) : points);
  return {
    blank: ink.length < LEAST_INK,
    turn,
    degrees: Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees,
  };
}

/** Points that are clearly darker than what surrounds them. */
function inkOf({ data, width, height }: GreyPicture): Point[] {
  const points: Point[] = [];
  const reach = 11;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x;
      const around =
        ((data[at - reach] ?? 0) +
          (data[at + reach] ?? 0) +
          (data[at - reach * width] ?? 0) +
          (data[at + reach * width] ?? 0)) /
        4;
      if ((data[at] ?? 0) < around - 40) points.push([x, y]);
    }
  }
  return points;
}

/** Some thousand points tell as much as all of them. */
function thinned(points: readonly Point[]): Point[] {
  const step = Math.ceil(points.length / 12_000);
  return points.filter((_, index) => index % step === 0);
}

/** By how many degrees stripes must be turned to lie straight. */
function steepness(points: readonly Point[]): number {
  const reach = Math.max(0, ...points.map(([x, y]) => x + y));
  const rows = new Float64Array(2 * reach + 4);
  const sharp = (degrees: number) => sharpness(points, degrees, rows);
  let found = { degrees: 0, sharpness: sharp(0) * 1.02 };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const own = sharp(degrees);
      if (own > found.sharpness) found = { degrees, sharpness: own };
    }
  };
  look(-MOST_DEGREES, MOST_DEGREES, 0.5);
  look(found.degrees - 0.4, found.degrees + 0.4, 0.1);
  return found.degrees;
}

/**
 * How much rows differ from the rows below them when the page is turned clockwise by some degrees.
 * @param rows room to count in, for twice the rows that any point can come to.
 */
function sharpness(points: readonly Point[], degrees: number, rows: Float64Array): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const middle = rows.length >> 1;
  rows.fill(0);
  for (const [x, y] of points) {
    const row = Math.round(y + x * slope) + middle;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    const count = rows[row] ?? 0;
    if (count > 0) sum += (count - (rows[row + 1] ?? 0)) ** 2;
  }
  return sum;
}
