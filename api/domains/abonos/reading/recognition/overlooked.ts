import { LETTER_OR_DIGIT } from '../text/letters.ts';
import type { Box, Word } from '../model.ts';
import { height, sharedHeight, sharedWidth, union, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { inkOf, REDUCED } from '../picture/reduced-ink.ts';
import { around, liesOn, type Place, readPlaces } from './second-look.ts';
import { letterSpots } from '../picture/upright.ts';

// OCR by lines overlooks large print among small print, and single digits. Ink without a word is read again, one line
// at a time.

/** The height of letters, in points. */
const LOWEST = 5;
const HIGHEST = 40;
/** By their height: the largest gap between spots of one group, and the width of single ones. */
const STEP = 1;
const NARROWEST = 0.25;
const WIDEST = 1.3;
/**
 * Words also cover their surroundings: accents, descenders and the dot after them; in points and as a share of their
 * height.
 */
const MARGIN = 1;
const MARKS = 0.3;
/** Spots closer to a word than this, by its height, are a part of it. */
const SPACE = 0.25;
/** More groups are a picture or a pattern. */
const MOST = 24;
/** Words with a lower confidence are only marks. */
const SURE = 0.6;
/** Low print is enlarged, higher print is not. */
const SMALL_PRINT = 14;

/** Places with ink like letters but without a word. @param picture upright and cleaned */
export function overlookedPlaces(words: readonly Word[], picture: GreyPicture): Box[] {
  const { dark, wide, tall } = inkOf(picture);
  const scale = picture.scale / REDUCED;
  for (const word of words) {
    const marks = MARKS * height(word);
    const rows = [word.y0 - marks, word.y1 + marks].map((y) => Math.round(y * scale));
    const columns = [word.x0 - MARGIN, word.x1 + MARGIN].map((x) => Math.round(x * scale));
    for (let y = Math.max(0, rows[0] ?? 0); y <= Math.min(tall - 1, rows[1] ?? 0); y++)
      dark.fill(0, y * wide + Math.max(0, columns[0] ?? 0), y * wide + Math.min(wide, (columns[1] ?? 0) + 1));
  }
  const ink: number[] = [];
  for (let at = dark.indexOf(1); at !== -1; at = dark.indexOf(1, at + 1)) ink.push(at);
  const letters = letterSpots(ink, wide)
    .map(({ x0, x1, y0, y1 }) => ({
      x0: x0 / scale,
      x1: (x1 + 1) / scale,
      y0: y0 / scale,
      y1: (y1 + 1) / scale,
    }))
    .filter((spot) => height(spot) >= LOWEST && height(spot) <= HIGHEST);
  const places = stretchesOf(letters)
    .filter(isPrint)
    .map(union)
    .filter((place) => !words.some((word) => isPieceOf(word, place)));
  return places.length > MOST ? [] : places;
}

/** Spots side by side, like those of a line. */
function stretchesOf(spots: readonly Box[]): Box[][] {
  const stretches: Box[][] = [];
  for (const spot of spots.toSorted((a, b) => a.x0 - b.x0)) {
    const home = stretches.find((stretch) => {
      const last = stretch.at(-1);
      const least = Math.min(height(last ?? spot), height(spot));
      return last && sharedHeight(last, spot) > 0.5 * least && spot.x0 - last.x1 < STEP * least;
    });
    if (home) home.push(spot);
    else stretches.push([spot]);
  }
  return stretches;
}

/** Single spots may be pieces of rules and pictures. */
function isPrint(stretch: readonly Box[]): boolean {
  const [first] = stretch;
  if (!first || stretch.length > 1) return true;
  const share = width(first) / height(first);
  return share >= NARROWEST && share <= WIDEST;
}

const isPieceOf = (word: Box, place: Box) =>
  sharedHeight(word, place) > 0.5 * height(place) && sharedWidth(word, place) > -SPACE * height(place);

/** The words of a page including overlooked ones. */
export async function withOverlooked(words: readonly Word[], picture: GreyPicture): Promise<Word[]> {
  const places = overlookedPlaces(words, picture).map((box): Place => ({
    box: around(box),
    enlarged: height(box) < SMALL_PRINT ? 2 : 1,
  }));
  if (places.length === 0) return [...words];
  const seen = (await readPlaces(picture, places)).flat();
  const more = seen.filter(
    (word) =>
      word.confidence >= SURE &&
      LETTER_OR_DIGIT.test(word.text) &&
      !words.some((other) => liesOn(word, other) || liesOn(other, word)),
  );
  return [...words, ...more];
}
