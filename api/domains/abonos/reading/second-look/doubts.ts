import { LONE_NUMBERS, tooWide } from '../recognition/lone-numbers.ts';
import type { Draft, DraftField, Box, Word } from '../model.ts';
import { asPrinted } from '../lines/scanned-words.ts';
import { height, sharedHeight } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { type FieldName, FIELD_NAMES } from '../read-abono.ts';
import { around, joined, liesOn, readPlaces } from '../recognition/read-places.ts';
import { spellingOf } from '../recognition/letter-check.ts';
import type { Network } from '../recognition/ocr.ts';
import { asCents, CENTS } from '../text/money.ts';
import { isPrice, pricesDisagree } from '../values/prices.ts';
import { isSmallCode } from '../fields/codes.ts';
import { shapeOf } from '../fields/fields.ts';
import { hasCheckedTaxNumber } from '../text/tax-number.ts';

// Runs OCR again at a larger size for uncertain parts: always for codes, which cannot be checked otherwise; for other
// values with uncertain letters; and for the place of a missing value.

const CODES: ReadonlySet<FieldName> = new Set<FieldName>(['referenciaTicket', 'codigoLocalizador']);
/** Below this confidence, a value is read again. */
const UNSURE = 0.8;
const CONFIRMED_QR = 0.98;
const MISTAKABLE = /[S5O0Q8B6GZ2I1KRJ]/;
const UNCONFIRMED = 0.75;
/** A value with a lower fit may be something else, however certain its letters are. */
const LIKELY = 0.6;
/** The sizes at which doubtful values are read: letters confused at one size are distinguished at another. */
const SIZES = [1.5, 2.1];
/** Codes and numbers are first read again by the network that knows them better. */
const networkOf = (name: FieldName, round: number): Network =>
  round === 0 && isSpelled(name) ? 'codes' : 'texts';

/** A value that is read again. */
interface Doubt {
  fields: Draft['fields'];
  name: FieldName;
  field: DraftField;
  box: Box;
  /** Whether the readings decide about the value, and not only about its confidence. */
  doubted: boolean;
  /** The result of each reading. */
  seen: (Word | null)[];
}

/** The doubtful value in one reading of its place. */
export function wordAt(box: Box, words: readonly Word[]): Word | null {
  return joined(asPrinted(words).filter((word) => sharedHeight(word, box) > 0.6 * height(word)));
}

const agrees = (name: FieldName, { value }: DraftField, seen: readonly (Word | null)[]) =>
  value !== null && seen.some((word) => word && shapeOf(name, word.text, true)?.value === value);

/** Reads the doubtful values of some passes again and decides by majority. */
export async function settleDoubts(drafts: readonly Draft[], picture: GreyPicture): Promise<void> {
  const values = drafts.flatMap((draft): Doubt[] => {
    const { fields } = draft;
    const wrongSum = pricesDisagree(draft);
    return FIELD_NAMES.flatMap((name) => {
      const field = fields[name];
      // At the place of a sum there is another amount.
      if (!field?.valueBox || field.changes?.some(({ rule }) => rule === 'with-tax')) return [];
      const wrong = wrongSum && isPrice(name) && field.source === 'ocr';
      const doubted = isDoubtful(name, field) || wrong;
      return [{ fields, name, field, box: field.valueBox, doubted, seen: [] }];
    });
  });
  // Two that agree are a majority: only if they disagree is there a third reading.
  let open = values;
  for (const [round, enlarged] of SIZES.entries()) {
    for (const network of ['texts', 'codes'] as const)
      await readAgain(
        open.filter(({ name }) => networkOf(name, round) === network),
        { picture, enlarged, network },
      );
    open = open.filter(({ name, field, seen }) => !agrees(name, field, seen));
  }
  for (const { fields, name, field, doubted, seen } of values)
    fields[name] = witnessed(name, doubted ? settled(name, field, seen) : field, seen);
  await countDigits(values, picture);
  for (const { fields } of drafts) await checkLetters(fields, picture);
}

/** Reads the places of some values once more, unless that would take too long. */
async function readAgain(
  doubts: readonly Doubt[],
  { picture, enlarged, network }: { picture: GreyPicture; enlarged: number; network: Network },
): Promise<void> {
  const places = doubts.map(({ box }) => ({ box: around(box), enlarged }));
  const looks = await readPlaces(picture, places, network);
  for (const [index, doubt] of doubts.entries()) {
    const words = looks[index];
    if (words) doubt.seen.push(wordAt(doubt.box, words));
  }
}

/** OCR reads narrow digits that touch as one, at every size, but not if they are wider. */
const WIDER = 1.5;

/** «22», of which OCR read one digit: reads numbers again whose ink is too wide for their digits. */
async function countDigits(values: readonly Doubt[], picture: GreyPicture): Promise<void> {
  const wide = values.filter(
    ({ fields, name, box }) =>
      LONE_NUMBERS.has(name) && fields[name]?.source === 'ocr' && tooWide(fields[name].value, box) > 0,
  );
  const places = wide.map(({ box }) => ({ box: around(box), enlarged: 1.5, wider: WIDER }));
  const looks = await readPlaces(picture, places);
  for (const [index, doubt] of wide.entries()) {
    const { fields, name } = doubt;
    const word = wordAt(doubt.box, looks[index] ?? []);
    const shape = word && shapeOf(name, word.text, true);
    const [field, digits] = [fields[name], String(shape?.value)];
    const read = String(field?.value);
    if (field && shape && digits.length > read.length && (digits.startsWith(read) || digits.endsWith(read)))
      fields[name] = { ...field, value: shape.value, raw: word.text, confidence: UNCONFIRMED };
  }
}

/** A field with its further readings: whether they agree with its value is evidence for it. */
function witnessed(name: FieldName, field: DraftField, seen: readonly (Word | null)[]): DraftField {
  if (!field.evidence) return field;
  const again = seen.map((word) => String((word && shapeOf(name, word.text, true)?.value) ?? ''));
  return { ...field, evidence: { ...field.evidence, again } };
}

/** Fields of capitals and digits, which have no context that helps OCR. */
const SPELLED = [
  'bloque',
  'fila',
  'asiento',
  'nifOrganizador',
  'nifDistr',
  'referenciaTicket',
  'codigoLocalizador',
] as const satisfies readonly FieldName[];

const isSpelled = (name: FieldName): name is (typeof SPELLED)[number] => SPELLED.some((one) => one === name);

/** The confidence after the shapes of all letters agree. */
const CLEARLY_SPELLED = 0.9;

/** Compares the letters of codes and seats with the shapes of known letters. */
async function checkLetters(fields: Draft['fields'], picture: GreyPicture): Promise<void> {
  for (const name of SPELLED) {
    const field = fields[name];
    if (!field?.valueBox || field.value === null || field.source !== 'ocr') continue;
    if (CODES.has(name) ? field.confidence >= CONFIRMED_QR : hasCheckedTaxNumber(String(field.value)))
      continue;
    // The known letters are capitals.
    if (isSmallCode(String(field.value))) continue;
    const spelling = await spellingOf(picture, field.valueBox, String(field.value));
    // «B3881249I»: the letters match their shapes, but a tax number cannot have letters everywhere.
    const shape = spelling && shapeOf(name, spelling.text, name === 'nifOrganizador' || name === 'nifDistr');
    if (!shape) continue;
    if (shape.value !== field.value)
      fields[name] = {
        ...field,
        value: shape.value,
        confidence: spelling.clear ? CLEARLY_SPELLED : UNCONFIRMED,
      };
    else if (spelling.clear) field.confidence = Math.max(field.confidence, CLEARLY_SPELLED);
  }
}

/** Whether readings of its place decide about a value. */
const isDoubtful = (name: FieldName, { confidence }: DraftField): boolean =>
  confidence < (CODES.has(name) ? CONFIRMED_QR : UNSURE);

interface Vote {
  value: string | number;
  count: number;
  confidence: number;
}

/** «12341 €» and «123'41 €» are the same digits: who read no comma overlooked it. Counts such votes for the others, in place. */
function withoutLostCommas(votes: Map<string, Vote>): void {
  for (const [key, vote] of votes) {
    const whole = [...votes.values()].find(
      (other) => asCents(String(other.value)) * CENTS === asCents(String(vote.value)),
    );
    if (!whole || whole === vote) continue;
    whole.count += vote.count;
    votes.delete(key);
  }
}

/** The majority of readings; if none agree, the one with the highest confidence, and the field stays doubtful. */
export function settled(name: FieldName, field: DraftField, seen: readonly (Word | null)[]): DraftField {
  const votes = new Map<string, Vote>();
  const vote = (value: string | number, confidence: number) => {
    const before = votes.get(String(value));
    votes.set(String(value), {
      value,
      count: (before?.count ?? 0) + 1,
      confidence: Math.max(before?.confidence ?? 0, confidence),
    });
  };
  if (field.value !== null) vote(field.value, field.confidence);
  for (const word of seen) {
    const shape = word && shapeOf(name, word.text, true);
    if (word && shape) vote(shape.value, word.confidence * (0.5 + 0.5 * shape.fit));
  }
  if (isPrice(name)) withoutLostCommas(votes);
  const [first] = [...votes.values()].toSorted((a, b) => b.count - a.count || b.confidence - a.confidence);
  if (!first) return field;
  const confidence = first.count > 1 ? Math.max(0.82, first.confidence) : Math.min(0.6, first.confidence);
  // Readings of the same print make the same errors: easily confused letters stay doubtful until a QR code confirms
  // them.
  const mistakable = CODES.has(name) && MISTAKABLE.test(String(first.value));
  // «Nomt»: readings agree on the printed text, but not on whether it is a name.
  const strange = (shapeOf(name, String(first.value), true)?.fit ?? 1) < LIKELY;
  const most = mistakable || strange ? UNCONFIRMED : 1;
  return { ...field, value: first.value, confidence: Math.min(most, confidence) };
}

/** The words of a page with replacements at their places; a label is only replaced by the same text. */
export function withWords(words: readonly Word[], more: readonly Word[]): Word[] {
  const isMeant = (word: Word, other: Word) =>
    liesOn(word, other) && (!/\p{L}{3}/u.test(word.text) || other.text.split(' ').includes(word.text));
  return [...words.filter((word) => !more.some((other) => isMeant(word, other))), ...more];
}
