import { textOf } from '../lines/lines.ts';
import { paragraphsOf } from '../lines/paragraphs.ts';
import type { Layout, Reading, Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { asCents } from '../text/money.ts';
import { PRICE_NAMES, type PriceName } from './prices.ts';
import { readingOf } from './unlabelled-reading.ts';

// A price, its fees and their total prove each other: «140,00 €, más 5,00 € de gastos, suma 145,00 €».

/** An amount, with its currency in it or behind it. */
const AMOUNT = /^\d{1,3}(\.?\d{3})?([.,'’]\d\d)?(€|eur)?[.,;]?$/iu;
const CURRENCY = /^(€|eur)/iu;
/** The net price and its tax add up too. */
const TAXES = /\b(iva|igic|ipsi)\b(?![\W\d]*inc)|base imp/;

/** The readings of a price, of its fees and of their total. */
type Sum = Record<PriceName, Reading>;

/**
 * The readings of a page with a sum in the place of its prices, if those are none: the sum in a sentence, one for each pass, or the
 * only one of a page with one pass, if a label has one of its amounts too.
 */
export function withSums(readings: readonly Reading[], layout: Layout): readonly Reading[] {
  const prices = readings.filter(({ field }) => PRICE_NAMES.some((name) => name === field));
  const isInTable = prices.some(({ row }) => row !== undefined);
  if (isInTable || sumsOf((name) => prices.filter(({ field }) => field === name)).length > 0) return readings;
  const onlySum = (texts: readonly (readonly Token[])[], agrees: (sum: Sum) => boolean): Sum[] => {
    const amounts = texts.flatMap(amountsIn);
    const read = (name: PriceName) => amounts.flatMap((one) => readingOf(name, one, layout.isOcr) ?? []);
    const sums = sumsOf(read).filter(agrees);
    const said = ({ precioEntrada, precioTotal }: Sum) => `${precioEntrada.value} ${precioTotal.value}`;
    return new Set(sums.map(said)).size === 1 ? sums.slice(0, 1) : [];
  };
  const inSentences = paragraphsOf(layout.lines).flatMap((tokens) => onlySum([tokens], () => true));
  const isOnePass = readings.filter(({ field }) => field === 'asiento').length < 2;
  const sums =
    inSentences.length > 0 || !isOnePass
      ? inSentences
      : onlySum(
          layout.lines.map(({ tokens }) => tokens),
          (sum) =>
            prices.some(({ field, value }) =>
              PRICE_NAMES.some((name) => name === field && sum[name].value === value),
            ),
        );
  const proven = sums.flatMap((sum) => PRICE_NAMES.map((name): Reading => ({ ...sum[name], rule: 'sum' })));
  return proven.length > 0 ? [...readings.filter((one) => !prices.includes(one)), ...proven] : readings;
}

/** The amounts of a text, without those of taxes. */
function amountsIn(tokens: readonly Token[]): Token[][] {
  if (TAXES.test(plain(textOf(tokens)))) return [];
  return tokens.flatMap((token, index) => {
    const isEuros = CURRENCY.test(tokens[index + 1]?.text ?? '') || /€|eur/i.test(token.text);
    return AMOUNT.test(token.text) && isEuros ? [[token]] : [];
  });
}

/** All sums of some prices, fees and totals. */
function sumsOf(read: (name: PriceName) => readonly Reading[]): Sum[] {
  const cents = ({ value }: Reading) => asCents(String(value));
  const totals = read('precioTotal');
  return read('precioEntrada').flatMap((precioEntrada) =>
    read('precioDistribucion').flatMap((precioDistribucion) => {
      const [price, fees] = [cents(precioEntrada), cents(precioDistribucion)];
      const precioTotal = totals.find((one) => cents(one) === price + fees);
      return precioTotal && price > fees ? [{ precioEntrada, precioDistribucion, precioTotal }] : [];
    }),
  );
}
