import type { Draft, DraftField, Word } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import type { RuleName } from '../rules.ts';
import { editDistance, withoutSigns } from '../text/letters.ts';
import { uncertainAccents, isOftenBare, mayLackAccent } from '../text/accents.ts';
import { isGivenName, resemblesGivenName } from '../text/given-names.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';
import { looksCut, swallowed } from '../values/draft.ts';
import { PRICE_NAMES, pricesDisagree } from '../values/prices.ts';
import { tooWide } from '../recognition/lone-numbers.ts';
import { asLookalikes } from '../recognition/own-digits.ts';
import { isOfOtherRow, leftBeside, type ReadPage, SHARED } from './places.ts';

// What tells right values of a picture from wrong ones, as numbers.

/** What a field is made of: OCR misreads a code, which has no context, in other ways than a name. */
const KINDS = {
  nombreAsistente: 'name',
  tipoAbonament: 'text',
  temporada: 'season',
  evento: 'text',
  recinto: 'text',
  direccion: 'text',
  anillo: 'text',
  bloque: 'seat',
  fila: 'seat',
  asiento: 'seat',
  nifOrganizador: 'taxNumber',
  nifDistr: 'taxNumber',
  referenciaTicket: 'code',
  codigoLocalizador: 'code',
  precioEntrada: 'price',
  precioDistribucion: 'price',
  precioTotal: 'price',
} as const satisfies Record<FieldName, string>;

export type EvidenceKind = (typeof KINDS)[FieldName];

export const kindOfEvidence = (name: FieldName): EvidenceKind => KINDS[name];

/** Words above this confidence are certain. */
const CERTAIN = 0.9;

/** The share of certain words on a page, among those of more than one letter. */
export function sharpnessOf(words: readonly Word[]): number {
  const said = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  return said.filter(({ confidence }) => confidence >= CERTAIN).length / Math.max(1, said.length);
}

/** Letters and digits that OCR takes for each other; «S» is most often a «5». */
const MISTAKABLE = /[O0Q8B6GZ2I1KRJUVWMNA4]/g;
/** From 0 for certain letters to 1 for the least certain ones; the difference of 0.98 and 0.99 counts too. */
const doubt = (certainty: number) => Math.log((1.02 - certainty) / 0.02) / 4;
const flag = (is: unknown) => (is ? 1 : 0);

/** The evidence for a value, by name: the bench counts how much each weighs. */
export function evidenceOf(
  name: FieldName,
  field: DraftField,
  draft: Draft,
  page: ReadPage,
): Record<string, number> {
  const { evidence, changes = [], valueBox } = field;
  const value = String(field.value);
  const again = evidence?.again ?? [];
  // Where the page's own digits told «S» from «5», it does not matter which of them a reading saw.
  const compared = (text: string) => (evidence?.told ? asLookalikes(text) : text);
  const same = again.filter((one) => compared(one) === compared(value)).length;
  const other = again.length - same;
  const did = (...rules: RuleName[]) => flag(changes.some(({ rule }) => rules.includes(rule)));
  const kind = kindOfEvidence(name);
  const isPrice = kind === 'price';
  const sum = isPrice && PRICE_NAMES.every((one) => draft.fields[one]);
  const fit = evidence?.fit ?? 1;
  const firstWord = value.split(' ')[0] ?? '';
  const near = valueBox ? leftBeside(valueBox, page) : 0;
  const elsewhere = SHARED.includes(name)
    ? page.drafts.filter((one) => one !== draft).flatMap(({ fields }) => fields[name]?.value ?? [])
    : [];
  const seen = {
    score: doubt(evidence?.score ?? field.confidence),
    letters: doubt(evidence?.letters ?? field.confidence),
    misfit: 1 - (evidence?.fit ?? 0.9),
    farLabel: 1 - (evidence?.pairing ?? 0.9),
    agreed: flag(same > 0 && other === 0),
    agreedTwice: flag(same > 1),
    mixed: flag(same > 0 && other > 0),
    disagreed: flag(same === 0 && other > 0),
    unseen: flag(same + other === 0),
    readAlike: flag(evidence?.sameElsewhere),
    readOtherwise: flag(evidence?.otherElsewhere),
    blurred: 1 - sharpnessOf(page.words),
    near,
    swallows: flag(
      swallowed(name, field, draft).length > 0 || (kind === 'code' && holdsCode(name, field, draft)),
    ),
    otherRow: flag(isOfOtherRow(name, draft, page)),
    wrapped: did('wrapped'),
    mended: flag(
      changes.some(({ rule, before, after }) => rule !== 'own-digits' && before !== null && before !== after),
    ),
    found: did('missing-value'),
    severalPages: did('pages-together'),
    tableRow: did('table-row'),
    derived: flag(field.source === 'derived'),
    sumFits: flag(sum && !pricesDisagree(draft)),
    sumFails: flag(sum && pricesDisagree(draft)),
    wholeEuros: flag(isPrice && !/\d\D\d\d(\D|$)/.test(field.raw)),
    unchecked: flag(kind === 'taxNumber' && !hasCheckedTaxNumber(value)),
    mistakable: kind === 'code' ? (value.match(MISTAKABLE)?.length ?? 0) / 8 : 0,
    long: kind === 'code' ? value.length / 10 : value.split(' ').length / 8,
    guessed: flag(
      !evidence?.told &&
        (kind === 'seat' || kind === 'code' || kind === 'taxNumber') &&
        (withoutSigns(field.raw).toUpperCase() !== withoutSigns(value).toUpperCase() ||
          (kind === 'code' && /\d \d|\p{L} \p{L}|\d \p{L}/u.test(field.raw.trim()))),
    ),
    bareName: flag(kind === 'name' && mayLackAccent(value)),
    oftenBare: flag(kind === 'name' && isOftenBare(value)),
    accented: kind === 'name' || kind === 'text' ? Math.min(2, uncertainAccents(value)) / 2 : 0,
    // «Monsefior», «Pefia»: OCR reads «ñ» as two letters.
    tornTilde: flag(kind !== 'code' && /(?<=[aeiou])(?<!so)fi[aeiou]/iu.test(value)),
    strangeName: flag(kind === 'name' && !isGivenName(firstWord)),
    misreadName: flag(kind === 'name' && resemblesGivenName(firstWord)),
    postless: flag(name === 'direccion' && !/(^|\D)\d{5}(\D|$)/.test(value)),
    repeated: flag(/(^| )(\S{3,}) \2( |$)/u.test(value)),
    twoSeasons: flag((value.match(/20\d\d ?[/-] ?(20)?\d\d(?!\d)/g)?.length ?? 0) > 1),
    unfit: flag(kind !== 'text' && fit < FITTING),
    // «El Nido»: arenas, competitions, rings and tariffs may have any name.
    unusual: flag(kind === 'text' && fit < FITTING),
    // «Lázaro», «Competición»: the rest was lost.
    oneWord: flag((kind === 'name' || name === 'evento') && !value.includes(' ')),
    cut: flag(looksCut(value)),
    dear: flag(isPrice && Number(value) >= DEAR),
    // Fees are a small part of the price, unless their comma was lost.
    highFees: flag(
      name === 'precioDistribucion' && Number(value) > FEES * Number(draft.fields.precioEntrada?.value ?? 0),
    ),
    // «1238,»: a price without its cents.
    endless: flag(isPrice && /\d\s?[.,]\s*\D*$/.test(field.raw)),
    // In small print, a dash is as round as a point.
    point: flag(value.includes(' · ')),
    tooWide: kind === 'seat' && valueBox ? tooWide(value, valueBox) : 0,
    // «Gol Sud» is a stand, and few blocks are called «CY»; «II» is a misread «11».
    oneLetter: flag(kind === 'seat' && /^\p{L}$/u.test(value)),
    twoLetters: flag(kind === 'seat' && /^\p{L}{2}$/u.test(value)),
    likeNumber: flag(kind === 'seat' && /^([ILO]|[BGILOQSZ]{2})$/.test(value)),
    // «11» in old-style figures, of which OCR sees one.
    isOne: flag(kind === 'seat' && /^[17]$/.test(value)),
    told: flag(evidence?.told),
    holdsS: flag(!evidence?.told && kind === 'code' && value.includes('S')),
    holdsFive: flag(!evidence?.told && (kind === 'code' || kind === 'seat') && value.includes('5')),
    holdsBlockFive: flag(!evidence?.told && kind === 'seat' && /\p{L}.*[58]|[58].*\p{L}/u.test(value)),
    // «84724dc9»: few codes have small letters, and OCR knows them less.
    small: flag(kind === 'code' && /\p{Ll}/u.test(value)),
    raised: flag(kind === 'code' && /\p{Ll}/u.test(field.raw) && !/\p{Ll}/u.test(value)),
    oddSigns: flag(/[^\p{L}\d.)»]$|^[^\p{L}\d«]| \W( |$)|\p{Ll}\d|\d\p{Ll}|[*=|]|\/\//u.test(value)),
    agreesElsewhere: flag(elsewhere.length > 0 && elsewhere.every((one) => one === field.value)),
    differsElsewhere: flag(elsewhere.some((one) => isVariant(value, String(one)))),
  };
  return { ...seen, warned: flag(WARNINGS.some((one) => seen[one] > 0)) };
}

/** Evidence against a value: each is rare, and one of them alone already makes it doubtful. */
const WARNINGS = [
  'mixed',
  'disagreed',
  'unseen',
  'readOtherwise',
  'near',
  'swallows',
  'otherRow',
  'tornTilde',
  'misreadName',
  'postless',
  'repeated',
  'twoSeasons',
  'mended',
  'found',
  'sumFails',
  'twoLetters',
  'likeNumber',
  'tooWide',
  'oddSigns',
  'differsElsewhere',
  'guessed',
  'unfit',
  'oneWord',
  'cut',
  'dear',
  'highFees',
  'endless',
  'point',
  'bareName',
  'derived',
  'wholeEuros',
  'isOne',
] as const;

/** Signs that may differ between two readings of the same print; other arenas differ in more. */
const VARIANT = 3;

/** Whether two different values may be the same one, misread or cut once. */
const isVariant = (one: string, other: string) =>
  one !== other &&
  (one.includes(other) || other.includes(one) || editDistance(one, other, VARIANT + 1) <= VARIANT);

/** Values that fit their field less have lost a part, or are of another field. */
const FITTING = 0.75;
/** A price without its comma is a hundred times as high; few passes cost as much, in euros. */
const DEAR = 2000;
/** The largest share of a price that its fees are. */
const FEES = 0.5;

/** Whether a code goes on in the other one: OCR read two columns as one. */
function holdsCode(name: FieldName, { value }: DraftField, { fields }: Draft): boolean {
  const other = fields[name === 'codigoLocalizador' ? 'referenciaTicket' : 'codigoLocalizador']?.value;
  const own = withoutSigns(String(value));
  return own.length > LONGEST_CODE || (other !== undefined && own.includes(withoutSigns(String(other))));
}

/** Codes with more letters and digits than this are mostly two. */
const LONGEST_CODE = 14;
