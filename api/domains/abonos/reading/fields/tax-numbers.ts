import { findTaxNumber } from '../text/tax-number.ts';
import type { Read } from './field.ts';

const confidence = { checked: 1, asPrinted: 0.95, guessed: 0.8 };

/** Reads a tax number; its check character raises the confidence. */
export const readTaxNumber: Read = (text, isOcr) => {
  const found = findTaxNumber(text, isOcr);
  if (!found) return null;
  const sure = found.checked ? confidence.checked : confidence.asPrinted;
  return { value: found.value, fit: found.guessed ? confidence.guessed : sure };
};
