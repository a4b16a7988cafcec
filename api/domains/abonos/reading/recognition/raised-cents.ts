import { height } from '../geometry.ts';
import type { Word } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { separateLetters } from '../picture/letter-pictures.ts';

/** Raised digits are lower than this share of the others, and end this share of their height above them. */
const LOWER = 0.85;
const RAISED = 0.15;

/** «63²⁰ €», with smaller, raised digits instead of a comma: OCR reads «6320». */
export function withRaisedCents(word: Word, picture: GreyPicture): Word {
  const [, euros = '', cents = '', rest = ''] = /^(\d{1,4})(\d\d)(\D{0,3})$/.exec(word.text) ?? [];
  if (!cents) return word;
  const digits = separateLetters(picture, word)
    .slice(0, euros.length + cents.length)
    .map(({ box }) => box);
  const tallest = Math.max(0, ...digits.map(height));
  const foot = Math.max(0, ...digits.slice(0, euros.length).map(({ y1 }) => y1));
  const areRaised = digits.map((box) => height(box) < LOWER * tallest && box.y1 < foot - RAISED * tallest);
  const isRaisedBehind = areRaised.every((isRaised, index) => isRaised === index >= euros.length);
  return digits.length === euros.length + cents.length && isRaisedBehind
    ? { ...word, text: `${euros},${cents}${rest}` }
    : word;
}
