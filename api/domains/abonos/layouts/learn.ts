import {
  type Box,
  distance,
  height,
  sharedHeight,
  sharedWidth,
  union,
  type Word,
} from '../reading/lines/geometry.ts';
import { FIELD_NAMES, type FieldName } from '../reading/read-abono.ts';
import { labelWord, meaningsOf } from '../reading/text/lexicon.ts';
import { type Draft } from '../reading/values/draft.ts';
import { cutOf, type Piece } from './cuts.ts';
import { spansOf, type Span } from './find-value.ts';
import { FEWEST_WORDS } from './fit.ts';
import type { Cell, FixedWord, Lesson, Place, ReadPageText, VerifiedValues } from './model.ts';
import { rowsOf, type Run, runsOf, singleWords, textOf } from './page-words.ts';
import { isFiller, paperWord } from './paper-words.ts';
import { bare, isSameValue, OPEN_FIELDS } from './values.ts';

/** With fewer fields on the page, the verified values are not those of this page. */
const FEWEST_FIELDS = 5;
/** The most places of one value: more are a number that is printed everywhere. */
const MOST_PLACES = 4;
/** The most words of a lesson, those nearest to values: small print says little. */
const MOST_FIXED = 90;

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
    const found = spansOf(field, value, rows, isOcr);
    const best = bestOf(field, found, { rows, own, others, isOcr });
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
      return place ? [isLoose(place, field, spans, chosen, runs) ? { ...place, loose: true } : place] : [];
    });
    if (found.length > 0) fields[field] = found;
  }
  // Other text is no value, and must not be taken for one: its places are kept as cells of no field.
  for (const run of runs)
    if (!run.words.some((word) => values.has(word)) && zone(run)) cellOf([rounded(run)], cells);
  return {
    words: fixed.map(({ word, text }): FixedWord => ({ text, ...rounded(word) })),
    cells,
    fields,
  };
}

const agreement = ({ fields }: Draft, verified: VerifiedValues) =>
  FIELD_NAMES.filter((name) => {
    const [read, value] = [fields[name]?.value, verified[name]];
    return (
      read !== undefined &&
      read !== null &&
      value !== undefined &&
      value !== null &&
      isSameValue(name, read, value)
    );
  }).length;

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
function bestOf(field: FieldName, found: readonly Span[][], around: Surroundings): Span[][] {
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
  const isRead = read !== undefined && sharedWidth(read, box) > 0 && sharedHeight(read, box) > 0;
  return (isRead ? READ_HERE : 0) + labelPoints(field, span, rows, isOcr);
}

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

/** Whether a label of the field is before a value or above it. */
function labelPoints(
  field: FieldName,
  { lines }: Span,
  rows: readonly (readonly Word[])[],
  isOcr: boolean,
): number {
  const [first] = lines[0] ?? [];
  const index = rows.findIndex((row) => first && row.includes(first));
  const row = rows[index];
  if (!first || !row) return 0;
  const before = row.slice(0, row.indexOf(first));
  const above = (rows[index - 1] ?? []).filter(
    (word) => sharedWidth(word, union(lines[0] ?? [])) > -height(word),
  );
  return Math.max(meant(field, before.slice(-LONGEST), isOcr), meant(field, above, isOcr));
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
function keepNearest(chosen: Map<FieldName, Span[][]>): void {
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
function withoutShared(chosen: Map<FieldName, Span[][]>): void {
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

/** Whether a word belongs to this pass and not to another one of the page; the heading of a table belongs to all. */
function zoneOf(
  values: readonly Box[],
  own: Draft | undefined,
  others: readonly Draft[],
): (word: Box) => boolean {
  const labels = Object.values(own?.fields ?? {}).flatMap(({ labelBox }) => labelBox ?? []);
  const isOwn = (box: Box) => labels.some((label) => label.x0 === box.x0 && label.y0 === box.y0);
  const mine = union([...values, ...labels]);
  const theirs = others.flatMap(({ fields }) => {
    const boxes = Object.values(fields)
      .flatMap(({ valueBox, labelBox }) => [valueBox, labelBox])
      .filter((box) => box !== undefined && !isOwn(box));
    return boxes.length > 0 ? [union(boxes.filter((box) => box !== undefined))] : [];
  });
  return (word) => theirs.every((box) => distance(word, mine) <= distance(word, box));
}

/** Words of a person, which are no fixed words anywhere on the page. */
function privateWords({ nombreAsistente }: VerifiedValues): (word: Word) => boolean {
  const names = new Set(
    String(nombreAsistente ?? '')
      .split(/[\s'’-]+/u)
      .map(bare),
  );
  return ({ text }) => names.has(bare(text));
}

interface Known {
  values: ReadonlySet<Word>;
  isPrivate: (word: Word) => boolean;
  isOcr: boolean;
}

/** The words of the page that every pass of the layout has, as far as one pass can tell. */
function fixedWords(rows: readonly (readonly Word[])[], { values, isPrivate, isOcr }: Known) {
  return rows.flatMap((row) => {
    const names = wordsOfNames(row, isOcr);
    return row.flatMap((word) => {
      if (values.has(word) || names.has(word) || isPrivate(word)) return [];
      const text = paperWord(word.text, isOcr);
      return text ? [{ word, text }] : [];
    });
  });
}

function nearest<One extends { word: Word }>(fixed: readonly One[], values: readonly Word[]): One[] {
  const far = ({ word }: One) => Math.min(...values.map((value) => distance(word, value)));
  const near = new Set(fixed.toSorted((a, b) => far(a) - far(b)).slice(0, MOST_FIXED));
  return fixed.filter((one) => near.has(one));
}

/** The widest gap between the words of a name, in heights of their letters. */
const IN_NAME = 0.8;

/**
 * Words that may be of a name: «Jane Puerta» and «PUERTA GIL, JANE». A known word in capital letters counts if an unknown one
 * is right before it, or one with a comma right behind it.
 */
function wordsOfNames(row: readonly Word[], isOcr: boolean): ReadonlySet<Word> {
  const names = new Set<Word>();
  const isUnknown = (word: Word) => names.has(word) || paperWord(word.text, isOcr) === null;
  const isBeside = (a: Word, b: Word) => b.x0 - a.x1 <= IN_NAME * height(b);
  for (const [index, word] of row.entries()) {
    if (!/^\p{Lu}\p{L}*[.,]?$/u.test(word.text)) continue;
    const [before, next] = [row[index - 1], row[index + 1]];
    const follows =
      before && isBeside(before, word) && /^\p{Lu}\p{L}+[.,]?$/u.test(before.text) && isUnknown(before);
    const leads = next && isBeside(word, next) && /^\p{Lu}\p{L}+,$/u.test(next.text) && isUnknown(next);
    if (follows || leads) names.add(word);
  }
  return names;
}

/** The place of a value: its cells, and how it is cut out of them; null if its words are in no run. */
function placeOf(spans: readonly Span[], runs: readonly Run[], cells: Cell[]): Place | null {
  const parts = spans.map((span) => partOf(span, runs, cells));
  return parts.every((part) => part !== null) ? { parts } : null;
}

/** Whether only a number of words separates a value from another free text, which may have more words next time. */
function isLoose(
  { parts }: Place,
  field: FieldName,
  spans: readonly Span[],
  chosen: ReadonlyMap<FieldName, Span[][]>,
  runs: readonly Run[],
): boolean {
  if (!parts.some(({ cut }) => [cut.start, cut.end].some((edge) => edge && edge.by !== 'sign'))) return false;
  const own = new Set(spans.flatMap(({ lines }) => lines.flat()));
  const beside = new Set(
    runs.filter(({ words }) => words.some((word) => own.has(word))).flatMap(({ words }) => words),
  );
  return [...chosen].some(
    ([other, places]) =>
      other !== field &&
      OPEN_FIELDS.has(other) &&
      places.flat().some(({ lines }) => lines.flat().some((word) => beside.has(word) && !own.has(word))),
  );
}

function partOf({ lines, part }: Span, runs: readonly Run[], cells: Cell[]): Place['parts'][number] | null {
  const own = lines.map((line) => runs.filter((run) => run.words.some((word) => line.includes(word))));
  const [first, last] = [own[0]?.[0], own.at(-1)?.at(-1)];
  const [start, end] = [lines[0]?.[0], lines.at(-1)?.at(-1)];
  if (!first || !last || !start || !end) return null;
  const cell = cellOf(
    own.map((line) => rounded(union(line))),
    cells,
  );
  const text = own.map((line) => textOf(line.flatMap((run) => run.words))).join(' ');
  const ahead = textOf(first.words.slice(0, first.words.indexOf(start)));
  const behind = textOf(last.words.slice(last.words.indexOf(end) + 1));
  const from = ahead ? ahead.length + 1 : 0;
  const to = text.length - (behind ? behind.length + 1 : 0);
  const inner = signless(text.slice(from, to));
  const piece = part
    ? { from: from + part.from, to: from + part.to }
    : { from: from + inner.from, to: from + inner.to };
  return { cell, cut: cutOf(text, piece) };
}

/** A value without the signs around it, which belong to what is cut off: «(Carrer …)», «Palau,». */
function signless(text: string): Piece {
  const ahead = /^[(,;:/|·–—-]+/u.exec(text)?.[0].length ?? 0;
  const isOpen = text.slice(ahead).includes('(');
  const behind = (isOpen ? /[(,;:/|·–—-]+$/u : /[(),;:/|·–—-]+$/u).exec(text)?.[0].length ?? 0;
  return { from: ahead, to: text.length - behind };
}

function cellOf(lines: Box[], cells: Cell[]): number {
  const isSame = (one: Box, other: Box | undefined) =>
    other !== undefined && one.x0 === other.x0 && one.y0 === other.y0 && one.x1 === other.x1;
  const known = cells.findIndex(
    (cell) =>
      cell.lines.length === lines.length && lines.every((line, index) => isSame(line, cell.lines[index])),
  );
  return known >= 0 ? known : cells.push({ lines }) - 1;
}

const tenth = (number: number) => Math.round(number * 10) / 10;

const rounded = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: tenth(x0),
  y0: tenth(y0),
  x1: tenth(x1),
  y1: tenth(y1),
});
