import { centerX, centerY, height, median, sharedHeight, sharedWidth } from '../geometry.ts';
import type { Box, Draft, Word } from '../model.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';

// Whether a value stands where it should: words beside it that belong to nothing, and rows of a table that were mixed.

/** A page as far as it tells how well it was read. */
export interface ReadPage {
  words: readonly Word[];
  drafts: readonly Draft[];
}

/** Fields that passes of one file share. */
export const SHARED: readonly FieldName[] = [
  'temporada',
  'evento',
  'recinto',
  'direccion',
  'nifOrganizador',
  'nifDistr',
];

/** Where the text of a value may go on. */
interface Reach {
  /** How far beside it, and below or above it, in heights of letters. */
  beside: number;
  below: number;
  /** By how much the height of such a line may differ, as a share. In a picture a line without tall letters is lower. */
  print: number;
  /** Whether a line that a sign parts, with a label or another value in it, is another text: in a picture signs are less sure. */
  isParted: boolean;
}
const IN_PICTURE: Reach = { beside: 1.2, below: 1, print: Number.POSITIVE_INFINITY, isParted: false };
/** Lines of one cell of a text layer, whose boxes have the full height of the print, are nearer, and of one print. */
const IN_TEXT: Reach = { beside: 0.5, below: 0.5, print: 0.15, isParted: true };
const LETTER = 14;

/** What parts the two texts of a line; running text has none. */
const SIGN = /^[/|·•–—-]$/u;

/**
 * Makes values of a text layer doubtful beside which words are left over, in place: their text may go on there. In a sentence
 * there are always words beside them.
 */
export function doubtLeftovers(page: ReadPage): void {
  for (const { fields } of page.drafts)
    for (const name of OPEN) {
      const field = fields[name];
      const isInSentence = field?.changes?.[0]?.rule === 'sentence';
      if (field?.valueBox && !isInSentence && leftBeside(field.valueBox, page, IN_TEXT) > 0)
        field.confidence = Math.min(field.confidence, LEFT_OVER);
    }
}

/** Makes values of a text layer doubtful that stand in the row of another pass, in place. */
export function doubtOtherRows(page: ReadPage): void {
  for (const draft of page.drafts)
    for (const name of FIELD_NAMES) {
      const field = draft.fields[name];
      const farthest = isOnCards(name, page) ? Number.POSITIVE_INFINITY : OFF_ROW;
      if (field && isOfOtherRow(name, draft, page, farthest))
        field.confidence = Math.min(field.confidence, LEFT_OVER);
    }
}

/** How far the values of a table's row are from their middle, in heights of their letters. */
const IN_ROW = 1;
const OFF_ROW = 2;
/** How far the places of a value on cards differ, in heights of its letters. */
const SAME_PLACE = 0.2;

/** Where the row of a pass is, if it has one. */
function rowOf({ fields }: Draft): number | undefined {
  const boxes = FIELD_NAMES.flatMap((name) => (SHARED.includes(name) ? [] : (fields[name]?.valueBox ?? [])));
  const middle = median(boxes.map(centerY));
  const off = median(boxes.map((box) => Math.abs(centerY(box) - middle)));
  return off < IN_ROW * Math.min(LETTER, median(boxes.map(height))) ? middle : undefined;
}

/** Whether all passes of a page have the locator of their order, which is printed once above them. */
const isOfOrder = (name: FieldName, drafts: readonly Draft[]) => {
  const [first, ...others] = drafts.map(({ fields }) => fields[name]?.valueBox);
  return name === 'codigoLocalizador' && first !== undefined && others.every((box) => box?.y0 === first.y0);
};

/** Whether a value has the same place beside the row of each pass, as on cards, be it above that. */
function isOnCards(name: FieldName, { drafts }: ReadPage): boolean {
  const places = drafts.flatMap((draft) => {
    const [box, row] = [draft.fields[name]?.valueBox, rowOf(draft)];
    return box && row !== undefined ? [{ size: height(box), down: centerY(box) - row }] : [];
  });
  const downs = places.map(({ down }) => down);
  const size = Math.min(...places.map((place) => place.size));
  return places.length === drafts.length && Math.max(...downs) - Math.min(...downs) < SAME_PLACE * size;
}

/**
 * Whether a value is nearer to the row of another pass than to its own, or far from both: a table's rows were mixed.
 * @param farthest how far from its row it may be, in heights of its letters
 */
export function isOfOtherRow(
  name: FieldName,
  draft: Draft,
  { drafts }: ReadPage,
  farthest = OFF_ROW,
): boolean {
  const box = draft.fields[name]?.valueBox;
  const own = rowOf(draft);
  if (!box || own === undefined || SHARED.includes(name) || isOfOrder(name, drafts)) return false;
  const far = (row: number) => Math.abs(centerY(box) - row);
  const others = drafts.filter((other) => other !== draft).flatMap((other) => rowOf(other) ?? []);
  const most = others.length > 0 ? farthest * Math.min(LETTER, height(box)) : Number.POSITIVE_INFINITY;
  return far(own) > most || others.some((row) => far(row) < far(own));
}

/** Fields with texts of any length, and their confidence beside words that are left over. */
const OPEN = ['nombreAsistente', 'evento', 'recinto', 'direccion'] as const satisfies FieldName[];
const LEFT_OVER = 0.75;

/** The text of a word: the words before and behind it with spaces of at most some width. */
function textOf(word: Word, words: readonly Word[], space: number): Word[] {
  const isNext = (one: Word, other: Word) =>
    one.x0 < other.x0 &&
    Math.abs(other.x0 - one.x1) < space &&
    sharedHeight(one, other) > 0.5 * height(other);
  const text = [word];
  const before = () => words.find((other) => isNext(other, text[0] ?? word));
  const behind = () => words.find((other) => isNext(text.at(-1) ?? word, other));
  for (let next = before(); next; next = before()) text.unshift(next);
  for (let next = behind(); next; next = behind()) text.push(next);
  return text;
}

/** How many words near a value belong to no field and no label: its text may go on there. */
export function leftBeside(box: Box, { words, drafts }: ReadPage, reach = IN_PICTURE): number {
  const letter = Math.min(height(box), LETTER);
  const used = drafts.flatMap(({ fields }) =>
    FIELD_NAMES.flatMap((name) => [fields[name]?.valueBox ?? [], fields[name]?.labelBox ?? []].flat()),
  );
  const isUsed = (word: Word) =>
    used.some((one) => sharedWidth(one, word) > 0 && sharedHeight(one, word) > 0.3 * height(word));
  // The lines of a value begin where it does: a line that begins before it, or behind its middle, is another text. So is one
  // with a label, «Organiza: …», «Pavelló / Pabellón», or with another value, «Club Vega · CIF G12345674».
  const isLineOfIt = ([first, ...more]: Word[]) =>
    first !== undefined &&
    first.x0 > box.x0 - letter &&
    first.x0 < Math.max(centerX(box), box.x0 + letter) &&
    !first.text.endsWith(':') &&
    !(reach.isParted && [first, ...more].some(isUsed) && more.some(({ text }) => SIGN.test(text)));
  const isOn = (word: Word) => sharedWidth(box, word) > 0 && sharedHeight(box, word) > 0.5 * height(word);
  const own = words.filter(isOn).map(height);
  // A smaller or larger text is a heading, a label in another language, or the value of something else.
  const isSamePrint = (word: Word) =>
    own.length === 0 || own.some((size) => Math.abs(height(word) - size) <= reach.print * size);
  const isNear = (word: Word) =>
    (sharedHeight(box, word) > 0.4 * height(word) && sharedWidth(box, word) > -reach.beside * letter) ||
    (sharedWidth(box, word) > 0 &&
      sharedHeight(box, word) > -reach.below * letter &&
      isSamePrint(word) &&
      isLineOfIt(textOf(word, words, letter)));
  return (
    Math.min(
      3,
      words.filter((word) => /[\p{L}\d]/u.test(word.text) && isNear(word) && !isUsed(word)).length,
    ) / 3
  );
}
