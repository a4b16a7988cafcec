import { shapeOf } from '../fields/fields.ts';
import { centerX, height, overlap, sharedHeight, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Draft, DraftField, LabelTopic, Layout, Reading, Word } from '../model.ts';
import { editDistance, plain } from '../text/letters.ts';
import { asCents, asEuros, findMoney, withFoundComma } from '../text/money.ts';

export const PRICE_NAMES = ['precioEntrada', 'precioDistribucion', 'precioTotal'] as const;
export type PriceName = (typeof PRICE_NAMES)[number];

export const isPrice = (field: LabelTopic): field is PriceName => PRICE_NAMES.some((name) => name === field);

const centsIn = ({ value }: Reading) => asCents(String(value));

/** Whether some prices are the three of a pass and add up. */
export function addUp(prices: readonly Reading[]): boolean {
  const [price, fees, total] = PRICE_NAMES.map((name) => prices.find(({ field }) => field === name));
  const isAll = price && fees && total && prices.length === PRICE_NAMES.length;
  return isAll === true && centsIn(price) + centsIn(fees) === centsIn(total);
}

/**
 * The readings of a pass with only those prices that add up, if some do: small print has further amounts, such as that of a
 * duplicate.
 * @param rank how likely a reading is, to choose between two right sums
 */
export function withPricesThatAddUp(
  readings: readonly Reading[],
  rank: (reading: Reading) => number,
): readonly Reading[] {
  const [prices, fees, totals] = PRICE_NAMES.map((name) => readings.filter(({ field }) => field === name));
  const sums = (prices ?? []).flatMap((price) =>
    (fees ?? []).flatMap((fee) => (totals ?? []).map((total) => [price, fee, total] as const)),
  );
  const [best] = sums
    .filter(([price, fee, total]) => centsIn(price) + centsIn(fee) === centsIn(total))
    .map((sum) => ({ sum, rank: sum.reduce((all, reading) => all + rank(reading), 0) }))
    .toSorted((a, b) => b.rank - a.rank);
  return best ? readings.filter((one) => !isPrice(one.field) || best.sum.includes(one)) : readings;
}

/** How likely the only amount of a pass is its price, if its label says that it was paid. */
const ONLY_PRICE = 0.3;

/**
 * The readings of a pass in a text layer with its only amount as its price: a total needs others. «Importe satisfecho» on a paper
 * without fees is that price, but an overlooked label may have the fees.
 */
export function withOnlyPrice(readings: readonly Reading[]): readonly Reading[] {
  const prices = readings.filter(({ field }) => isPrice(field));
  const isOnly =
    new Set(prices.map(({ value }) => value)).size === 1 &&
    prices.every(
      ({ field, labelText = 'total' }) => field === 'precioTotal' && !/total|suma/.test(plain(labelText)),
    );
  if (!isOnly) return readings;
  return readings.map((one) =>
    isPrice(one.field)
      ? { ...one, field: 'precioEntrada' as const, pairing: Math.min(one.pairing, ONLY_PRICE) }
      : one,
  );
}

/** How much less likely an amount further right on the line of a price is. */
const FURTHER = 0.7;

/** Headings of columns with amounts without tax, and of taxes. */
const NET_HEADING =
  /^(base( imp.*)?|neto?|(precio|importe|preu|import)? ?(sin|sense|s\/) ?iva|(cuota|quota|tipo|tipus|%)? ?(del? )?(iva|igic|ipsi)|cuota|quota)$/;

/** The headings of a page's tables with taxes: those of amounts to be paid and others. */
const taxHeadings = ({ lines, segments, labels }: Layout): (Box & { isNet: boolean })[] =>
  [...segments, ...labels].flatMap((one) => {
    const { tokens } = lines[one.line] ?? { tokens: [] };
    const text = 'tokens' in one ? one.tokens : tokens.slice(one.start, one.end);
    const isTaxed = tokens.some(({ text: word }) => /^(iva|igic|ipsi)$/.test(plain(word)));
    const hasNet = isTaxed && /\b(base|neto?|sin|sense)\b/.test(plain(textOf(tokens)));
    return hasNet ? [{ ...union(text), isNet: NET_HEADING.test(plain(textOf(text))) }] : [];
  });

/** Whether the heading of an amount's column, which need not be exactly above it, says that it is without tax, or the tax. */
function isUnderNet(box: Box, headings: readonly (Box & { isNet: boolean })[]): boolean {
  const above = headings.filter(({ y1 }) => y1 <= box.y0);
  const [nearest] = above.toSorted(
    (a, b) => Math.abs(centerX(a) - centerX(box)) - Math.abs(centerX(b) - centerX(box)),
  );
  return nearest?.isNet === true;
}

interface Amount {
  cents: number;
  box: Box;
}

/** An amount without tax and its tax on one line, or in the next one, and what they make together in cents. */
interface Taxed {
  net: Box;
  tax: Box;
  paid: number;
}

/** Taxes on tickets, in percent of the amount without tax: those of Spain, and of the Canary Islands. */
const RATES = [4, 5, 7, 10, 21];
/** «IVA» in the heading, also in Galician, Basque and English. */
const TAX_WORD = /^(iva|ive|bez|igic|ipsi|vat)$/;

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/;
/** How far a tax is from its rate of the amount, in cents: it is rounded. */
const ROUNDED = 1;

/**
 * The lines that say by themselves that they have amounts without tax: «116,36 · 10 % · 11,64», where the second amount is that share
 * of the first; the line with their sums; and «116,36 · 11,64 · 128,00» behind the label of a price, below «IVA».
 */
function taxedLines({ lines, labels, segments, isOcr }: Layout): Taxed[] {
  const isTaxed = lines.some(({ tokens }) => tokens.some(({ text }) => TAX_WORD.test(plain(text))));
  const ofPrice = (index: number) =>
    labels.some(({ line, meanings }) => line === index && meanings.some(({ topic }) => isPrice(topic)));
  const rows = lines.map((line, index) => {
    const amounts = segments.flatMap((one) => {
      const money = one.line === index && !one.label ? findMoney(textOf(one.tokens), isOcr) : null;
      return money?.clear ? [{ cents: money.cents, box: union(one.tokens) }] : [];
    });
    const isOfTax = line.tokens.some(({ text }) => TAX_WORD.test(plain(text)));
    return { amounts, isOfTax, rate: RATE.exec(textOf(line.tokens))?.[1]?.replace(',', '.') };
  });
  const pairs = rows.map(({ amounts, isOfTax, rate }, index) => {
    const before = rows[index - 1]?.amounts ?? [];
    // On a roll, the tax is in the line below the amount.
    const isBelow = isOfTax && amounts.length === 1 && before.length === 1;
    const [net, tax] = isBelow ? [...before, ...amounts] : amounts;
    return net && tax ? { net, tax, rate } : null;
  });
  const isRateOf = (rate: number, { net, tax }: { net: Amount; tax: Amount }) =>
    net.cents > 0 && Math.abs((net.cents * rate) / 100 - tax.cents) <= ROUNDED;
  const rated = pairs.flatMap((pair, index) => {
    const sum = rows[index]?.amounts[2]?.cents;
    if (!pair) return [];
    const isOwn = pair.rate !== undefined && isRateOf(Number(pair.rate), pair);
    const isSum =
      isTaxed &&
      ofPrice(index) &&
      pair.net.cents + pair.tax.cents === sum &&
      RATES.some((rate) => isRateOf(rate, pair));
    return isOwn || isSum ? [pair] : [];
  });
  const sum = (of: 'net' | 'tax') => rated.reduce((all, pair) => all + pair[of].cents, 0);
  const totals = pairs.flatMap((pair) =>
    pair && rated.length > 1 && pair.net.cents === sum('net') && pair.tax.cents === sum('tax') ? [pair] : [],
  );
  return [...rated, ...totals].map(({ net, tax }) => ({
    net: net.box,
    tax: tax.box,
    paid: net.cents + tax.cents,
  }));
}

/**
 * The readings of a page with the further amounts on the lines of its prices: tables of invoices have the base, the tax and the
 * amount beside each other, and those that add up are the right ones.
 */
export function withFurtherAmounts(readings: readonly Reading[], layout: Layout): Reading[] {
  const { segments, lines, isOcr } = layout;
  const headings = taxHeadings(layout);
  const taxed = taxedLines(layout);
  const taxedAt = (box: Box) => taxed.find(({ net, tax }) => [net, tax].some((one) => overlap(one, box)));
  const isNet = (box: Box) => isUnderNet(box, headings) || taxedAt(box) !== undefined;
  const net = new Set(readings.filter(({ field, valueBox }) => isPrice(field) && isNet(valueBox)));
  const further = readings.flatMap((reading) => {
    const { field, valueBox, pairing } = reading;
    if (!isPrice(field) || (field === 'precioTotal' && !net.has(reading))) return [];
    const beside = segments.flatMap(({ tokens, line, label }) => {
      const box = union(tokens);
      const isBeside =
        box.x0 > valueBox.x1 && sharedHeight(lines[line] ?? box, valueBox) > 0.5 * height(valueBox);
      const shape = !label && isBeside && !isNet(box) ? shapeOf(field, textOf(tokens), isOcr) : null;
      const places = { valueBox: box, box: union([reading.box, box]), raw: textOf(tokens) };
      return shape ? [{ ...reading, ...shape, ...places, pairing: FURTHER * pairing }] : [];
    });
    const own = taxedAt(valueBox);
    const paid = own ? asEuros(own.paid) : null;
    // The amount with tax was misread, or is not printed.
    const isMissing = paid !== null && !beside.some(({ value }) => value === paid);
    return isMissing
      ? [{ ...reading, value: paid, rule: 'with-tax' as const, pairing: FURTHER * pairing }]
      : beside;
  });
  const paid = [...readings.filter((one) => !net.has(one)), ...further];
  const hasAll = [...net].every(({ field }) => paid.some((one) => one.field === field));
  return hasAll ? paid : [...readings, ...further];
}

/** The confidence of two certain prices with the right sum. */
const CONFIRMED = 0.98;
const MENDED = 0.85;
/** How much less certain than the others a price must be to count as the misread one. */
const CLEARLY = 0.03;

/**
 * Makes the prices consistent: price and distribution give the total. A right sum makes all three certain, a missing
 * price is computed from the others, a misread one is corrected, and a sum that stays wrong makes all three doubtful.
 * @param words of its page
 */
export function checkPrices(draft: Draft, words: readonly Word[]): void {
  const { fields } = draft;
  const known = PRICE_NAMES.filter((name) => fields[name] !== undefined);
  const tooDear = known.filter((name) => mayLackComma(fields[name]) && centsOf(fields[name]) >= TOO_DEAR);
  Object.assign(fields, withCommas(fields, tooDear));
  for (const name of tooDear) lower(fields[name]);
  if (known.length < 2) return;
  findCommaOfFees(fields);
  if (known.length === 3) {
    if (isSumRight(draft)) {
      // The sum is right too if the price and the fees are in each other's place.
      if (areSwapped(fields)) lowerSwapped(fields);
      else if (!haveLostCents(fields)) for (const name of known) raise(fields[name]);
    } else if (!findCommas(fields) && !mend(draft)) {
      for (const name of known) lower(fields[name]);
    }
    return;
  }
  const missing = PRICE_NAMES.find((name) => fields[name] === undefined);
  const cents = missing && expected(missing, fields);
  if (!missing || cents === undefined || cents < 0) return;
  // A paper without fees prints none.
  if (missing === 'precioDistribucion' && cents === 0) return;
  const sureness = Math.min(...known.map((name) => fields[name]?.confidence ?? 0));
  const confidence = sureness * (isPrinted(asEuros(cents), words) ? 1 : 0.85);
  fields[missing] = { value: asEuros(cents), raw: '', source: 'derived', confidence };
  if (haveHighFees(fields)) lowerSwapped(fields);
}

/** Whether an amount is anywhere on the page: «45,00€ + 1,20€ = 46,20€». */
const isPrinted = (amount: string, words: readonly Word[]) =>
  words.some(({ text }) => shapeOf('precioTotal', text, false)?.value === amount);

const haveHighFees = ({ precioEntrada, precioDistribucion }: Draft['fields']) =>
  centsOf(precioDistribucion) > centsOf(precioEntrada);

/** Whether the price and the fees are likely in each other's place; a pass for nothing may have fees. */
const areSwapped = (fields: Draft['fields']) => 0 < centsOf(fields.precioEntrada) && haveHighFees(fields);

/** From this total on, in cents, three prices without cents may have lost them: «130’50» read as 13050. */
const HIGH = 100_000;

/** No pass costs as much, in cents: a price without a comma has lost it. */
const TOO_DEAR = 300_000;

/** Whether OCR may have overlooked the comma of a price: «6000 €». */
const mayLackComma = (field: DraftField | undefined) =>
  field?.source === 'ocr' && !/[.,'’´·:-]\s?\d\d(?!\d)/.test(field.raw);

/** Whether OCR may have lost the cents of all prices: then it proves nothing that they add up. */
const haveLostCents = (fields: Draft['fields']) =>
  PRICE_NAMES.every((name) => mayLackComma(fields[name])) && centsOf(fields.precioTotal) >= HIGH;

/** The fields with commas before the last two digits of some prices. */
function withCommas(fields: Draft['fields'], names: readonly PriceName[]): Draft['fields'] {
  const meant = { ...fields };
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    meant[name] = {
      ...field,
      value: withFoundComma(String(field.value)),
      source: 'derived',
      confidence: MENDED,
    };
  }
  return meant;
}

/** One or two of the prices: if all three lack their commas, the sum is right. */
const SOME_PRICES: readonly (readonly PriceName[])[] = [
  ...PRICE_NAMES.map((name) => [name]),
  ...PRICE_NAMES.map((name) => PRICE_NAMES.filter((other) => other !== name)),
];

/** «6000 € + 150 € = 61'50 €»: finds the commas that OCR overlooked, as few as make the sum right. */
function findCommas(fields: Draft['fields']): boolean {
  for (const names of SOME_PRICES.filter((some) => some.every((name) => mayLackComma(fields[name])))) {
    const meant = withCommas(fields, names);
    if (expected('precioTotal', meant) !== centsOf(meant.precioTotal) || haveHighFees(meant)) continue;
    Object.assign(fields, meant);
    return true;
  }
  return false;
}

/** Fees are less than the price and the total: the comma of «150 €» was overlooked, if only one of both is known. */
function findCommaOfFees(fields: Draft['fields']): void {
  const { precioEntrada: price, precioDistribucion: fees, precioTotal: total } = fields;
  if (fees?.source !== 'ocr' || (price && total) || centsOf(fees) < centsOf(price ?? total)) return;
  if (!/^\D*\d{3,}\D*$/.test(fees.raw)) return;
  const confidence = Math.min(MENDED, fees.confidence);
  fields.precioDistribucion = { ...fees, value: withFoundComma(String(fees.value)), confidence };
}

/** Prices by their fields, of a draft or of a layout. */
interface Priced {
  fields: { [Name in PriceName]?: Pick<DraftField, 'value'> | undefined };
}

const hasAllPrices = ({ fields }: Priced) => PRICE_NAMES.every((name) => fields[name] !== undefined);
const isSumRight = ({ fields }: Priced) => expected('precioTotal', fields) === centsOf(fields.precioTotal);

/** Whether all three prices are known and add up. */
export const pricesAddUp = (priced: Priced): boolean => hasAllPrices(priced) && isSumRight(priced);

/** Whether all three prices are known and do not add up. */
export const pricesDisagree = (draft: Draft): boolean => hasAllPrices(draft) && !isSumRight(draft);

/** The price of a field in cents, 0 without one. */
export const centsOf = (field: Pick<DraftField, 'value'> | undefined): number =>
  asCents(String(field?.value ?? 0));

function expected(
  name: PriceName,
  { precioEntrada, precioDistribucion, precioTotal }: Priced['fields'],
): number {
  if (name === 'precioTotal') return centsOf(precioEntrada) + centsOf(precioDistribucion);
  return centsOf(precioTotal) - centsOf(name === 'precioEntrada' ? precioDistribucion : precioEntrada);
}

/** More signs of a price than this are not misread. */
const FEW_SIGNS = 2;

/**
 * OCR misses or confuses a digit: the price that lost its comma counts as misread, or else the least certain of the
 * three if a small change makes the sum right.
 */
function mend({ fields }: Draft): boolean {
  // Two that were corrected already prove nothing about the third.
  if (PRICE_NAMES.some((name) => fields[name]?.source === 'derived')) return false;
  const prices = PRICE_NAMES.flatMap((name) => {
    const field = fields[name];
    return field?.source === 'ocr' ? [{ name, field, cents: expected(name, fields) }] : [];
  }).toSorted((a, b) => a.field.confidence - b.field.confidence);
  const withoutComma = prices.filter(({ field, cents }) => lostComma(asEuros(cents), String(field.value)));
  const [worst, next] = withoutComma.length === 1 ? withoutComma : prices;
  if (!worst || worst.cents < 0) return false;
  // If all are equally certain, the wrong one is unknown.
  if (next && next.field.confidence - worst.field.confidence < CLEARLY) return false;
  const meant = asEuros(worst.cents);
  const read = String(worst.field.value);
  if (!lostComma(meant, read) && editDistance(meant, read, FEW_SIGNS + 1) > FEW_SIGNS) return false;
  fields[worst.name] = { ...worst.field, value: meant, source: 'derived', confidence: MENDED };
  return true;
}

/** Whether an amount was read without its comma: 4,40 as 440 or 4400. */
function lostComma(meant: string, read: string): boolean {
  const digits = meant.replace(/^0\.|\./, '');
  return [`${digits}.00`, `${digits}0.00`].includes(read);
}

function raise(field: DraftField | undefined): void {
  if (field) field.confidence = Math.max(field.confidence, CONFIRMED);
}

/** How likely prices are right that seem to be in each other's place. */
const SWAPPED = 0.6;

function lowerSwapped(fields: Draft['fields']): void {
  for (const name of PRICE_NAMES) {
    const field = fields[name];
    if (field) field.confidence *= SWAPPED;
  }
}

function lower(field: DraftField | undefined): void {
  if (field) field.confidence *= field.source === 'ocr' ? 0.6 : 0.85;
}
