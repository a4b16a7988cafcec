import { asEuros, findMoney } from '../text/money.ts';
import type { Read } from './field.ts';

const confidence = { withCents: 0.95, bareNumber: 0.6 };

/** «…e intransferible. Duplicado: 10,00 €»: an amount in another sentence. In capitals, short words are abbreviations. */
const SENTENCE_BEFORE = /^[^\d]*(?:\p{Ll}{3}|\p{Lu}{6})\.\s+\p{L}/u;

/** «… podrá fraccionarse en dos recibos con un recargo de 5,00 €»: an amount at the end of a long sentence. */
const PROSE_BEFORE = /^(?:[^\p{L}\d]*\p{Ll}{2,}){6}[^\p{L}\d]/u;

/** Reads an amount of euros, as «12.50». */
export const readPrice: Read = (text, isOcr) => {
  const isProse = SENTENCE_BEFORE.test(text) || PROSE_BEFORE.test(text);
  const found = isProse ? null : findMoney(text, isOcr);
  return (
    found && {
      value: asEuros(found.cents),
      fit: found.clear ? confidence.withCents : confidence.bareNumber,
    }
  );
};
