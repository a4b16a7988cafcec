import { onlyLetters, plain } from '../text/letters.ts';
import type { Read } from './field.ts';

// What the fields with texts have in common.

const PRINTED_AROUND = /^[\s:;.,·•|_=~*'"“”«»‐–—-]+|[\s:;·•|_=~*/("“”«»‐–—-]+$/gu;

/** A value without the punctuation around it: colons, dots, dashes, quotes. */
export function trimmed(text: string): string {
  // «(C/ Mayor 3, 40001 Segovia)» is a text in brackets.
  const inside = text.replace(/^\s*\(([^()]+)\)\s*$/, '$1');
  const bare = inside.replace(PRINTED_AROUND, '').replace(/\s+/g, ' ');
  // «Fernando Portillo «El Bosque»»: that quote has its other one inside.
  const inner = /«[^»]*$/u.test(bare) && inside.includes(`${bare}»`) ? `${bare}»` : bare;
  return inner.replace(/,$|(?<=\p{Ll}{2}|\d\d)\.$/u, '');
}

/** A text with the Catalan «and» between its words, where OCR saw an exclamation mark. */
export const withAnd = (text: string): string => text.replace(/(?<=\p{L} )[¡|!](?= \p{L})/gu, 'i');

/** «llla Plana», «1.2 División»: no word begins with three «l», and before a capital it is an ordinal. */
const withCapitalAndOrdinal = (text: string): string =>
  text
    .replace(/(?<!\p{L})lll(?=\p{Ll})/gu, 'Ill')
    .replace(/(?<![\d.])([1-9])\.[2ªaº°*](?= \p{Lu}\p{Ll}{2})/gu, '$1.ª');

const FEWEST_LETTERS = 4;
/** No arena, competition or street is called so. */
const E_MAIL = /^\S+@\S+\.\S+$/;

interface OpenText {
  /** The length of the longest value. */
  most: number;
  /** Words that values have, in the form of `plain`. */
  typical: RegExp;
  confidence: { typical: number; other: number };
  /** Corrects what OCR often misreads in such values. */
  mended?: (seen: string) => string;
}

/** Reads texts that may be anything: typical words only raise the confidence. */
export const openText =
  ({ most, typical, confidence, mended = (seen) => seen }: OpenText): Read =>
  (text, isOcr) => {
    const whole = trimmed(text).replace(/^[.,]+\s*/, '');
    const tidy = isOcr ? withCapitalAndOrdinal(withAnd(whole)) : whole;
    const letters = onlyLetters(tidy).length;
    if (letters < FEWEST_LETTERS || tidy.length > most || E_MAIL.test(tidy)) return null;
    const value = isOcr ? mended(tidy) : tidy;
    return { value, fit: typical.test(plain(tidy)) ? confidence.typical : confidence.other };
  };
