import { FIELD_NAMES, type FieldName, type LayoutUse, SURE } from '../reading/read-abono.ts';
import type { Box, Draft, DraftField } from '../reading/model.ts';
import { height, overlap, sharedHeight, sharedWidth, width } from '../reading/geometry.ts';
import { swallowed } from '../reading/values/draft.ts';
import { isPrice, pricesAddUp } from '../reading/values/prices.ts';
import { paperWord } from './paper-words.ts';
import { bare, isSameValue } from './values.ts';
import type { Voted } from './vote.ts';

/**
 * A value that two independent readings agree on is this much less doubtful. Those of a picture have the same letters, so
 * that they say nothing about a misread one.
 */
const LESS_DOUBT = { text: 0.25, ocr: 0.6 };
/** The most confidence of a value that only a layout reads, and of one that is disputed, which is never certain. */
const MOST_ADDED = 0.9;
const DISPUTED = SURE / 2;
/** From this fit on a value of the layout goes before that of the general reading. */
const FITS = 0.5;

interface Layout {
  id: number;
  values: Partial<Record<FieldName, Voted>>;
  /** Fields that the general reading had right on the verified passes of the layout. */
  readAnyway?: ReadonlySet<FieldName>;
}

/**
 * Brings the values of a layout into a draft, in place. Where both differ the value of the layout is taken, unless the general
 * reading is certain and was right on the verified passes: a longer value moves the places of others.
 */
export function useValues(
  draft: Draft,
  { id, values, readAnyway }: Layout,
  source: 'text' | 'ocr',
): LayoutUse {
  const use: LayoutUse = { id, agreed: [], added: [], disputed: [] };
  const isTrusted = (name: FieldName, { confidence }: DraftField) =>
    source === 'text' && readAnyway?.has(name) === true && confidence >= SURE;
  for (const name of FIELD_NAMES) {
    const voted = values[name];
    if (!voted) continue;
    const field = draft.fields[name];
    if (!field || field.value === null) {
      if (isTaken(voted.box, draft)) continue;
      draft.fields[name] = asField(
        voted,
        source,
        MOST_ADDED * voted.share * voted.fit * Math.max(voted.letters, 0.5),
      );
      use.added.push(name);
    } else if (isSameValue(name, field.value, voted.value)) {
      const confidence = 1 - (1 - field.confidence) * LESS_DOUBT[source];
      draft.fields[name] = {
        ...field,
        confidence: voted.share === 1 && !voted.ambiguous ? confidence : field.confidence,
      };
      use.agreed.push(name);
    } else if (voted.loose || isRunOn(name, voted, draft) || isInSentence(String(voted.value), field)) {
      // The general reading knows better where a text ends.
    } else if (source === 'ocr' && field.valueBox && isSamePlace(field.valueBox, voted.box)) {
      // The general reading has looked at these letters again.
      use.agreed.push(name);
    } else if (hasLabelWords(voted, field) || (source === 'text' && isWhole(voted, field))) {
      draft.fields[name] = asField(voted, source, Math.min(field.confidence, MOST_ADDED * voted.share));
      use.agreed.push(name);
    } else if (isProven(name, draft, values)) {
      // The prices that were read add up, and those at the places of the layout do not.
    } else if (isTrusted(name, field) && isOfOther(name, voted, draft)) {
      // The place has moved: it holds the text of another field.
    } else if (isTrusted(name, field) && isPartOf(bare(String(voted.value)), bare(String(field.value)))) {
      // «Leire Sáez» of «Leire Sáez de Vicuña»: on the page of the lesson the value was shorter.
    } else if (
      isBetter(voted, field) &&
      !isTrusted(name, field) &&
      (field.confidence < SURE || !isTorn(bare(String(voted.value)), bare(String(field.value))))
    ) {
      use.disputed.push({ field: name, other: field.value });
      draft.fields[name] = asField(voted, source, DISPUTED);
    } else {
      use.disputed.push({ field: name, other: voted.value });
      draft.fields[name] = { ...field, confidence: Math.min(field.confidence, DISPUTED) };
    }
  }
  return use;
}

/**
 * «Abono Joven» and «Joven», «ABONO JOVEN» and «CUOTA DE ABONO JOVEN» at one place: the papers differ in no more than words of
 * labels, and staff have said whether these belong to the value.
 */
function hasLabelWords({ value, box }: Voted, field: DraftField): boolean {
  const [short = '', long = ''] = [String(value), String(field.value)].toSorted(
    (a, b) => a.length - b.length,
  );
  const more = long.replace(short, '').trim();
  const isSamePrint = field.valueBox !== undefined && overlap(field.valueBox, box);
  return (
    isSamePrint &&
    long.includes(short) &&
    more !== '' &&
    more.split(' ').every((word) => paperWord(word, false) !== null)
  );
}

/**
 * «Liga Endesa. Temporada regular» and «Liga Endesa» at one place, or a text with a comma where the general reading joined its
 * lines: staff have said that the printed text is the value.
 */
function isWhole({ value, box, asPrinted }: Voted, field: DraftField): boolean {
  const [whole, read] = [bare(String(value)), bare(String(field.value))];
  const isSamePrint = field.valueBox !== undefined && overlap(field.valueBox, box);
  return asPrinted === true && isSamePrint && (whole === read || isPartOf(read, whole));
}

/** Whether a price is one of three that add up in the general reading, but not in that of the layout. */
const isProven = (name: FieldName, draft: Draft, values: Layout['values']): boolean =>
  isPrice(name) && pricesAddUp(draft) && !pricesAddUp({ fields: values });

/** Whether a text is the beginning or the end of another one. */
const isPartOf = (text: string, other: string): boolean =>
  text.length >= TELLING && (other.startsWith(text) || other.endsWith(text));

const isBetter = (voted: Voted, { confidence, source }: DraftField) =>
  voted.fit >= FITS && !voted.ambiguous && !(source === 'qr' && confidence >= SURE);

/**
 * Whether a text lacks the end of another one, or has other words in its middle: the lines of a cell were taken apart, or
 * mixed with those of the next. A text that only goes on where the other ends is no such one.
 */
function isTorn(text: string, other: string): boolean {
  if (other.startsWith(text)) return true;
  if (text.startsWith(other) || text.endsWith(other)) return false;
  let at = 0;
  for (const letter of text) if (letter === other[at]) at++;
  return at === other.length && text.length > other.length;
}

/** Whether the general reading has the value of a field at a place: a missing value is not there. */
const isTaken = (box: Box, { fields }: Draft): boolean =>
  Object.values(fields).some(
    ({ value, valueBox }) => value !== null && valueBox && isSamePlace(valueBox, box),
  );

const CODES: ReadonlySet<FieldName> = new Set<FieldName>(['referenciaTicket', 'codigoLocalizador']);
const LABEL = /^[a-z]{5,}$/;

/** The shortest text that says of which field it is. */
const TELLING = 4;

/** Whether a text has that of another field in it, or is a part of it, by the general reading. */
const isOfOther = (name: FieldName, { value }: Voted, { fields }: Draft): boolean =>
  FIELD_NAMES.some((other) => {
    const [own, theirs] = [bare(String(value)), bare(String(fields[other]?.value ?? ''))];
    const isTelling = other !== name && Math.min(own.length, theirs.length) >= TELLING;
    return isTelling && (own.includes(theirs) || theirs.includes(own));
  });

/** Whether a text goes on before or behind the general reading, with a label of a code or the value of another field. */
function isRunOn(name: FieldName, { value, raw }: Voted, draft: Draft): boolean {
  const own = bare(String(draft.fields[name]?.value ?? ''));
  const whole = bare(String(value));
  if (own === '' || own === whole || !whole.includes(own)) return false;
  const isLabelled = CODES.has(name) && LABEL.test(whole.replace(own, ''));
  return isLabelled || swallowed(name, { value, raw, source: 'text', confidence: 1 }, draft).length > 0;
}

/**
 * Whether a text has words of the sentence around the general reading, «en el Pabellón Vega», or lacks some of it: a place on the
 * page does not say where a value in a sentence begins and ends.
 */
function isInSentence(text: string, { value, changes }: DraftField): boolean {
  if (!changes?.some(({ rule }) => rule === 'sentence')) return false;
  const own = String(value);
  const around = text.replace(own, '');
  return own.includes(text) || (around !== text && !/\p{Lu}/u.test(around));
}

const asField = ({ value, raw, box }: Voted, source: 'text' | 'ocr', confidence: number): DraftField => ({
  value,
  raw,
  source,
  confidence,
  valueBox: box,
});

/** The share of their larger sides that boxes of the same print have in common; another line is other print. */
const SAME = 0.7;

const isSamePlace = (a: Box, b: Box) =>
  sharedWidth(a, b) > SAME * Math.max(width(a), width(b)) &&
  sharedHeight(a, b) > SAME * Math.max(height(a), height(b));
