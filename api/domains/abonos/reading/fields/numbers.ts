import { asDigits } from '../text/letters.ts';
import type { Read } from './field.ts';
import { trimmed } from './texts.ts';

const NUMBER = /^(?:n[º°o.]*|núm\.?)\s*/iu;

const confidence = { asPrinted: 0.95, misread: 0.7 };

/** Reads a row or a seat: a whole number of up to three digits. */
export const readNumber: Read = (text, isOcr) => {
  const tidy = trimmed(text)
    .replace(/[.,ªº°]+$/u, '')
    .replace(NUMBER, '');
  const digits = isOcr ? asDigits(tidy) : tidy;
  if (!/^0*\d{1,3}$/.test(digits) || Number(digits) === 0) return null;
  return { value: Number(digits), fit: digits === tidy ? confidence.asPrinted : confidence.misread };
};
