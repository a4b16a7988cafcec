import type { Box } from '../model.ts';
import { height, sharedWidth, union, width } from '../geometry.ts';
import type { GreyPicture } from './grey-picture.ts';
import { boxesOf, spotsOf, stretchesIn } from './spots.ts';

// The shapes of single printed letters, all at one size, for comparison with known letters.

/** The columns and rows that every letter is scaled to. */
export const COLUMNS = 16;
export const ROWS = 24;

/** The shape of a letter. */
export interface LetterPicture {
  /** Ink in each cell, row by row, normalised to mean 0 and length 1. */
  ink: Float32Array;
  /** The logarithm of width divided by height. */
  stretch: number;
  /** Its position, in pixels of its picture. */
  box: Box;
}

/** Letters of a picture that were cut out before, by their boxes: most are the same at several thresholds. */
export type CutLetters = Map<string, LetterPicture>;

/** Darker than this is ink, in a cleaned picture; touching letters may separate at a darker threshold. */
const DARK = [140, 105, 75] as const;
/** Spots lower than this share of the highest are dust, dots or strokes. */
const LOW = 0.5;

/**
 * The letters and digits of a word of capitals and digits that are separate from each other, from left to right.
 * @param place its position, in points, without the paper around it.
 * @param dark pixels darker than this are ink; the thin strokes of bold letters are as light as 200.
 */
export function separateLetters(
  picture: GreyPicture,
  place: Box,
  dark: number = DARK[0],
  before: CutLetters = new Map(),
): LetterPicture[] {
  return cutOut(picture, spotsAt(picture, pixelsOf(picture, withMargin(place)), dark), before);
}

/**
 * A given number of letters and digits of a word in a cleaned picture, from left to right; touching ones are cut apart.
 * @param place its position, in points.
 * @returns null if that many cannot be separated.
 */
export function lettersIn(
  picture: GreyPicture,
  place: Box,
  count: number,
  before: CutLetters = new Map(),
): LetterPicture[] | null {
  const pixels = pixelsOf(picture, withMargin(place));
  let fewest: Box[] = [];
  for (const dark of DARK) {
    const letters = spotsAt(picture, pixels, dark);
    if (letters.length === count) return cutOut(picture, letters, before);
    if (letters.length < count && letters.length > fewest.length) fewest = letters;
  }
  const cut = cutApart(picture, fewest, count);
  return cut && cutOut(picture, cut, before);
}

/** The paper around the letters of a word that belongs to them, by its height. */
const MARGIN = 0.15;

/** The place of a word with a little paper around it: boxes of words cut off the edges of their letters. */
function withMargin(place: Box): Box {
  const by = MARGIN * height(place);
  return { x0: place.x0 - by, x1: place.x1 + by, y0: place.y0 - by, y1: place.y1 + by };
}

const cutOut = (picture: GreyPicture, boxes: readonly Box[], before: CutLetters): LetterPicture[] =>
  boxes.map((box) => {
    const key = `${box.x0} ${box.x1} ${box.y0} ${box.y1}`;
    const letter = before.get(key) ?? pictureOf(picture, box);
    before.set(key, letter);
    return letter;
  });

/** The spots of ink at a place, in pixels, from left to right. @param dark pixels darker than this are ink. */
export const inkAt = (picture: GreyPicture, place: Box, dark: number = DARK[0]): Box[] =>
  spotsIn(picture, pixelsOf(picture, place), dark);

const pixelsOf = ({ scale, width: wide, height: high }: GreyPicture, { x0, x1, y0, y1 }: Box): Box => ({
  x0: Math.max(0, Math.floor(x0 * scale)),
  x1: Math.min(wide - 1, Math.ceil(x1 * scale)),
  y0: Math.max(0, Math.floor(y0 * scale)),
  y1: Math.min(high - 1, Math.ceil(y1 * scale)),
});

/** Spots of the height of letters. */
function spotsAt(picture: GreyPicture, pixels: Box, dark: number): Box[] {
  const spots = spotsIn(picture, pixels, dark);
  const tallest = Math.max(0, ...spots.map(height));
  return mergedSpots(spots).filter((spot) => height(spot) >= LOW * tallest);
}

/** The least width of a letter that is cut in two, by its height. */
const WIDE = 0.9;

/** Cuts the widest spots at their thinnest column, until there are enough. */
function cutApart({ data, width: across }: GreyPicture, spots: readonly Box[], count: number): Box[] | null {
  const letters = [...spots];
  while (letters.length > 0 && letters.length < count) {
    const wide = letters.reduce((a, b) => (width(b) > width(a) ? b : a));
    if (width(wide) < WIDE * height(wide)) return null;
    const pieces = Math.max(2, Math.round(width(wide) / (0.7 * height(wide))));
    const ideal = wide.x0 + width(wide) / pieces;
    let best = { column: Math.round(ideal), cost: Number.POSITIVE_INFINITY };
    for (let column = Math.ceil(ideal - height(wide) / 4); column <= ideal + height(wide) / 4; column++) {
      let ink = 0;
      for (let y = wide.y0; y < wide.y1; y++) ink += 255 - (data[y * across + column] ?? 255);
      const cost = ink * (1 + Math.abs(column - ideal) / height(wide));
      if (cost < best.cost) best = { column, cost };
    }
    if (best.column <= wide.x0 || best.column >= wide.x1) return null;
    letters.splice(letters.indexOf(wide), 1, { ...wide, x1: best.column }, { ...wide, x0: best.column });
  }
  return letters.length === count ? letters : null;
}

/** Connected spots of ink; the far edges of boxes are exclusive. */
function spotsIn(picture: GreyPicture, place: Box, dark: number): Box[] {
  const spots = spotsOf(stretchesIn(picture, place, dark), picture.width, true);
  return boxesOf(spots)
    .map((box) => ({ ...box, x1: box.x1 + 1, y1: box.y1 + 1 }))
    .toSorted((a, b) => a.x0 - b.x0);
}

/** Parts of one letter are above each other. */
function mergedSpots(spots: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const spot of spots) {
    const last = merged.at(-1);
    if (last && sharedWidth(last, spot) > 0.5 * Math.min(width(last), width(spot)))
      merged[merged.length - 1] = union([last, spot]);
    else merged.push(spot);
  }
  return merged;
}

/** A part of a picture, scaled to the size of all letters. */
export function pictureOf(picture: Pick<GreyPicture, 'data' | 'width' | 'height'>, box: Box): LetterPicture {
  const ink = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      ink[row * COLUMNS + column] = inkIn(picture, {
        x0: box.x0 + (column * width(box)) / COLUMNS,
        x1: box.x0 + ((column + 1) * width(box)) / COLUMNS,
        y0: box.y0 + (row * height(box)) / ROWS,
        y1: box.y0 + ((row + 1) * height(box)) / ROWS,
      });
  const soft = softened(ink);
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  const length = Math.sqrt(soft.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return {
    ink: soft.map((value) => (value - mean) / length),
    stretch: Math.log(Math.max(1, width(box)) / Math.max(1, height(box))),
    box,
  };
}

/** The mean ink of a rectangle, with fractions of pixels. */
function inkIn(
  { data, width: across, height: down }: Pick<GreyPicture, 'data' | 'width' | 'height'>,
  cell: Box,
): number {
  let [sum, area] = [0, 0];
  for (let y = Math.floor(cell.y0); y < Math.min(down, cell.y1); y++) {
    const high = Math.min(y + 1, cell.y1) - Math.max(y, cell.y0);
    for (let x = Math.floor(cell.x0); x < Math.min(across, cell.x1); x++) {
      const share = high * (Math.min(x + 1, cell.x1) - Math.max(x, cell.x0));
      sum += (255 - (data[y * across + x] ?? 255)) * share;
      area += share;
    }
  }
  return area > 0 ? sum / area : 0;
}

/** Makes small shifts of the strokes irrelevant. */
function softened(ink: Float32Array): Float32Array {
  const soft = new Float32Array(ink.length);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      let [sum, weights] = [0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [y, x] = [row + dy, column + dx];
          if (y < 0 || x < 0 || y >= ROWS || x >= COLUMNS) continue;
          const weight = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
          sum += weight * (ink[y * COLUMNS + x] ?? 0);
          weights += weight;
        }
      soft[row * COLUMNS + column] = sum / weights;
    }
  return soft;
}

/** The difference of two letters, from 0. */
export function unlikeness(a: LetterPicture, b: LetterPicture): number {
  const [own, other] = [a.ink, b.ink];
  // Four separate sums: with a single one, each step would wait for the previous step.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 4) {
    first += (own[cell] ?? 0) * (other[cell] ?? 0);
    second += (own[cell + 1] ?? 0) * (other[cell + 1] ?? 0);
    third += (own[cell + 2] ?? 0) * (other[cell + 2] ?? 0);
    fourth += (own[cell + 3] ?? 0) * (other[cell + 3] ?? 0);
  }
  return 1 - (first + second + third + fourth) + STRETCH_WEIGHT * Math.abs(a.stretch - b.stretch);
}

/** The weight of a difference in width. */
const STRETCH_WEIGHT = 0.25;
