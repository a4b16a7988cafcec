import type { Draft, DraftField } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { type LetterPicture, lettersIn, separateLetters, unlikeness } from '../picture/letter-pictures.ts';
import type { FieldName } from '../read-abono.ts';
import { shapeOf } from '../fields/fields.ts';
import { lengthOf } from '../text/letters.ts';
import { withoutStrokes } from './letter-check.ts';
import { type Typeface, typefaces } from './typefaces.ts';

// «S» or «5»: a code has no context that says which. The digits of the same page do, which are printed in the same typeface and
// scanned in the same way: those of prices, seasons and seats.

/** Fields of digits, whose shapes are examples; and the values that are compared with them. */
const EXAMPLES: readonly FieldName[] = [
  'temporada',
  'fila',
  'asiento',
  'nifOrganizador',
  'nifDistr',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
];
const COMPARED = ['bloque', 'referenciaTicket', 'codigoLocalizador'] as const satisfies FieldName[];
const CERTAIN = 0.9;

/** Letters that look like a digit. */
const TWINS: Readonly<Record<string, string>> = { S: '5', B: '8' };

/** A text with the digits that its letters look like: two readings that differ only in those become the same. */
export const asLookalikes = (text: string): string =>
  text.replace(/[SB]/g, (letter) => TWINS[letter] ?? letter);

/** A shape that differs less than this from the page's own digit may be that digit; one that differs more may be the letter. */
const SAME_DIGIT = 0.12;
/** A shape that differs less, or more, than these needs no clear typeface. */
const SURELY_DIGIT = 0.05;
const SURELY_LETTER = 0.22;
/** How much liker a shape must be to the digit or the letter of known typefaces, where that is needed. */
const CLEARLY = 0.1;

/** Thresholds of ink, tried until the letters are separate. */
const INK = [140, 170, 105] as const;

/**
 * Compares letters of codes with the page's own digits, and corrects them in place. Notes whether every one that looks like a
 * digit could be told from it.
 */
export async function compareWithOwnDigits(drafts: readonly Draft[], picture: GreyPicture): Promise<void> {
  const faces = await typefaces();
  const digits = ownDigits(drafts, picture);
  for (const { fields } of drafts)
    for (const name of COMPARED) {
      const field = fields[name];
      if (!field?.evidence || field.source !== 'ocr' || !/[S5B8]/.test(String(field.value))) continue;
      const letters = lettersOf(field, String(field.value), picture, true);
      if (letters) fields[name] = told(name, field, letters, digits, faces);
    }
}

/** The shapes of the digits that a page is certain to have. */
function ownDigits(drafts: readonly Draft[], picture: GreyPicture): Map<string, LetterPicture[]> {
  const digits = new Map<string, LetterPicture[]>();
  for (const { fields } of drafts)
    for (const name of EXAMPLES) {
      const field = fields[name];
      if (!field || field.source !== 'ocr' || field.confidence < CERTAIN) continue;
      const text = field.raw.replace(/\s*(€|eur(os)?)\s*/giu, '');
      const signs = [...text].filter((sign) => /[\p{L}\d]/u.test(sign));
      const letters = lettersOf(field, text, picture);
      for (const [index, letter] of letters?.entries() ?? []) {
        const sign = signs[index] ?? '';
        if (/\d/.test(sign)) digits.set(sign, [...(digits.get(sign) ?? []), letter]);
      }
    }
  return digits;
}

/**
 * The letters of a value of one line; a currency behind it does not count.
 * @param isCut whether letters that touch are cut apart, which changes their shape a little
 */
function lettersOf(
  { valueBox, raw }: DraftField,
  text: string,
  picture: GreyPicture,
  isCut = false,
): LetterPicture[] | null {
  if (!valueBox) return null;
  const count = lengthOf(text);
  const isMoney = /€|eur/iu.test(raw);
  for (const dark of INK) {
    const letters = withoutStrokes(separateLetters(picture, valueBox, dark), text);
    if (letters.length === count || (isMoney && letters.length > count)) return letters.slice(0, count);
  }
  return isCut ? lettersIn(picture, valueBox, count) : null;
}

function told(
  name: (typeof COMPARED)[number],
  field: DraftField,
  letters: readonly LetterPicture[],
  digits: ReadonlyMap<string, readonly LetterPicture[]>,
  faces: readonly Typeface[],
): DraftField {
  let index = 0;
  let isTold = true;
  const text = String(field.value).replace(/[\p{L}\d]/gu, (sign) => {
    const letter = letters[index++];
    const [twin, digit] = Object.entries(TWINS).find((pair) => pair.includes(sign)) ?? [];
    if (!twin || !digit || !letter) return sign;
    const seen = digitOrLetter(letter, { twin, digit }, digits, faces);
    if (!seen) isTold = false;
    return seen ?? sign;
  });
  const evidence = field.evidence && { ...field.evidence, told: isTold };
  const shape = text === field.value ? null : shapeOf(name, text, false);
  return { ...field, ...(shape && { value: shape.value }), ...(evidence && { evidence }) };
}

/** The digit or the letter like it that a shape is; undefined if that is not clear. */
function digitOrLetter(
  letter: LetterPicture,
  { twin, digit }: { twin: string; digit: string },
  digits: ReadonlyMap<string, readonly LetterPicture[]>,
  faces: readonly Typeface[],
): string | undefined {
  const own = digits.get(digit);
  if (!own) return undefined;
  const off = Math.min(...own.map((one) => unlikeness(letter, one)));
  // The code may be in another typeface than the digits, so that known ones must say the same.
  const known = (sign: string) =>
    Math.min(...faces.flatMap((face) => face.get(sign) ?? []).map((shape) => unlikeness(letter, shape)));
  const liker = known(twin) - known(digit);
  if (off < SAME_DIGIT) return liker > (off < SURELY_DIGIT ? 0 : CLEARLY) ? digit : undefined;
  return -liker > (off > SURELY_LETTER ? 0 : CLEARLY) ? twin : undefined;
}
