import { withoutSigns, editDistance, skeleton } from '../text/letters.ts';
import type { PrintedCode, Draft, DraftField, Box, Word } from '../model.ts';
import { distance, union } from '../geometry.ts';
import { labelWord, meaningsOf } from '../fields/lexicon.ts';
import { shapeOf } from '../fields/fields.ts';
import { FIELD_NAMES } from '../read-abono.ts';

const CODE_FIELDS = ['referenciaTicket', 'codigoLocalizador'] as const;
type CodeField = (typeof CODE_FIELDS)[number];

const CONFIRMED = 0.99;
/** The confidence of a code without a label, which may be the reference or the locator: staff should check it. */
const UNNAMED = 0.6;

/**
 * Uses the content of a page's QR codes as evidence for the references and locators of its passes.
 * @param words what is printed on the page
 */
export function useCodes(
  drafts: readonly Draft[],
  codes: readonly PrintedCode[],
  words: readonly Word[] = [],
): void {
  const places = new Map(drafts.map((draft) => [draft, placeOf(draft, drafts)]));
  for (const code of codes) {
    const away = (draft: Draft) => {
      const place = places.get(draft);
      return place ? distance(place, code) : Number.POSITIVE_INFINITY;
    };
    const near = drafts.toSorted((a, b) => away(a) - away(b));
    const said = partsOf(code.text);
    // «ZCK/657899»: a stroke separates two codes, or is part of one.
    const whole = near.find((draft) => agrees(draft, code.text));
    // A code may be closer to the neighbour of its pass: first the pass with the same code.
    const own = whole ?? near.find((draft) => said.some(({ value }) => agrees(draft, value))) ?? near[0];
    if (own) for (const part of whole ? [{ value: code.text }] : said) take(own, part, words);
  }
}

/** Where the values are that only one pass has: a heading is as near to all. */
function placeOf({ fields }: Draft, drafts: readonly Draft[]): Box | undefined {
  const boxes = FIELD_NAMES.flatMap((name) => {
    const box = fields[name]?.valueBox;
    const isShared = drafts.some(
      ({ fields: theirs }) =>
        theirs !== fields && theirs[name]?.valueBox?.y0 === box?.y0 && theirs[name]?.valueBox?.x0 === box?.x0,
    );
    return box && !isShared ? [box] : [];
  });
  return boxes.length > 0 ? union(boxes) : undefined;
}

interface Part {
  field?: CodeField;
  value: string;
}

/** The content of a QR code: one code, a URL with parameters, JSON, or several codes separated by strokes. */
function partsOf(text: string): Part[] {
  const named = [
    ...text.matchAll(/["?&;,|\s]?([\p{L}_-]{2,20})"?\s*[:=]\s*"?([\p{L}\d][\p{L}\d-]{3,29})/gu),
  ].flatMap(([, key = '', value = '']) => {
    const words = key
      .split(/[_-]|(?<=\p{Ll})(?=\p{Lu})/u)
      .map(labelWord)
      .filter(Boolean);
    const topic = meaningsOf(words, false)[0]?.topic;
    return topic === 'referenciaTicket' || topic === 'codigoLocalizador'
      ? [{ field: topic, value: value.toUpperCase() }]
      : [];
  });
  if (named.length > 0) return named;
  return text
    .split(/[\s|;,/?&=]+/)
    .filter((part) => (shapeOf('codigoLocalizador', part, false)?.fit ?? 0) >= 0.6)
    .map((value) => ({ value }));
}

/** Whether a value is one of a pass's codes, except for letters that OCR confuses, or ends with one. */
const agrees = ({ fields }: Draft, value: string) =>
  CODE_FIELDS.some((name) => similar(fields[name], value) || endsWith(value, fields[name]));

/** «FBB2627-000986» of the seller for the printed «000986»: the last part of a code is the printed one. */
const endsWith = (value: string, field: DraftField | undefined) =>
  field !== undefined && value.search(/[-/._]/) > 0 && value.split(/[-/._]/).at(-1) === field.value;

function similar(field: DraftField | undefined, value: string): boolean {
  if (!field) return false;
  const printed = skeleton(withoutSigns(String(field.value)));
  const coded = skeleton(withoutSigns(value));
  // Only OCR confuses letters: «4410-A» and «4410-B» are two passes.
  const most = field.source === 'ocr' ? Math.min(2, Math.floor(coded.length / 4)) : 0;
  return editDistance(printed, coded, most) <= most;
}

/** «E042780Bruno»: the printed code, and right behind it the holder's name. */
const isJoined = ({ fields }: Draft, value: string) =>
  CODE_FIELDS.some((name) => {
    const printed = String(fields[name]?.value ?? '');
    return printed !== '' && value.startsWith(printed) && /^\p{Lu}\p{Ll}/u.test(value.slice(printed.length));
  });

function take(draft: Draft, { field: named, value }: Part, words: readonly Word[]): void {
  if (isJoined(draft, value)) return;
  const { fields } = draft;
  const ending = CODE_FIELDS.map((name) => fields[name]).find((field) => endsWith(value, field));
  if (ending) {
    ending.confidence = CONFIRMED;
    return;
  }
  const fits = CODE_FIELDS.filter((name) => similar(fields[name], value));
  const name = named ?? fits.find((one) => fields[one]?.value === value) ?? fits[0] ?? free(fields);
  if (!name) return;
  const field = fields[name];
  if (field?.value === value) {
    field.confidence = CONFIRMED;
  } else if (field && similar(field, value)) {
    const [printed, coded] = [field.value, value].map((code) => String(code).replace(/\W/g, ''));
    const sameLetters = printed === coded;
    // «TAK25-153289» for «K25-153289»: a QR code may say more than is printed, or OCR may have lost a letter.
    if (!sameLetters && (coded?.endsWith(printed ?? '') || coded?.startsWith(printed ?? ''))) return;
    // OCR overlooks strokes, and reads gaps instead.
    const lostStrokes = sameLetters && field.source === 'ocr' && groupsIn(field.raw) === groupsIn(value);
    // A text layer is always right, and its QR code may omit the strokes.
    if ((sameLetters && !lostStrokes) || field.source === 'text') field.confidence = CONFIRMED;
    else fields[name] = { ...field, value, source: 'qr', confidence: CONFIRMED };
  } else if (!field) {
    const confidence = named ? CONFIRMED : UNNAMED;
    const end = printedEnd(value, words, fields);
    fields[name] = end
      ? { value: end.text, raw: end.text, source: 'qr', confidence: UNNAMED, valueBox: union([end]) }
      : { value, raw: value, source: 'qr', confidence };
  }
}

/** The shortest end of a code that is no accident, and how well it fits. */
const SHORTEST_END = 6;
const LIKE_CODE = 0.9;

/** «OC0332226» below a QR code with «TKOC0332226»: the word that is its end, as staff see it, if it has no field yet. */
function printedEnd(value: string, words: readonly Word[], fields: Draft['fields']): Word | undefined {
  if (words.some(({ text }) => text === value)) return undefined;
  const ends = words.filter(
    ({ text }) =>
      text.length >= SHORTEST_END &&
      value.endsWith(text) &&
      (shapeOf('referenciaTicket', text, false)?.fit ?? 0) >= LIKE_CODE &&
      FIELD_NAMES.every((name) => fields[name]?.value !== text),
  );
  return new Set(ends.map(({ text }) => text)).size === 1 ? ends[0] : undefined;
}

const groupsIn = (code: string) =>
  code
    .trim()
    .split(/[^\p{L}\d]+/u)
    .join(' ');

/** The code without a name on the page, if there is only one. */
function free(fields: Draft['fields']): CodeField | undefined {
  const missing = CODE_FIELDS.filter((name) => fields[name] === undefined);
  return missing.length === 1 ? missing[0] : undefined;
}
