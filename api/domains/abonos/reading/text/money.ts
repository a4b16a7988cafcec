import { asDigits } from './letters.ts';

/** In euros. */
export const CENTS = 100;
/** No season pass costs more; a larger number is something else. */
const MOST_EUROS = 100_000;

export interface Money {
  cents: number;
  /** Whether it is formatted as an amount: with cents or a currency. */
  clear: boolean;
}

const CURRENCY = '(?:€|eur(?:os?)?\\b|£|€)';
const NUMBER =
  '\\d{1,3}(?:\\.\\s?\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+\\.\\d{1,2}|\\d+(?:\\s?[.,]\\s?\\d{1,2})?';
const AMOUNT = new RegExp(
  `(?:${CURRENCY}\\s*)?(?<![\\p{L}\\d/.,-]|\\d[.,]\\s|\\d:)(${NUMBER})(?![\\d/]|[.,:–-]\\d|\\s?%)\\s*(${CURRENCY})?`,
  'giu',
);
/** «2023-24», «2023 – 2024»: years of a season. */
const YEARS = /(?<!\d)20\d\d\s?[–-]\s?(20)?\d\d(?!\d|[.,]\d)/gu;
const NOTHING =
  /^\W*(gratis|gratuito|gratuita|gratu[iï]t|incluido|incluidos|incl[oò]s|incloses|sin coste|sense cost|sin gastos|sense despeses|exento|exempt)\b/iu;

/**
 * The amount of euros in a text, or null: «12,50 €», «€ 12.50», «1.234,50 EUR», «90», «Gratis».
 * @param isOcr whether letters may be misread, as in scans.
 */
export function findMoney(text: string, isOcr: boolean): Money | null {
  if (NOTHING.test(text)) return { cents: 0, clear: true };
  const amount = withComma(text.replace(YEARS, ' '));
  // OCR reads digits as letters, but only a letter next to other digits is a misread digit.
  const readable = isOcr
    ? amount
        .replace(/(?<![\p{L}])[OoIl|SB\d]*\d?[OoIl|SB]?[.,]\s?[\dOoIl|SB]{2}(?!\p{L})/gu, asDigits)
        // «$5,00 €»: the currency is behind it.
        .replace(/\$(?=[\d.,]+\s*(€|eur))/giu, '5')
        .replace(/(\d)[eE€]$/u, '$1 €')
        // «249:00 €», «110-00 €»: a comma with a speck above it, and a point in the middle.
        .replace(/(?<=\d)[:-](?=\d{2}\s*(€|eur))/giu, ',')
    : amount;
  const amounts = [...readable.matchAll(AMOUNT)].map(([all, printed = '']) => ({
    cents: centsOf(printed),
    clear: /[.,]\s?\d{2}$/.test(printed) || /€|eur/i.test(all),
  }));
  // «22 155,00 €»: a seat in front of the amount.
  const { cents, clear } = amounts.find((one) => one.clear) ?? amounts[0] ?? { cents: null, clear: false };
  return cents === null || cents > MOST_EUROS * CENTS ? null : { cents, clear };
}

/** The signs that papers print before cents instead of a comma, and those between thousands. */
const QUOTES = "['’‘´`ʼ′]";
const CENTS_BEHIND = new RegExp(`(?<=\\d)\\s?(?:${QUOTES}|·)\\s?(?=\\d{2}(?!\\d))`, 'gu');
const THOUSANDS = new RegExp(`(?<=\\d)${QUOTES}(?=\\d{3}(?!\\d))`, 'gu');
const EURO_BETWEEN = /(?<=\d)\s?€\s?(\d{2})(?![\d.,])/gu;
const SPOKEN =
  /(\d+)\s*(?:€|eur\w*)\s+(?:con|amb|y|i)\s+(\d{1,2})\s*(?:c[eéè]nt\w*\.?|cts?\.?|c\.?)(?!\p{L})/giu;

/** «1 516,25 €»: thousands may be followed by a narrow space, which no longer differs from others. A pass costs no more. */
const THOUSANDS_APART = /^(\D{0,5}\d) (?=\d{3}[.,]\d{2}(?!\d)\D*$)/u;

/** «97'75», «97·75», «97€75», «97 euros con 75 céntimos»: amounts with a comma before their cents. */
const withComma = (text: string): string =>
  text
    .replace(SPOKEN, (_, euros: string, cents: string) => `${euros},${cents.padStart(2, '0')} €`)
    .replace(THOUSANDS, '')
    .replace(THOUSANDS_APART, '$1')
    .replace(EURO_BETWEEN, ',$1 €')
    .replace(CENTS_BEHIND, ',');

function centsOf(printed: string): number | null {
  const compact = printed.replace(/\s/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(compact)?.[1] ?? '';
  const whole = compact.slice(0, compact.length - (decimals ? decimals.length + 1 : 0)).replace(/[.,]/g, '');
  const value = Number(`${whole}.${decimals || '0'}`);
  return Number.isFinite(value) ? Math.round(value * CENTS) : null;
}

/** Cents as euros with two decimals: «12.50». */
export const asEuros = (cents: number): string => (cents / CENTS).toFixed(2);

/** Euros in the form of `asEuros` as cents. */
export const asCents = (euros: string): number => Math.round(Number(euros) * CENTS);

/** Euros whose comma was overlooked, with it: «150.00» as «1.50». */
export const withFoundComma = (euros: string): string => asEuros(Math.round(asCents(euros) / CENTS));
