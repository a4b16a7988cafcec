import { LETTER_OR_DIGIT } from '../text/letters.ts';
import type { Layout, Draft, Box, Word, Label, LabelTopic } from '../model.ts';
import { height, overlap, sharedHeight } from '../geometry.ts';
import { type GreyPicture, hasInk } from '../picture/grey-picture.ts';
import { isField, CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';
import type { FieldName } from '../read-abono.ts';
import { around, joined, liesOn, readPlaces } from '../recognition/read-places.ts';
import type { EmptyCell } from '../values/table-rows.ts';

// Searches again for values that were not found below or beside their labels.

/** Ink is darker than this, in a cleaned picture. */
const INK = 128;

const isClosed = (topic: LabelTopic): topic is FieldName => isField(topic) && CLOSED_FIELDS.has(topic);

/** Labels without a value, for fields whose format is known. */
export function unanswered(layout: Layout, drafts: readonly Draft[]): Label[] {
  const answered = drafts.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ labelBox }) => labelBox ?? []),
  );
  return layout.labels.filter(
    (label) =>
      !answered.some((box) => overlap(box, label)) && label.meanings.some(({ topic }) => isClosed(topic)),
  );
}

/**
 * Searches for words at the places of some labels' values, beside or below them.
 * @param drafts the passes that were read, whose values and labels are not those of another label.
 */
export async function wordsNear(
  labels: readonly Label[],
  layout: Layout,
  drafts: readonly Draft[],
  picture: GreyPicture,
  habit: 'beside' | 'below',
): Promise<Word[]> {
  const looks = await looksAt(
    labels.map((label) => placeOfValue(label, layout, picture, habit)),
    picture,
  );
  const values = drafts.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ valueBox, labelBox }) => [valueBox ?? [], labelBox ?? []].flat()),
  );
  const isTaken = (word: Word) => [...values, ...layout.labels].some((box) => liesOn(word, box));
  return labels.flatMap((label, index) => {
    const words = looks[index] ?? [];
    const word = joined(words.filter((one) => LETTER_OR_DIGIT.test(one.text) && !isTaken(one)));
    // For fields without a format of their own any words would fit, also headings.
    const fits =
      word && label.meanings.some(({ topic }) => isClosed(topic) && shapeOf(topic, word.text, true));
    return word && fits ? [word] : [];
  });
}

/** Searches for words in cells of a table that have no value. */
export async function wordsInCells(cells: readonly EmptyCell[], picture: GreyPicture): Promise<Word[]> {
  const looks = await looksAt(
    cells.map(({ box }) => around(box)),
    picture,
  );
  return cells.flatMap(({ field }, index) => {
    const word = joined((looks[index] ?? []).filter(({ text }) => LETTER_OR_DIGIT.test(text)));
    return word && shapeOf(field, word.text, true) ? [word] : [];
  });
}

/** The words at some places, enlarged. */
const looksAt = (boxes: readonly Box[], picture: GreyPicture) =>
  readPlaces(
    picture,
    boxes.map((box) => ({ box, enlarged: height(box) > LARGE_PRINT ? 1 : 2 })),
  );

/** A place higher than this, in points, contains large print: it is read without enlargement. */
const LARGE_PRINT = 28;

/**
 * The expected place of a label's value: where this page has its values, or if nothing is printed there, the other
 * side.
 */
export function placeOfValue(
  label: Label,
  layout: Layout,
  picture: GreyPicture,
  habit: 'beside' | 'below',
): Box {
  const [next, below] = [beside(label, layout), under(label, layout)];
  const [place, other] = habit === 'below' ? [below, next] : [next, below];
  return isEmpty(place, picture) ? other : place;
}

const isEmpty = ({ x0, x1, y0, y1 }: Box, picture: GreyPicture) => {
  const [left, right, top, bottom] = [x0, x1, y0, y1].map((at) => Math.round(at * picture.scale));
  return !hasInk({ x0: left ?? 0, x1: right ?? 0, y0: top ?? 0, y1: bottom ?? 0 }, picture, INK);
};

function beside(label: Label, { labels, lines }: Layout): Box {
  const size = lines[label.line]?.size ?? height(label);
  const next = labels
    .filter(({ line, start }) => line === label.line && start >= label.end)
    .map(({ x0 }) => x0);
  // Print that reaches in from another line belongs to that line.
  const others = lines
    .filter((line, index) => index !== label.line && sharedHeight(line, label) > -0.3 * size)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => token.x0 > label.x1 && sharedHeight(token, label) > -0.3 * size)
    .map(({ x0 }) => x0);
  const end = Math.min(label.x1 + 16 * size, ...[...next, ...others].map((x0) => x0 - 0.3 * size));
  const inside = (lines[label.line]?.tokens ?? []).slice(label.end - 1, label.end).map(({ x1 }) => x1);
  const start = Math.max(label.x1, ...inside);
  return {
    x0: start + 0.1 * size,
    x1: Math.max(end, start + size),
    y0: label.y0 - 0.3 * size,
    y1: label.y1 + 0.3 * size,
  };
}

function under(label: Label, { labels, lines }: Layout): Box {
  const size = lines[label.line]?.size ?? height(label);
  const next = labels.filter(({ line, x0 }) => line === label.line && x0 > label.x1).map(({ x0 }) => x0);
  const end = Math.min(label.x0 + 14 * size, ...next.map((x0) => x0 - 0.5 * size));
  return { x0: label.x0 - 0.5 * size, x1: end, y0: label.y1 + 0.1 * size, y1: label.y1 + 2.4 * size };
}
