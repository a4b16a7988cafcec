import { asSharp, evened, finish, type GreyPicture } from './grey-picture.ts';
import { wipeDots } from './specks.ts';
import { quartersOf } from './upright.ts';

// Finds the rotation of a scanned page: lines of text form dark and light stripes, which are sharpest when they are
// level.

/** The size of the picture for this; its letters are still separate. */
const LONG_SIDE = 1300;
/** The largest slant of a scanned page. */
const MOST_DEGREES = 9;
/** A smaller slant is not worth rotating a picture. */
const LEAST_DEGREES = 0.15;

/**
 * The thickness of letters' strokes plus the uncertainty of an angle, in pixels. Single rows also differ by chance, and
 * more the steeper they are: without this, a page of short lines was rotated by nine degrees.
 */
const LINE = 3;

/** Fewer points of ink than this are dust. */
const LEAST_INK = 150;

export interface Slant {
  /** Whether the page is empty; the grain of bare paper is no text. */
  blank: boolean;
  /** The quarter turns clockwise by which its letters are probably upright. */
  quarters: number;
  /** The degrees by which to rotate the page clockwise after the quarter turn, so that its lines are straight. */
  degrees: number;
}

/** Finds the rotation of a page's lines of text. */
export async function slantOf(picture: GreyPicture): Promise<Slant> {
  const factor = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * factor)) };
  // Even paper has a grain of thousands of specks, which would cost time and make the orientation uncertain.
  const small = evened(await finish(asSharp(picture).resize(size), picture.scale * factor));
  // Frames run in both directions and do not show the direction of the text.
  wipeDots(small);
  const ink = inkOf(small);
  const quarters = quartersOf(ink, small.width);
  const degrees = steepness(pointsOf(ink, small, quarters % 2 === 1));
  return {
    blank: ink.length < LEAST_INK,
    quarters,
    degrees: Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees,
  };
}

/** Pixels that are clearly darker than their surroundings, counted row by row. */
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

/** The places of ink, for the page as it is or after a quarter turn; a thousand points show as much as all. */
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

/** The degrees by which to rotate stripes so that they are straight. */
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
 * The difference between rows and the rows below them if the page is rotated clockwise by some degrees.
 * @param rows space for counting, twice the number of rows that any point can reach.
 * @param thick the number of rows that are combined.
 */
function sharpness({ x, y }: Points, degrees: number, rows: Float64Array, thick: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const middle = rows.length >> 1;
  rows.fill(0);
  for (let index = 0; index < x.length; index++) {
    const row = Math.round((y[index] ?? 0) + (x[index] ?? 0) * slope) + middle;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  // There is no ink in the first and the last rows.
  let sum = 0;
  let difference = 0;
  for (let row = 0; row + 2 * thick < rows.length; row++) {
    // One row leaves the upper window, one moves to it, and one enters the lower window.
    difference += 2 * (rows[row + thick] ?? 0) - (rows[row] ?? 0) - (rows[row + 2 * thick] ?? 0);
    sum += difference ** 2;
  }
  return sum;
}
