import { asEuros, findMoney } from '../text/money.ts';
import type { Read } from './field.ts';

const confidence = { withCents: 0.95, bareNumber: 0.6 };

/** «…e intransferible. Duplicado: 10,00 €»: an amount in another sentence. In capitals, short words are abbreviations. */
const SENTENCE_BEFORE = /^[^\d]*(?:\p{Ll}{3}|\p{Lu}{6})\.\s+\p{L}/u;

/** Reads an amount of euros, as «12.50». */
export const readPrice: Read = (text, isOcr) => {
  const found = SENTENCE_BEFORE.test(text) ? null : findMoney(text, isOcr);
  return (
    found && {
      value: asEuros(found.cents),
      fit: found.clear ? confidence.withCents : confidence.bareNumber,
    }
  );
};
