import type { Draft, DraftField } from './draft.ts';
import { editDistance } from './letters.ts';
import { asCents, asEuros } from './money.ts';

const NAMES = ['precioEntrada', 'precioDistribucion', 'precioTotal'] as const;
type PriceName = (typeof NAMES)[number];

/** What the sum makes of two sure prices. */
const CONFIRMED = 0.98;
const MENDED = 0.85;

/**
 * Makes the prices agree: price and distribution give the total. A sum that is right makes all three sure, a missing
 * one follows from the others, a misread one is mended, and a sum that stays wrong makes all three doubtful.
 */
export function checkPrices(draft: Draft): void {
  const { fields } = draft;
  const known = NAMES.filter((name) => fields[name] !== undefined);
  if (known.length < 2) return;
  if (known.length === 3) {
    if (expected('precioTotal', fields) === centsOf(fields.precioTotal)) {
      for (const name of known) raise(fields[name]);
    } else if (!mend(draft)) {
      for (const name of known) lower(fields[name]);
    }
    return;
  }
  const missing = NAMES.find((name) => fields[name] === undefined);
  const cents = missing && expected(missing, fields);
  if (!missing || cents === undefined || cents < 0) return;
  const sureness = Math.min(...known.map((name) => fields[name]?.confidence ?? 0));
  fields[missing] = { value: asEuros(cents), raw: '', source: 'derived', confidence: sureness * 0.85 };
}

const centsOf = (field: DraftField | undefined) => (field ? asCents(String(field.value)) : 0);

function expected(
  name: PriceName,
  { precioEntrada, precioDistribucion, precioTotal }: Draft['fields'],
): number {
  if (name === 'precioTotal') return centsOf(precioEntrada) + centsOf(precioDistribucion);
  return centsOf(precioTotal) - centsOf(name === 'precioEntrada' ? precioDistribucion : precioEntrada);
}

/** Scanners miss or mistake a digit: the one of the three that would be right with one or two others is taken as misread. */
function mend({ fields }: Draft): boolean {
  const worst = NAMES.filter((name) => fields[name]?.source === 'ocr')
    .map((name) => {
      const cents = expected(name, fields);
      const field = fields[name];
      const slips = cents < 0 || !field ? 9 : editDistance(asEuros(cents), String(field.value), 3);
      return { name, cents, slips, confidence: field?.confidence ?? 0 };
    })
    .toSorted((a, b) => a.slips - b.slips || a.confidence - b.confidence)[0];
  const field = worst && fields[worst.name];
  if (!field || worst.slips > 2) return false;
  fields[worst.name] = { ...field, value: asEuros(worst.cents), source: 'derived', confidence: MENDED };
  return true;
}

function raise(field: DraftField | undefined): void {
  if (field) field.confidence = Math.max(field.confidence, CONFIRMED);
}

function lower(field: DraftField | undefined): void {
  if (field) field.confidence *= field.source === 'ocr' ? 0.6 : 0.85;
}
