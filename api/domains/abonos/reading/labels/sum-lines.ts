import { findMoney } from '../text/money.ts';
import { plain } from '../text/letters.ts';

// «Suma   340,00   10,00   350,00»: the line below a table that says the sums of its columns, and is no row of it.

const SUM = /^(suma[sr]?|sub ?total|total(es|s)?|importe total|import total)\b/;
const COUNT = /^\d{1,4}$/;

/** Whether a text begins as the one before the sums of a table does. */
export const startsSum = (text: string): boolean => SUM.test(plain(text));

/** Whether the texts of a line, from left to right, are sums and what they are of. */
export const isSumLine = ([first, ...others]: readonly string[], isOcr: boolean): boolean =>
  first !== undefined &&
  others.length > 0 &&
  startsSum(first) &&
  !/\d/.test(first) &&
  others.every((text) => COUNT.test(text) || findMoney(text, isOcr)?.clear === true);
