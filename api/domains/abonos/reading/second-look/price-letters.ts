import type { Draft, DraftField } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { digitsOf } from '../recognition/letter-check.ts';
import { asEuros, findMoney, withFoundComma } from '../text/money.ts';
import { PRICE_NAMES, type PriceName, pricesDisagree } from '../values/prices.ts';

// A digit misread in a price is misread in the same way in the total: «2,75» as «2,15» and «92,75» as «92,15» add up.
// The shapes of the digits show the error.

/** The factor for the confidence in a sum whose digits look like others. */
const DISPUTED = 0.75;
/** The confidence of a sum that is right only by the shapes of digits. */
const MENDED = 0.85;

/**
 * Compares the digits of a scanned pass's prices with the shapes of known digits: shapes that add up win, even if the
 * reading adds up too; shapes that do not add up only make the sum doubtful for staff.
 */
export async function checkPriceLetters(draft: Draft, picture: GreyPicture): Promise<void> {
  const { fields } = draft;
  const looks = new Map<PriceName, string>();
  for (const name of PRICE_NAMES) {
    const look = await lookOf(draft, name, picture);
    if (look !== null && look !== fields[name]?.value) looks.set(name, look);
  }
  const disagree = pricesDisagree(draft);
  if (looks.size === 0 && !disagree) return;
  const whole = PRICE_NAMES.every((name) => fields[name] !== undefined);
  // The reading and the shapes of each price; for a wrong sum any combination, for a right sum only all shapes.
  const meant = whole ? mixtures(draft, looks, disagree).filter((one) => !pricesDisagree(one)) : [];
  const [only] = meant;
  const settled = meant.length === 1 && only;
  for (const name of PRICE_NAMES) {
    const field = fields[name];
    if (!field) continue;
    if (settled) field.value = settled.fields[name]?.value ?? field.value;
    if (settled && disagree) field.confidence = Math.max(MENDED, field.confidence);
    else if (!settled) field.confidence = Math.min(DISPUTED, field.confidence);
  }
}

/** The possible meanings of the prices, each once. */
function mixtures(draft: Draft, looks: ReadonlyMap<PriceName, string>, disagree: boolean): Draft[] {
  let drafts: Draft[] = [draft];
  for (const name of PRICE_NAMES) {
    const values = [looks.get(name), ...(disagree ? [withComma(draft.fields[name])] : [])].filter(
      (value) => value !== undefined,
    );
    if (values.length === 0) continue;
    const own = disagree ? drafts : [];
    drafts = [...own, ...drafts.flatMap((one) => values.map((value) => withPrice(one, name, value)))];
  }
  return drafts;
}

function withPrice(draft: Draft, name: PriceName, value: string): Draft {
  const field = draft.fields[name];
  return field ? { ...draft, fields: { ...draft.fields, [name]: { ...field, value } } } : draft;
}

/** The comma of «150 €» may have been overlooked: «1,50 €». */
function withComma(field: DraftField | undefined): string | undefined {
  if (!field || field.source !== 'ocr' || !/^\d{3,}\D*$/.test(field.raw)) return undefined;
  return withFoundComma(String(field.value));
}

/** A price by the shapes of its digits, or null if they cannot be separated. */
async function lookOf({ fields }: Draft, name: PriceName, picture: GreyPicture): Promise<string | null> {
  const field = fields[name];
  if (!field?.valueBox || field.source !== 'ocr') return null;
  const [, before = '', printed] = /^(\D*)(\d[\d.,]*\d)/.exec(field.raw) ?? [];
  if (!printed) return null;
  const signs = before.replace(/[^\p{L}\p{Sc}]/gu, '').length;
  const digits = await digitsOf(picture, field.valueBox, printed, signs);
  const money = digits === null ? null : findMoney(digits, false);
  return money && asEuros(money.cents);
}
