import type { Draft } from './draft.ts';
import type { GreyPicture } from './grey-picture.ts';
import { spellingOf } from './letter-check.ts';
import { asEuros, findMoney } from './money.ts';
import { PRICE_NAMES, type PriceName, pricesDisagree } from './prices.ts';

// A digit that is misread in a price is misread alike in the total: «2,75» as «2,15» and «92,75» as «92,15» add up. What
// their digits look like tells.

/** What digits that look like others leave of the confidence in a sum. */
const DISPUTED = 0.75;

/** Compares the digits of a scanned pass's prices, which have been checked to add up, with what they look like. */
export async function checkPriceLetters(draft: Draft, picture: GreyPicture): Promise<void> {
  const { fields } = draft;
  if (pricesDisagree(draft)) return;
  const looks = new Map<PriceName, string>();
  for (const name of PRICE_NAMES) {
    const look = await lookOf(draft, name, picture);
    if (look !== null && look !== fields[name]?.value) looks.set(name, look);
  }
  if (looks.size === 0) return;
  const meant: Draft = { ...draft, fields: { ...fields } };
  for (const [name, value] of looks) {
    const field = fields[name];
    if (field) meant.fields[name] = { ...field, value };
  }
  // Looks that add up as well are right; others only say that somebody should look.
  const addUp = PRICE_NAMES.every((name) => fields[name] !== undefined) && !pricesDisagree(meant);
  for (const name of PRICE_NAMES) {
    const field = fields[name];
    if (!field) continue;
    if (addUp) field.value = looks.get(name) ?? field.value;
    else field.confidence = Math.min(DISPUTED, field.confidence);
  }
}

/** A price as its digits look, or null where they cannot be told. */
async function lookOf({ fields }: Draft, name: PriceName, picture: GreyPicture): Promise<string | null> {
  const field = fields[name];
  if (!field?.valueBox || field.source !== 'ocr') return null;
  const [printed] = /\d[\d.,]*\d/.exec(field.raw) ?? [];
  if (!printed || findMoney(printed, false)?.cents !== findMoney(String(field.value), false)?.cents)
    return null;
  const spelling = await spellingOf(picture, field.valueBox, [printed]);
  // The sign of the currency may have been taken for a letter after the digits.
  const [digits] = /^[\d.,]+/.exec(spelling?.text ?? '') ?? [];
  const money = digits?.length === printed.length ? findMoney(digits, false) : null;
  return money && asEuros(money.cents);
}
