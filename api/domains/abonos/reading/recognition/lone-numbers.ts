import type { Box, DraftField, Word } from '../model.ts';
import { height, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { inkAt } from '../picture/letter-pictures.ts';
import type { FieldName } from '../read-abono.ts';

// «22», of which OCR read one digit: a single number has no context that shows the error, but the width of its ink does.

/** Fields that consist of a number. */
export const LONE_NUMBERS: ReadonlySet<FieldName> = new Set<FieldName>(['bloque', 'fila', 'asiento']);

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
