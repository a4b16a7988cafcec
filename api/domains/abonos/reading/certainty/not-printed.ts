import { readCode } from '../fields/codes.ts';
import { hasPostalCode, startsAddress } from '../fields/direccion.ts';
import { linesOf, textOf } from '../lines/lines.ts';
import { paragraphsOf } from '../lines/paragraphs.ts';
import type { Draft, Token, Word } from '../model.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';
import { withoutSigns } from '../text/letters.ts';
import { findMoney } from '../text/money.ts';
import { findTaxNumber } from '../text/tax-number.ts';
import { centsOf, PRICE_NAMES } from '../values/prices.ts';
import { isProse } from '../values/prose.ts';

// Whether a value that was not read may be on the paper: an amount, a tax number, a code or an address that is left over says
// so. Without one, the paper does not print that field, and no clerk has to look for it. Names, seats and tariffs have no form
// by which they could be found.

/** What the passes of a file took from its text. */
interface Taken {
  cents: ReadonlySet<number>;
  /** What several passes cost together: as much, or more, is the amount of their order. */
  ofOrder: number;
  /** The values without signs. */
  texts: readonly string[];
}

/** Sentences name smaller amounts for other things: a new card, a drink, the match of a friend. Passes cost more. */
const LEAST_IN_PROSE = 2000;

/**
 * Says of passes of text layers what their paper does not print, in place. A holder's number that stands for the ticket's, and an
 * order's for the locator, are as certain as others if no other code is left over that may be meant.
 */
export function judgeLeftovers(pages: readonly (readonly Word[])[], drafts: readonly Draft[]): void {
  const notPrinted = notPrintedIn(pages, drafts);
  // Who has taught the seller's layout has said what its papers print.
  for (const draft of drafts.filter(({ layout }) => !layout)) {
    draft.notPrinted ??= notPrinted;
    if (!notPrinted.has('codigoLocalizador')) continue;
    for (const code of [draft.fields.referenciaTicket, draft.fields.codigoLocalizador])
      if (code?.ifAlone) code.confidence = Math.max(code.confidence, code.ifAlone);
  }
}

/** An address with its town has at most about so many words. */
const LONGEST_SIGN = 12;

/** The fields of which text layers have no sign, apart from the values that were read. */
function notPrintedIn(pages: readonly (readonly Word[])[], drafts: readonly Draft[]): Set<FieldName> {
  const printed = pages.map((words) => linesOf(words, false));
  const lines = printed.flat().map(({ tokens }) => tokens);
  const taken = takenBy(drafts);
  const inProse = new Set(printed.flatMap(paragraphsOf).filter(isProse).flat());
  const amountOf = (tokens: readonly Token[]) => {
    const amount = amountIn(tokens, taken);
    return amount < LEAST_IN_PROSE && tokens[0] && inProse.has(tokens[0]) ? 0 : amount;
  };
  // The address of a company's office is on the line of its number or next to it.
  const haveCompany = lines.map((tokens) =>
    tokens.some((_, index) => companiesIn(tokens.slice(index, index + 2)).length > 0),
  );
  const besideNoCompany = lines.filter(
    (_, at) => !haveCompany.slice(Math.max(0, at - 1), at + 2).includes(true),
  );
  const isNowhere = (isSign: (tokens: readonly Token[]) => boolean, among = lines) =>
    !among.some((tokens) => tokens.some((_, index) => isSign(tokens.slice(index, index + LONGEST_SIGN))));
  // A total is no less than the price.
  const price = Math.min(...drafts.map(({ fields }) => centsOf(fields.precioEntrada)));
  return new Set<FieldName>([
    ...(isNowhere((tokens) => amountOf(tokens) > 0) ? PRICE_NAMES : []),
    ...(isNowhere((tokens) => amountOf(tokens) > price) ? (['precioTotal'] as const) : []),
    ...(isNowhere((tokens) => isCompany(tokens, taken)) ? (['nifOrganizador', 'nifDistr'] as const) : []),
    ...(isNowhere((tokens) => isCode(tokens, taken)) ? (['codigoLocalizador'] as const) : []),
    ...(isNowhere(isPlace, besideNoCompany) ? (['direccion'] as const) : []),
  ]);
}

function takenBy(drafts: readonly Draft[]): Taken {
  const values = drafts.flatMap(({ fields }) => FIELD_NAMES.map((name) => String(fields[name]?.value ?? '')));
  const perName = PRICE_NAMES.map((name) => drafts.map(({ fields }) => centsOf(fields[name])));
  const together = perName.map((cents) => cents.reduce((sum, one) => sum + one, 0));
  const most = Math.max(...together);
  return {
    cents: new Set([0, ...perName.flat(), ...together]),
    ofOrder: drafts.length > 1 && most > 0 ? most : Infinity,
    texts: values.map(withoutSigns).filter(Boolean),
  };
}

const isTaken = (text: string, { texts }: Taken) => texts.some((one) => one.includes(withoutSigns(text)));

/** The amount in cents with which a text starts, if it is no price that was read, or 0; its currency may be a word of its own. */
function amountIn(tokens: readonly Token[], { cents, ofOrder }: Taken): number {
  if (!/\d/.test(tokens[0]?.text ?? '')) return 0;
  const money = findMoney(textOf(tokens.slice(0, 2)), false);
  const isOther = money?.clear === true && !cents.has(money.cents) && money.cents < ofOrder;
  return isOther ? money.cents : 0;
}

/** «B-07012345», «B 07012345»: the numbers of companies, and not of persons, with which a text starts. */
const companiesIn = (tokens: readonly Token[]): string[] =>
  [1, 2].flatMap((count) => {
    const number = findTaxNumber(textOf(tokens.slice(0, count)), false)?.value;
    return number !== undefined && /^[A-JN-W]/.test(number) ? [number] : [];
  });

const isCompany = (tokens: readonly Token[], taken: Taken): boolean =>
  companiesIn(tokens).some((number) => !isTaken(number, taken));

/** Nine digits that start so are a telephone. */
const TELEPHONE = /^[6-9]\d{8}$/;
/** «(UE) 2016/679», «3/2018»: the number of a law and its year. */
const LAW = /^(20\d\d\/\d{1,4}|\d{1,4}\/20\d\d)$/;
/** A shorter number without letters is seldom the code of an order. */
const FEWEST_DIGITS = 6;

/** Whether a text starts with a code that is the value of no field. */
function isCode([token]: readonly Token[], taken: Taken): boolean {
  const code = token && /\d/.test(token.text) ? readCode(token.text, false) : null;
  if (!code || LAW.test(String(code.value))) return false;
  const text = withoutSigns(String(code.value));
  const isLong = text.length >= FEWEST_DIGITS && /\d{2}/.test(text);
  return isLong && !TELEPHONE.test(text) && !findTaxNumber(text, false) && !isTaken(text, taken);
}

/** Whether a text starts with the address of a place, or with a postal code and its town. */
const isPlace = (tokens: readonly Token[]) => {
  const text = textOf(tokens);
  // «Club Gran Via, secció de bàsquet. NIF …»: a street has its number in the same sentence.
  const [street = ''] = text.split(/(?<=\p{L}{3})\. | [·|—–] /u);
  return (
    (startsAddress(text) && /\b\d{1,4}\b|s ?\/ ?n/i.test(street)) || (/^\d/.test(text) && hasPostalCode(text))
  );
};
