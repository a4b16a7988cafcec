import { asSharp, evened, finish, type GreyPicture } from './grey-picture.ts';
import { wipeDots } from './specks.ts';
import { type Turn, turnOf } from './upright.ts';

// Finds the rotation of a scanned page: lines of text form dark and light stripes, which are sharpest when they are
// level.

/** Size at which a page is looked at; its letters are still apart. */
const LONG_SIDE = 1300;
/** Nobody lays a page askew by more. */
const MOST_DEGREES = 9;
/** Less is not worth turning a picture for. */
const LEAST_DEGREES = 0.15;

/**
 * As thick as the strokes of letters and the doubt about an angle together, in pixels. Single rows differ by chance too, the
 * more the steeper they run: a page of short lines was laid askew by nine degrees for it.
 */
const LINE = 3;

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
  // Even paper: its grain is thousands of specks, each of which would be looked at, and leaves doubt about which way up it lies.
  const small = evened(await finish(asSharp(picture).resize(size), picture.scale * factor));
  // Frames run both ways and say nothing about where the text goes.
  wipeDots(small);
  const ink = inkOf(small);
  const turn = turnOf(ink, small.width, small.height);
  const degrees = steepness(pointsOf(ink, small, turn.quarters % 2 === 1));
  return {
    blank: ink.length < LEAST_INK,
    turn,
    degrees: Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees,
  };
}

/** Pixels that are clearly darker than what surrounds them, counted row by row. */
function inkOf({ data, width, height }: GreyPicture): number[] {
  const pixels: number[] = [];
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
      if ((data[at] ?? 0) < around - 40) pixels.push(at);
    }
  }
  return pixels;
}

interface Points {
  x: Float64Array;
  y: Float64Array;
}

/** Where ink is, as the page stands or as it would after a quarter turn; some thousand points tell as much as all. */
function pointsOf(ink: readonly number[], { width, height }: GreyPicture, sideways: boolean): Points {
  const step = Math.max(1, Math.ceil(ink.length / 12_000));
  const count = Math.ceil(ink.length / step);
  const points = { x: new Float64Array(count), y: new Float64Array(count) };
  for (let index = 0; index < count; index++) {
    const at = ink[index * step] ?? 0;
    const down = Math.floor(at / width);
    const across = at - down * width;
    points.x[index] = sideways ? height - down : across;
    points.y[index] = sideways ? across : down;
  }
  return points;
}

/** By how many degrees stripes must be turned to lie straight. */
function steepness(points: Points): number {
  const reach = points.x.reduce((most, x, index) => Math.max(most, x + (points.y[index] ?? 0)), 0);
  const rows = new Float64Array(2 * reach + 4);
  const look = (around: number, within: number, step: number, thick: number) => {
    const sharp = (degrees: number) => sharpness(points, degrees, rows, thick);
    let found = { degrees: around, sharpness: sharp(around) * 1.02 };
    for (let degrees = around - within; degrees <= around + within; degrees += step) {
      const own = sharp(degrees);
      if (own > found.sharpness) found = { degrees, sharpness: own };
    }
    return found.degrees;
  };
  return look(look(0, MOST_DEGREES, 0.5, LINE), 0.4, 0.1, 1);
}

/**
 * How much rows differ from the rows below them when the page is turned clockwise by some degrees.
 * @param rows room to count in, for twice the rows that any point can come to.
 * @param thick how many rows are taken together.
 */
function sharpness({ x, y }: Points, degrees: number, rows: Float64Array, thick: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const middle = rows.length >> 1;
  rows.fill(0);
  for (let index = 0; index < x.length; index++) {
    const row = Math.round((y[index] ?? 0) + (x[index] ?? 0) * slope) + middle;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  // No ink is in the first and the last rows.
  let sum = 0;
  let difference = 0;
  for (let row = 0; row + 2 * thick < rows.length; row++) {
    // One row leaves the upper ones, one goes over to them, one comes to those below.
    difference += 2 * (rows[row + thick] ?? 0) - (rows[row] ?? 0) - (rows[row + 2 * thick] ?? 0);
    sum += difference ** 2;
  }
  return sum;
}
