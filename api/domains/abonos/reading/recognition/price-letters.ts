import type { Draft, DraftField } from '../values/draft.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { digitsOf } from './letter-check.ts';
import { asCents, asEuros, CENTS, findMoney } from '../values/money.ts';
import { PRICE_NAMES, type PriceName, pricesDisagree } from '../values/prices.ts';

// A digit that is misread in a price is misread alike in the total: «2,75» as «2,15» and «92,75» as «92,15» add up. What
// their digits look like tells.

/** What digits that look like others leave of the confidence in a sum. */
const DISPUTED = 0.75;
/** What a sum is worth that only the look of digits made right. */
const MENDED = 0.85;

/**
 * Compares the digits of a scanned pass's prices with what they look like: looks that add up win, whether or not what was
 * read adds up as well; looks that do not only say that somebody should look at a sum.
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
  // What was read and what it looks like, price by price; of a wrong sum any mixture, of a right one the looks alone.
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

/** The prices as they may be meant, each way once. */
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

/** Of «150 €» the comma may have been overlooked: «1,50 €». */
function withComma(field: DraftField | undefined): string | undefined {
  if (!field || field.source !== 'ocr' || !/^\d{3,}\D*$/.test(field.raw)) return undefined;
  return asEuros(Math.round(asCents(String(field.value)) / CENTS));
}

/** A price as its digits look, or null where they cannot be told. */
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
