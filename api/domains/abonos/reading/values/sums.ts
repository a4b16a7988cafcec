import { textOf } from '../lines/lines.ts';
import { paragraphsOf } from '../lines/paragraphs.ts';
import type { Layout, Reading, Token } from '../model.ts';
import { plain } from '../text/letters.ts';
import { asCents } from '../text/money.ts';
import { PRICE_NAMES, type PriceName } from './prices.ts';
import { isProse } from './prose.ts';
import { readingOf } from './unlabelled-reading.ts';

// A price, its fees and their total prove each other: «140,00 €, más 5,00 € de gastos, suma 145,00 €».

/** An amount, with its currency in it or behind it. */
const AMOUNT = /^\d{1,3}(\.?\d{3})?([.,'’]\d\d)?(€|eur)?[.,;]?$/iu;
/** «9 euros con 75 céntimos». */
const IN_WORDS = /^\d+ (€|euros?) (con|amb|y|i) \d{1,2} c[eèé]nt/iu;
const SPOKEN_WORDS = 5;
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
  const labelled = sumsOf((name) => prices.filter(({ field }) => field === name), { areLabelled: true });
  if (isInTable || labelled.length > 0) return readings;
  const onlySum = (texts: readonly (readonly Token[])[], agrees: (sum: Sum) => boolean): Sum[] => {
    const amounts = texts.flatMap(amountsIn);
    const read = (name: PriceName) => amounts.flatMap((one) => readingOf(name, one, layout.isOcr) ?? []);
    const sums = sumsOf(read).filter(agrees);
    const said = ({ precioEntrada, precioTotal }: Sum) => `${precioEntrada.value} ${precioTotal.value}`;
    return new Set(sums.map(said)).size === 1 ? sums.slice(0, 1) : [];
  };
  const isOnePass = readings.filter(({ field }) => field === 'asiento').length < 2;
  const paragraphs = paragraphsOf(layout.lines);
  const inOne = paragraphs.flatMap((tokens) => onlySum([tokens], () => true));
  // «… la quantitat de 67,98 euros.» and below «D'esta, 66,00 euros corresponen …».
  const inSentences =
    inOne.length > 0 || !isOnePass ? inOne : onlySum(paragraphs.filter(isProse), () => true);
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
  const all = sums.length > 0 || prices.length > 0 || !isOnePass ? [] : paragraphs.filter(isProse);
  const equal = all.map((tokens) => priceAndTotal(tokens, layout.isOcr)).find(({ length }) => length > 0);
  if (equal) return [...readings, ...equal];
  const proven = sums.flatMap((sum) => PRICE_NAMES.map((name): Reading => ({ ...sum[name], rule: 'sum' })));
  return proven.length > 0 ? [...readings.filter((one) => !prices.includes(one)), ...proven] : readings;
}

const PRICE = /^(precio|preu|cuota|quota|importe?)$/;
const TOTAL = /^total$/;
/** The most words between what an amount is and the amount, with both. */
const MOST_BEFORE = 4;

/** «cuyo precio es de 80,00 euros, ha satisfecho un total de 80,00 euros»: the same amount twice, without fees. */
function priceAndTotal(tokens: readonly Token[], isOcr: boolean): Reading[] {
  const amounts = amountsIn(tokens);
  const called = (name: PriceName, words: RegExp) =>
    amounts.flatMap((amount) => {
      const at = tokens.findIndex((token) => token === amount[0]);
      const before = tokens.slice(Math.max(0, at - MOST_BEFORE), at);
      const isSaid = before.some(({ text }) => words.test(plain(text)));
      return (isSaid && readingOf(name, amount, isOcr)) || [];
    });
  const [price, ...prices] = called('precioEntrada', PRICE);
  const [total, ...totals] = called('precioTotal', TOTAL);
  const isSame = price && total && [...prices, total, ...totals].every(({ value }) => value === price.value);
  return isSame ? [price, total].map((one): Reading => ({ ...one, rule: 'sum' })) : [];
}

/** The amounts of a text, without those of taxes. */
function amountsIn(tokens: readonly Token[]): Token[][] {
  if (TAXES.test(plain(textOf(tokens)))) return [];
  return tokens.flatMap((token, index) => {
    const isEuros = CURRENCY.test(tokens[index + 1]?.text ?? '') || /€|eur/i.test(token.text);
    if (!AMOUNT.test(token.text) || !isEuros) return [];
    const cents = tokens.slice(index, index + SPOKEN_WORDS);
    return [IN_WORDS.test(textOf(cents)) ? cents : [token]];
  });
}

/** All sums of some prices, fees and totals; «0,00» three times is that of a free pass only if labels say what each is. */
function sumsOf(
  read: (name: PriceName) => readonly Reading[],
  { areLabelled = false }: { areLabelled?: boolean } = {},
): Sum[] {
  const cents = ({ value }: Reading) => asCents(String(value));
  const totals = read('precioTotal');
  return read('precioEntrada').flatMap((precioEntrada) =>
    read('precioDistribucion').flatMap((precioDistribucion) => {
      const [price, fees] = [cents(precioEntrada), cents(precioDistribucion)];
      const precioTotal = totals.find((one) => cents(one) === price + fees);
      return precioTotal && (price > fees || (areLabelled && price === 0 && fees === 0))
        ? [{ precioEntrada, precioDistribucion, precioTotal }]
        : [];
    }),
  );
}
