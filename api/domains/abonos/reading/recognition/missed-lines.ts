import type { Box, Word } from '../model.ts';
import { height, median, sharedHeight, sharedWidth } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { LETTER_OR_DIGIT, onlyLetters } from '../text/letters.ts';
import { around, readPlaces } from './read-places.ts';

// OCR sometimes skips a whole line, most often the headings of a table, or takes two lines for one, whose letters it then
// cannot read. Both are read again, line by line.

/** Ink is darker than this, in a cleaned picture. */
const INK = 128;
/** The height of a missed line, by the height of the page's words: lower is a rule or dust, higher a picture. */
const LOWEST = 0.6;
const HIGHEST = 2.5;
/** Ink that goes down further than this, by the same height, is the edge of the page or of a field. */
const EDGE = 4;
/** The least number of strokes beside each other in a line: the digits of a row and a seat with their block. */
const FEWEST_STROKES = 6;
/** Words of a missed line that are less certain are ink of something else. */
const LEAST_CERTAIN = 0.5;
/** Words that are higher than this, by the same height, may be two lines. */
const TWO_LINES = 2;
/** The least number of uncertain words as high as two lines; fewer are stamps and signatures. */
const FEWEST_HIGH = 3;

/** The words of a page, with those of lines that OCR has skipped, and of lines that it took for one. */
export async function withMissedLines(words: readonly Word[], picture: GreyPicture): Promise<Word[]> {
  const joined = linesTakenForOne(words);
  const apart = words.filter((word) => !joined.includes(word));
  const places = unreadLines(apart, picture).map((box) => ({ box: around(box), enlarged: 2 }));
  const read = (await readPlaces(picture, places)).flatMap((seen) => seen ?? []);
  const found = read.filter(
    (word) =>
      LETTER_OR_DIGIT.test(word.text) &&
      word.confidence >= LEAST_CERTAIN &&
      !apart.some((known) => sharedWidth(known, word) > 0 && sharedHeight(known, word) > 0.3 * height(word)),
  );
  return certainLetters(found) >= certainLetters(joined) ? [...apart, ...found] : [...words];
}

/** The words of lines that OCR took for one: those at the height of uncertain words that are as high as two lines. */
export function linesTakenForOne(words: readonly Word[]): Word[] {
  const letters = median(words.map(height));
  const isHigh = (word: Word) => height(word) > TWO_LINES * letters && word.confidence < LEAST_CERTAIN;
  const high = words.filter(isHigh);
  if (high.length < FEWEST_HIGH) return [];
  return words.filter((word) => high.some((one) => sharedHeight(one, word) > 0.5 * height(word)));
}

const certainLetters = (words: readonly Word[]): number =>
  words
    .filter(({ confidence }) => confidence >= LEAST_CERTAIN)
    .reduce((sum, { text }) => sum + onlyLetters(text).length, 0);

/** Boxes around lines of ink on which no word was read. */
export function unreadLines(words: readonly Word[], picture: GreyPicture): Box[] {
  const { width, height: tall, scale } = picture;
  const letters = median(words.filter(({ text }) => LETTER_OR_DIGIT.test(text)).map(height)) * scale;
  const unread = inkOutside(words, picture);
  wipeEdges(unread, picture, Math.round(EDGE * letters));
  const isInked = (row: number) => unread.subarray(row * width, (row + 1) * width).includes(1);
  const lines: Box[] = [];
  for (let top = 0; top < tall; top++) {
    if (!isInked(top)) continue;
    let bottom = top + 1;
    while (bottom < tall && isInked(bottom)) bottom++;
    const strokes = strokesOf(unread, width, top, bottom);
    const isLine = bottom - top >= LOWEST * letters && bottom - top <= HIGHEST * letters;
    if (isLine && strokes.length >= FEWEST_STROKES) {
      const [x0, x1] = [strokes[0]?.from ?? 0, strokes.at(-1)?.to ?? 0];
      lines.push({ x0: x0 / scale, x1: x1 / scale, y0: top / scale, y1: bottom / scale });
    }
    top = bottom;
  }
  return lines;
}

/** For each pixel 1 if it is ink and no word's. */
function inkOutside(words: readonly Word[], { data, width, height: tall, scale }: GreyPicture): Uint8Array {
  const unread = Uint8Array.from(data, (shade) => (shade < INK ? 1 : 0));
  for (const word of words) {
    const margin = 0.2 * height(word);
    const [left, right, top, bottom] = [
      word.x0 - margin,
      word.x1 + margin,
      word.y0 - margin,
      word.y1 + margin,
    ].map((at) => Math.round(at * scale));
    for (let row = Math.max(0, top ?? 0); row < Math.min(tall, bottom ?? 0); row++)
      unread.fill(0, row * width + Math.max(0, left ?? 0), row * width + Math.min(width, right ?? 0));
  }
  return unread;
}

/** Removes ink that goes down further than letters do, in place: it would join all lines beside it. */
function wipeEdges(ink: Uint8Array, { width, height: tall }: GreyPicture, most: number): void {
  for (let column = 0; column < width; column++)
    for (let row = 0, top = 0; row <= tall; row++) {
      if (row < tall && ink[row * width + column]) continue;
      if (row - top > most) for (let one = top; one < row; one++) ink[one * width + column] = 0;
      top = row + 1;
    }
}

/** The ranges of columns with ink between two rows. */
function strokesOf(
  ink: Uint8Array,
  width: number,
  top: number,
  bottom: number,
): { from: number; to: number }[] {
  const columns = new Uint8Array(width);
  for (let row = top; row < bottom; row++)
    for (let column = 0; column < width; column++) if (ink[row * width + column]) columns[column] = 1;
  const strokes: { from: number; to: number }[] = [];
  for (let column = 0; column < width; column++) {
    const last = strokes.at(-1);
    if (!columns[column]) continue;
    if (last?.to === column) last.to = column + 1;
    else strokes.push({ from: column, to: column + 1 });
  }
  return strokes;
}
