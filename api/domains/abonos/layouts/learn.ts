import { FIELD_NAMES, type FieldName } from '../reading/read-abono.ts';
import { trimmed } from '../reading/fields/texts.ts';
import type { Draft } from '../reading/model.ts';
import { cellOf, isLoose, placeOf, printed, rounded } from './cells.ts';
import { spansOf, type Span } from './find-value.ts';
import { FEWEST_WORDS } from './fit.ts';
import { fixedWords, nearest, privateWords, zoneOf } from './fixed-words.ts';
import type { Cell, FixedWord, Lesson, ReadPageText, VerifiedValues } from './model.ts';
import { bestOf, keepNearest, readSpans, withoutShared } from './own-places.ts';
import { rowsOf, runsOf, singleWords } from './page-words.ts';
import { isFiller } from './paper-words.ts';
import { bare, isSameValue, OPEN_FIELDS, valueOf } from './values.ts';

/** With fewer fields on the page, the verified values are not those of this page. */
const FEWEST_FIELDS = 5;
/** The most places of one value: more are a number that is printed everywhere. */
const MOST_PLACES = 4;

/**
 * What a page teaches, given the verified values of one of its passes.
 * @returns null if the page has too few of these values, or too few words that every pass has.
 */
export function lessonOf(page: ReadPageText, verified: VerifiedValues): Lesson | null {
  const isOcr = page.source === 'ocr';
  const words = singleWords(page);
  const rows = rowsOf(words);
  const own = page.drafts.toSorted((a, b) => agreement(b, verified) - agreement(a, verified))[0];
  const others = page.drafts.filter((draft) => draft !== own);
  const chosen = new Map<FieldName, Span[][]>();
  for (const field of FIELD_NAMES) {
    const value = verified[field];
    if (value === null || value === undefined) continue;
    const seen = spansOf(field, value, rows, isOcr);
    const found = seen.length > 0 ? seen : readSpans(field, value, { own, words });
    const right = isOcr ? found : found.filter((spans) => hasValue(field, spans, value));
    const best = bestOf(field, right, { rows, own, others, isOcr });
    if (best.length > 0 && best.length <= MOST_PLACES) chosen.set(field, best);
  }
  if (others.length > 0) keepNearest(chosen);
  withoutShared(chosen);
  if (chosen.size < FEWEST_FIELDS) return null;
  const values = new Set([...chosen.values()].flat(2).flatMap(({ lines }) => lines.flat()));
  const zone = zoneOf([...values], own, others);
  const isPrivate = privateWords(verified);
  const fixed = nearest(
    fixedWords(rows, { values, isPrivate, isOcr }).filter(({ word }) => zone(word)),
    [...values],
  );
  if (fixed.filter(({ text }) => !isFiller(text)).length < FEWEST_WORDS) return null;
  const barriers = new Set(fixed.map(({ word }) => word));
  const runs = runsOf(words, (word) => barriers.has(word));
  const cells: Cell[] = [];
  const fields: Lesson['fields'] = {};
  for (const [field, places] of chosen) {
    const found = places.flatMap((spans) => {
      const place = placeOf(spans, runs, cells);
      if (!place) return [];
      const isCorrected = !isOcr && isPrintedSo(field, spans, verified[field], own);
      return [
        {
          ...place,
          ...(isLoose(place, field, spans, chosen, runs) && { loose: true }),
          ...(isCorrected && { asPrinted: true }),
        },
      ];
    });
    if (found.length > 0) fields[field] = found;
  }
  // Other text is no value, and must not be taken for one: its places are kept as cells of no field.
  for (const run of runs)
    if (!run.words.some((word) => values.has(word)) && zone(run)) cellOf([rounded(run)], cells);
  const notPrinted = FIELD_NAMES.filter((name) => verified[name] === null);
  return {
    words: fixed.map(({ word, text }): FixedWord => ({ text, ...rounded(word) })),
    cells,
    fields,
    ...(!isOcr && own && { readAnyway: agreeing(own, verified) }),
    notPrinted,
    ...(own && { invented: notPrinted.filter((name) => (own.fields[name]?.value ?? null) !== null) }),
  };
}

/** Whether a text that is printed has the whole value; the place where a part of it was read is not its place. */
function hasValue(field: FieldName, spans: readonly Span[], value: string | number): boolean {
  const text = printed(spans);
  const shape = valueOf(field, text, false);
  return bare(text) === bare(String(value)) || (shape !== null && isSameValue(field, shape.value, value));
}

/** Whether a free text is printed just as staff verified it, and the general reading had another value there. */
function isPrintedSo(
  field: FieldName,
  spans: readonly Span[],
  value: string | number | null | undefined,
  own: Draft | undefined,
): boolean {
  const read = own?.fields[field]?.value ?? null;
  if (!OPEN_FIELDS.has(field) || read === null || value === null || value === undefined) return false;
  return !isSameValue(field, read, value) && isSameValue(field, trimmed(printed(spans)), value);
}

const agreement = (draft: Draft, verified: VerifiedValues) => agreeing(draft, verified).length;

/** The fields of which a draft has the verified value. */
const agreeing = ({ fields }: Draft, verified: VerifiedValues): FieldName[] =>
  FIELD_NAMES.filter((name) => {
    const [read, value] = [fields[name]?.value, verified[name]];
    return (
      read !== undefined &&
      read !== null &&
      value !== undefined &&
      value !== null &&
      isSameValue(name, read, value)
    );
  });
