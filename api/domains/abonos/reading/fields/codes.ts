import { plain, withoutSigns } from '../text/letters.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import type { Read } from './field.ts';
import { temporada } from './temporada.ts';
import { TARIFFS } from './tipo-abonament.ts';
import { trimmed } from './texts.ts';

/** «XVNP-603287», «#28647»: shops print a number sign before the number of an order. */
const CODE = /^#?[\p{Lu}\d]+(?:[-./_#][\p{Lu}\d]+)*$/u;
/** «TRL-ge55-0932», «b0d28cd9»: few sellers use small letters. */
const MIXED = /^(?=(?:\D*\d){2})[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*$/;
const SHORTEST_MIXED = 6;
/** «74f47f1a» in a picture: OCR takes some small letters for no capitals, and one alone may be a misread digit. */
const SMALL = /^(?=.*[abdefghnqrt])(?=(?:.*\p{Ll}){2})\P{Lu}*$/u;

/** «9375 3996 8438»: a number that is printed in groups has its spaces. */
const GROUPED = /^\d{2,}(?: \d{2,}){1,4}$/;
/** The same in a picture, where one gap may be the recogniser's. */
const GROUPED_SCANNED = /^\d{2,4}(?: \d{2,4}){2,4}$/;

/** «971 88 12 40»: only telephone numbers are printed in such groups. */
const TELEPHONE = /^[6-9]\d\d \d\d \d\d \d\d$/;

/** «I.G.I.C.» is an abbreviation; in a picture its «I» may be read as «1». */
const ABBREVIATION = /^[\p{Lu}\d](?:\.[\p{Lu}\d]){2,}$/u;

/** Whether a text is a date. */
export const isDate = (text: string): boolean => DATE.test(text);
const DATE = /^[0-3]?\d[./-][01]?\d[./-](19|20)?\d\d$/;

const SHORTEST = 4;
/** «072»: small clubs number their holders. */
const SHORT_NUMBER = /^\d{3}$/;

const YEAR = /^20[12]\d$/;

/** Whether a text may be a year. */
export const isYear = (text: string): boolean => YEAR.test(trimmed(text));

const confidence = { typical: 0.9, mixed: 0.75, shortNumber: 0.7, letters: 0.6, fewDigits: 0.6 };

/** Whether a text is only a word of tariffs. */
const ofTariff = (text: string) => TARIFFS.exec(plain(text))?.[0] === plain(text);

/** Whether a code, as it was read in a picture, is printed in small letters. */
export const isSmallCode = (text: string): boolean => SMALL.test(text);

/** Reads a code of capitals and digits. */
export const readCode: Read = (text, isOcr) => {
  let tidy = trimmed(text).replace(/[.,]+$/, '');
  // A single small letter before a code is a speck.
  if (isOcr) tidy = tidy.replace(/^\p{Ll} (?=[\p{Lu}\d]{3})/u, '');
  if (isOcr) tidy = tidy.replace(/(?<=\p{Lu})\s?\/\s?(?=\d)/u, '/');
  const isGrouped = (isOcr ? GROUPED_SCANNED : GROUPED).test(tidy);
  // Codes of letters are printed in groups, «ABCD 1234», and OCR reads additional gaps, «BANB-7014 443».
  if (!isGrouped && /^[\p{Lu}\d.-]+(\s+[\p{Lu}\d.-]+){1,4}$/u.test(tidy) && /\d/.test(tidy))
    tidy = tidy.replace(/\s+/g, isOcr || !/-/.test(tidy) ? '' : ' ');
  if (isOcr)
    tidy = tidy
      .replace(/[—–]/g, '-')
      .replace(/\s*-\s*/g, '-')
      .replace(/^[|!]|[|!]$/g, '');
  const isSmall = isSmallCode(tidy);
  // Two consecutive Vs are usually a W that was read as two letters.
  if (isOcr) tidy = (/\d/.test(tidy) && !isSmall ? tidy.toUpperCase() : tidy).replaceAll('VV', 'W');
  const compact = withoutSigns(tidy);
  const isMixed =
    (!isOcr || isSmall) && MIXED.test(tidy) && !CODE.test(tidy) && compact.length >= SHORTEST_MIXED;
  if (!(CODE.test(tidy) || isMixed || isGrouped) || compact.length > 30) return null;
  if (compact.length < SHORTEST && !SHORT_NUMBER.test(tidy)) return null;
  if (temporada.read(tidy, false) && compact.length <= 8) return null;
  if (ABBREVIATION.test(tidy) || TELEPHONE.test(tidy) || DATE.test(tidy) || YEAR.test(tidy.replace(' ', '')))
    return null;
  // «Carné JOVEN»
  if (ofTariff(tidy)) return null;
  const isTypical = /\p{L}|^#/u.test(tidy) || compact.length >= 6;
  const ofNumber = SHORT_NUMBER.test(tidy) ? confidence.fewDigits : confidence.shortNumber;
  const ofDigits = isTypical ? confidence.typical : ofNumber;
  const ofCapitals = /\d/.test(tidy) ? ofDigits : confidence.letters;
  const fit = isMixed ? confidence.mixed : ofCapitals;
  return { value: tidy, fit: hasCheckedTaxNumber(tidy) ? fit / 2 : fit };
};
