import { asEuros, findMoney } from '../text/money.ts';
import type { Read } from './field.ts';

const confidence = { withCents: 0.95, bareNumber: 0.6 };

/** Reads an amount of euros, as «12.50». */
export const readPrice: Read = (text, isOcr) => {
  const found = findMoney(text, isOcr);
  return (
    found && {
      value: asEuros(found.cents),
      fit: found.clear ? confidence.withCents : confidence.bareNumber,
    }
  );
};
