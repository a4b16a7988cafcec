import { withSeenAccents } from './accent-marks.ts';
import type { Box, Word } from '../model.ts';
import { centerY, grouped, height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import { asSharp, finish, type GreyPicture } from '../picture/grey-picture.ts';
import { asTwoOnes } from './lone-numbers.ts';
import { type Network, recognised } from './ocr.ts';
import { withRaisedCents } from './raised-cents.ts';

/** White around a cutout, in pixels: letters at the edge are misread. */
const MARGIN = 28;
/** The most places in a stack, and the most pixels of them together: more is not worth its time. */
const MOST_PLACES = 48;
const MOST_PIXELS = 2_000_000;

/** A place of a page to read again, larger. */
export interface Place {
  box: Box;
  /** The factor of enlargement. */
  enlarged: number;
  /** By how much more it is enlarged in width; 1 if not given. */
  wider?: number;
}

/**
 * Reads parts of a page again, each enlarged on a separate line: this is better for single digits and codes.
 * @returns the words of each place, in points of the page; null for places that would take too long.
 */
export async function readPlaces(
  picture: GreyPicture,
  places: readonly Place[],
  network: Network = 'texts',
): Promise<(Word[] | null)[]> {
  // Passes of one page share places, such as that of the address.
  const keys = places.map((place) => JSON.stringify(place));
  const wanted = affordable(
    [...new Set(keys)].map((key): Place => JSON.parse(key)),
    picture.scale,
  );
  if (wanted.length === 0) return places.map(() => null);
  const cuttings = await Promise.all(wanted.map((place) => cut(picture, place)));
  const stack = await stacked(cuttings, picture.scale);
  const words = withSeenAccents(await recognised(stack, network), stack);
  const seen = new Map(
    cuttings.map((cutting) => [
      JSON.stringify(cutting.place),
      words
        .filter((word) => isOn(word, cutting, stack.scale))
        .map((word) => ({ ...word, ...backOnPage(word, cutting, stack.scale) }))
        .map((word) => withRaisedCents(asTwoOnes(word, picture), picture)),
    ]),
  );
  return keys.map((key) => seen.get(key) ?? null);
}

/** The places that are worth their time, in their order: the smallest, because codes and numbers gain most. */
export function affordable(places: readonly Place[], scale: number): Place[] {
  const pixels = ({ box, enlarged, wider = 1 }: Place) =>
    width(box) * height(box) * wider * (scale * enlarged) ** 2;
  const chosen = new Set<Place>();
  let sum = 0;
  for (const place of places.toSorted((a, b) => pixels(a) - pixels(b))) {
    sum += pixels(place);
    if (sum > MOST_PIXELS || chosen.size === MOST_PLACES) break;
    chosen.add(place);
  }
  return places.filter((place) => chosen.has(place));
}

interface Cutting {
  data: Buffer;
  width: number;
  height: number;
  /** Its position in the stack, in pixels. */
  top: number;
  place: Place;
  /** Its position on the page, in pixels. */
  left: number;
  from: number;
  scale: number;
}

async function cut(picture: GreyPicture, place: Place): Promise<Cutting> {
  const { box, enlarged, wider = 1 } = place;
  const left = clamp(Math.round(box.x0 * picture.scale), picture.width - 2);
  const from = clamp(Math.round(box.y0 * picture.scale), picture.height - 2);
  const wide = Math.max(2, clamp(Math.round(box.x1 * picture.scale), picture.width) - left);
  const high = Math.max(2, clamp(Math.round(box.y1 * picture.scale), picture.height) - from);
  const size = { width: Math.round(wide * enlarged * wider), height: Math.round(high * enlarged) };
  const image = asSharp(picture)
    .extract({ left, top: from, width: wide, height: high })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' });
  const grey = await finish(image, picture.scale * enlarged);
  wipeCutLetters(grey);
  return {
    data: grey.data,
    width: grey.width,
    height: grey.height,
    top: 0,
    place,
    left,
    from,
    scale: picture.scale,
  };
}

/** Ink is darker than this, in a cleaned picture. */
const INK = 160;
/** Ink that the edge of a cutout cuts starts within this share of its height from there, and ends before that. */
const CUT = 0.4;

/** Removes letters that the sides of a cutout have cut, in place: half an «a» of the word before is read as «1». */
export function wipeCutLetters(cutting: GreyPicture): void {
  const { data, width: wide, height: high } = cutting;
  const paper = lightOf(data);
  const isEmpty = (column: number) => {
    for (let row = 0; row < high; row++) if ((data[row * wide + column] ?? 255) < INK) return false;
    return true;
  };
  const most = Math.min(Math.round(CUT * high), Math.floor(wide / 3));
  for (const [edge, step] of [
    [0, 1],
    [wide - 1, -1],
  ] as const) {
    let columns = 0;
    while (columns < most && !isEmpty(edge + step * columns)) columns++;
    if (columns === most) continue;
    const from = step === 1 ? 0 : wide - columns;
    for (let row = 0; row < high; row++) data.fill(paper, row * wide + from, row * wide + from + columns);
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

async function stacked(cuttings: Cutting[], scale: number): Promise<GreyPicture> {
  let bottom = MARGIN;
  for (const cutting of cuttings) {
    cutting.top = bottom;
    bottom += cutting.height + MARGIN;
  }
  const wide = Math.max(...cuttings.map((cutting) => cutting.width)) + 2 * MARGIN;
  const data = Buffer.alloc(wide * bottom, 255);
  for (const cutting of cuttings) {
    // The surrounding paper must be as light as the paper in the cutout, otherwise its edge is read as a letter.
    const paper = lightOf(cutting.data);
    data.fill(paper, wide * (cutting.top - MARGIN / 2), wide * (cutting.top + cutting.height + MARGIN / 2));
    for (let row = 0; row < cutting.height; row++) {
      cutting.data.copy(
        data,
        wide * (cutting.top + row) + MARGIN,
        row * cutting.width,
        (row + 1) * cutting.width,
      );
    }
  }
  return { data, width: wide, height: bottom, scale };
}

function lightOf(data: Buffer): number {
  const sample = Array.from(
    { length: 200 },
    (_, index) => data[Math.floor((index * data.length) / 200)] ?? 255,
  );
  return sample.toSorted((a, b) => a - b)[150] ?? 255;
}

function isOn(word: Box, cutting: Cutting, scale: number): boolean {
  const middle = ((word.y0 + word.y1) / 2) * scale;
  return middle >= cutting.top - MARGIN / 2 && middle < cutting.top + cutting.height + MARGIN / 2;
}

function backOnPage(word: Box, { left, from, top, place, scale }: Cutting, stackScale: number): Box {
  const across = (x: number) =>
    (left + (x * stackScale - MARGIN) / (place.enlarged * (place.wider ?? 1))) / scale;
  const down = (y: number) => (from + (y * stackScale - top) / place.enlarged) / scale;
  return { x0: across(word.x0), x1: across(word.x1), y0: down(word.y0), y1: down(word.y1) };
}

/** Values of several lines are higher than their letters, in points. */
const LARGEST_LETTER = 14;

/** A box around some words, with a little paper. */
export function around(box: Box): Box {
  const letter = Math.min(height(box), LARGEST_LETTER);
  return {
    x0: box.x0 - letter * 0.6,
    x1: box.x1 + letter * 0.6,
    y0: box.y0 - letter * 0.35,
    y1: box.y1 + letter * 0.35,
  };
}

/** Whether a word is at a place. */
export const liesOn = (word: Word, box: Box): boolean =>
  sharedWidth(word, box) > 0.5 * width(word) &&
  sharedHeight(word, box) > 0.4 * Math.min(height(word), height(box));

/** Joins words line by line, if only their text matters. */
export function joined(words: readonly Word[]): Word | null {
  if (words.length === 0) return null;
  const rows = grouped(
    words.toSorted((a, b) => centerY(a) - centerY(b)),
    (word, [first]) => first && sharedHeight(first, word) > 0.5 * height(word),
  );
  const sorted = rows.flatMap((row) => row.toSorted((a, b) => a.x0 - b.x0));
  return {
    ...union(sorted),
    text: sorted.map(({ text }) => text).join(' '),
    confidence: Math.min(...sorted.map((word) => word.confidence)),
  };
}
