import type { Layout, Draft, Box, Token } from '../model.ts';
import { union } from '../geometry.ts';
import { longestMeaning } from '../labels/label-words.ts';
import { textOf } from '../lines/lines.ts';
import { asEuros, findMoney } from '../text/money.ts';
import { PRICE_NAMES, type PriceName, pricesDisagree } from './prices.ts';
import type { FieldSource } from '../read-abono.ts';

// Letters and invoices print prices in sentences and tables with several amounts per row. The words before them, and
// matching sums, show which amounts are meant.

const FOUND = 0.85;

interface Amount {
  cents: number;
  raw: string;
  meant: PriceName | 'other' | undefined;
  box: Box;
  letters: number;
}

/** Uses the prices that add up among all amounts of a page, if those beside their labels do not. */
export function usePrintedSums(draft: Draft, layout: Layout, source: FieldSource): void {
  const { fields } = draft;
  const whole = PRICE_NAMES.every((name) => fields[name] !== undefined);
  if (whole && !pricesDisagree(draft)) return;
  const amounts = amountsOf(layout);
  const meaning = (name: PriceName) => amounts.filter(({ meant }) => meant === name);
  const sums = meaning('precioTotal').flatMap((total) =>
    meaning('precioDistribucion').flatMap((fee) => {
      const rest = total.cents - fee.cents;
      const price =
        meaning('precioEntrada').find(({ cents }) => cents === rest) ??
        amounts.find((one) => one.cents === rest && one.meant === undefined);
      return price ? [{ precioEntrada: price, precioDistribucion: fee, precioTotal: total }] : [];
    }),
  );
  const [best] = sums.toSorted((a, b) => b.precioTotal.cents - a.precioTotal.cents);
  if (!best) return;
  for (const name of PRICE_NAMES) {
    const { cents, raw, box, letters } = best[name];
    fields[name] = { value: asEuros(cents), raw, source, confidence: FOUND * letters, valueBox: box };
  }
}

const isPrice = (topic: string): topic is PriceName => PRICE_NAMES.some((name) => name === topic);

/** All amounts of a page in reading order, with the meaning by the words before them. */
function amountsOf({ lines, isOcr }: Layout): Amount[] {
  const amounts: Amount[] = [];
  let meant: Amount['meant'];
  for (const { tokens } of lines) {
    // A sentence continues on the next line; separate texts do not.
    if (tokens.some(({ apart }, index) => apart && index > 0)) meant = undefined;
    for (let at = 0; at < tokens.length;) {
      const { meanings, end } = longestMeaning(tokens, at, isOcr);
      const topic = meanings.map((one) => one.topic).find((one) => isPrice(one) || one === 'other');
      if (topic !== undefined && end > at) {
        meant = isPrice(topic) ? topic : 'other';
        at = end;
        continue;
      }
      const amount = amountAt(tokens, at, isOcr);
      if (amount) amounts.push({ ...amount, meant: saidBehind(tokens, at + amount.length, isOcr) ?? meant });
      // The end of a sentence; not after an abbreviated word or a number.
      if (/\p{Ll}{3}\.$/u.test(tokens[at]?.text ?? '')) meant = undefined;
      at += amount?.length ?? 1;
    }
  }
  return amounts;
}

/** «40,00 euros de gastos de distribución» */
function saidBehind(tokens: readonly Token[], at: number, isOcr: boolean): PriceName | undefined {
  if (!/^(de|d['’]|per|por)$/i.test(tokens[at]?.text ?? '')) return undefined;
  const { meanings } = longestMeaning(tokens, at + 1, isOcr);
  return meanings.map(({ topic }) => topic).find(isPrice);
}

/** An amount with cents that starts at a token. */
function amountAt(
  tokens: readonly Token[],
  at: number,
  isOcr: boolean,
): (Omit<Amount, 'meant'> & { length: number }) | null {
  const first = tokens[at];
  if (!first || !/^[€*]*\d[\d.,]*,?$|^€$/.test(first.text.replace(/(€|eur)$/i, ''))) return null;
  const length = first.text === '€' || /^(€|eur|euros?)[,.;]?$/i.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const part = tokens.slice(at, at + length);
  const raw = textOf(part)
    .replace(/[,;.]+$/, '')
    .replaceAll('*', '');
  const money = findMoney(raw, isOcr);
  if (!money?.clear) return null;
  return {
    cents: money.cents,
    raw,
    box: union(part),
    letters: Math.min(...part.map((one) => one.confidence)),
    length,
  };
}
