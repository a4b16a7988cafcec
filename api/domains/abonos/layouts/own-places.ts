import type { Box, Word, Draft } from '../reading/model.ts';
import { distance, height, overlap, sharedHeight, sharedWidth, union } from '../reading/geometry.ts';
import type { FieldName } from '../reading/read-abono.ts';
import { labelWord, meaningsOf } from '../reading/fields/lexicon.ts';
import { ORDER } from '../reading/fields/phrases.ts';
import { editDistance, plain } from '../reading/text/letters.ts';
import type { Span } from './find-value.ts';
import { rowsOf } from './page-words.ts';
import { comparable, OPEN_FIELDS } from './values.ts';

// Of all places where a page has a value, those that are the value's own.

/** What is around the places of a pass. */
interface Surroundings {
  rows: readonly (readonly Word[])[];
  own: Draft | undefined;
  others: readonly Draft[];
  isOcr: boolean;
}

/** Points for a place where the general reading has the value, and where a label of the field is. */
const READ_HERE = 2;
const LABELLED = 3;
const CLEARLY_LABELLED = 4;

/** Of all places with a value, those that are most probably its own. */
export function bestOf(field: FieldName, found: readonly Span[][], around: Surroundings): Span[][] {
  const rated = found
    .filter((spans) => !spans.some((span) => isOfOther(boxOf(span), around.own, around.others)))
    .map((spans) => ({ spans, points: pointsOf(field, spans, around) }));
  const most = Math.max(...rated.map(({ points }) => points));
  return rated.filter(({ points }) => points === most).map(({ spans }) => spans);
}

function pointsOf(field: FieldName, [span]: readonly Span[], { rows, own, isOcr }: Surroundings): number {
  if (!span) return 0;
  const box = boxOf(span);
  const read = own?.fields[field]?.valueBox;
  const isRead = read !== undefined && overlap(read, box);
  const label = labelOf(span, rows);
  // The total of a receipt is that of its only pass, and of no pass on the next receipt.
  if (field === 'precioTotal' && label.flat().some(({ text }) => SUM_OF_ALL.test(plain(text)))) return 0;
  return (isRead ? READ_HERE : 0) + Math.max(...label.map((words) => meant(field, words, isOcr)));
}

const SUM_OF_ALL = new RegExp(`^(${ORDER}|recibo|rebut|factura)\\b`);

/** Whether a place has a value of another pass only; the passes of a family share some. */
const isOfOther = (box: Box, own: Draft | undefined, others: readonly Draft[]) =>
  others.some((draft) => hasValueAt(draft, box)) && !(own && hasValueAt(own, box));

const hasValueAt = ({ fields }: Draft, box: Box) =>
  Object.values(fields).some(
    ({ valueBox }) =>
      valueBox && sharedWidth(valueBox, box) > 0 && sharedHeight(valueBox, box) > 0.5 * height(box),
  );

const boxOf = ({ lines }: Span) => union(lines.flat());

/** The longest label, in words. */
const LONGEST = 4;

/** The words before a value, and those above it: one of them may be its label. */
function labelOf({ lines }: Span, rows: readonly (readonly Word[])[]): Word[][] {
  const [first] = lines[0] ?? [];
  const index = rows.findIndex((row) => first && row.includes(first));
  const row = rows[index];
  if (!first || !row) return [[]];
  const above = (rows[index - 1] ?? []).filter(
    (word) => sharedWidth(word, union(lines[0] ?? [])) > -height(word),
  );
  return [row.slice(0, row.indexOf(first)).slice(-LONGEST), above];
}

function meant(field: FieldName, words: readonly Word[], isOcr: boolean): number {
  let best = 0;
  for (let start = 0; start < words.length; start++) {
    const label = words
      .slice(start)
      .map(({ text }) => labelWord(text))
      .filter(Boolean);
    if (label.length === 0) continue;
    const found = meaningsOf(label, isOcr).find(({ topic }) => topic === field);
    if (found) best = Math.max(best, found.clear ? CLEARLY_LABELLED : LABELLED);
  }
  return best;
}

/** Of values that the passes of a page share, those of this pass: the nearest to its other values. */
export function keepNearest(chosen: Map<FieldName, Span[][]>): void {
  const sure = [...chosen.values()]
    .filter(({ length }) => length === 1)
    .flat(2)
    .map(boxOf);
  if (sure.length === 0) return;
  const own = union(sure);
  for (const [field, places] of chosen) {
    const far = (spans: readonly Span[]) => Math.max(...spans.map((span) => distance(boxOf(span), own)));
    const least = Math.min(...places.map(far));
    chosen.set(
      field,
      places.filter((spans) => far(spans) === least),
    );
  }
}

/** A place that is one field's only one is not another field's: a row and a seat may both be 7. */
export function withoutShared(chosen: Map<FieldName, Span[][]>): void {
  const wordsOf = (spans: readonly Span[]) => spans.flatMap(({ lines }) => lines.flat());
  for (const [field, places] of chosen) {
    if (places.length < 2) continue;
    const taken = new Set(
      [...chosen].flatMap(([other, own]) =>
        other !== field && own.length === 1 ? wordsOf(own[0] ?? []) : [],
      ),
    );
    const left = places.filter(
      (spans) => spans.some(({ part }) => part) || !wordsOf(spans).every((word) => taken.has(word)),
    );
    if (left.length > 0) chosen.set(field, left);
  }
}

/** The largest share of the letters of a value that staff have put right, if its place was read well. */
const CORRECTED = 0.25;

/**
 * The place where the general reading had a value: it looks again at letters that were misread. Staff may have corrected
 * some letters.
 */
export function readSpans(
  field: FieldName,
  value: string | number,
  { own, words }: { own: Draft | undefined; words: readonly Word[] },
): Span[][] {
  const read = own?.fields[field];
  if (!read?.valueBox || read.value === null) return [];
  const [seen, right] = [comparable(field, read.value), comparable(field, value)];
  const most = OPEN_FIELDS.has(field) ? Math.floor(right.length * CORRECTED) : 0;
  if (editDistance(seen, right, most) > most) return [];
  const { valueBox, labelBox } = read;
  const isIn = (word: Word, box: Box) =>
    sharedWidth(word, box) > 0.5 * (word.x1 - word.x0) && sharedHeight(word, box) > 0.5 * height(word);
  // The box of a value that goes on under its label holds that too.
  const inside = words.filter((word) => isIn(word, valueBox) && !(labelBox && isIn(word, labelBox)));
  return inside.length > 0 ? [[{ lines: rowsOf(inside) }]] : [];
}
