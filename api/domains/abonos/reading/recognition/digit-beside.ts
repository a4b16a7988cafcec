import type { Box, DraftField, Word } from '../model.ts';
import { centerX, height, sharedHeight, union, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { inkAt } from '../picture/letter-pictures.ts';
import type { FieldName } from '../read-abono.ts';

// «16», of which OCR read only the «6»: a single number has no context that shows the error, but the ink does.

/** Fields that consist of a number. */
export const LONE_NUMBERS: ReadonlySet<FieldName> = new Set<FieldName>(['bloque', 'fila', 'asiento']);

/** The distance beside a number that is searched, by its height; spaces between words are wider. */
const REACH = 0.9;
const NARROW = 0.45;
/** The least width of a digit, by its height. */
const THIN = 0.3;
/** The largest differences in height and position between digits of a number. */
const AS_HIGH = 0.85;

/** The box of a number including an overlooked digit close beside it or touching it; null if there is none. */
export function withDigitBeside(box: Box, picture: GreyPicture): Box | null {
  const { scale } = picture;
  const [side, edge] = [REACH * height(box), 0.1 * height(box)];
  const spots = inkAt(picture, {
    x0: box.x0 - side,
    x1: box.x1 + side,
    y0: box.y0 - edge,
    y1: box.y1 + edge,
  });
  const isInside = (spot: Box) => centerX(spot) > box.x0 * scale && centerX(spot) < box.x1 * scale;
  const tallest = Math.max(0, ...spots.filter(isInside).map(height));
  const digits = spots.filter((spot) => isInside(spot) && height(spot) >= AS_HIGH * tallest);
  const beside = spots.find(
    (spot) =>
      !isInside(spot) &&
      height(spot) <= tallest / AS_HIGH &&
      digits.some(
        (digit) =>
          sharedHeight(spot, digit) >= AS_HIGH * tallest &&
          Math.max(spot.x0 - digit.x1, digit.x0 - spot.x1) < NARROW * tallest,
      ),
  );
  if (digits.length === 0) return null;
  const { x0, x1 } = union([...digits, beside ?? []].flat());
  const whole = { ...box, x0: Math.min(box.x0, x0 / scale), x1: Math.max(box.x1, x1 / scale) };
  return beside || width(whole) - width(box) > THIN * height(box) ? whole : null;
}

/** By how much the ink of a number is wider than its digits can be: none is wider than high. */
export const tooWide = (value: DraftField['value'], box: Box): number =>
  /^\d+$/.test(String(value)) ? Math.max(0, width(box) / height(box) - String(value).length) : 0;

/** From this width on, by its height, a «1» is two: alone it is narrower in all typefaces. */
const AS_WIDE_AS_TWO = 0.9;

/** «11» whose feet touch is read as one «1». */
export function asTwoOnes(word: Word, picture: GreyPicture): Word {
  if (word.text !== '1' || width(word) < AS_WIDE_AS_TWO * height(word)) return word;
  // Boxes may be wider than what is in them.
  const [digit] = inkAt(picture, word).toSorted((a, b) => height(b) - height(a));
  return digit && width(digit) >= AS_WIDE_AS_TWO * height(digit) ? { ...word, text: '11' } : word;
}
