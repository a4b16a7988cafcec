import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { Box, Word } from '../model.ts';
import { centerX, height, sharedHeight } from '../geometry.ts';

/** The most fields of a page that are read. */
const MOST_FIELDS = 300;
/** The largest letters in a field, in points, and their share of a low field's height. */
const LETTER = 11;
const OF_THE_FIELD = 0.75;
/** The approximate width of a letter, by its size. */
const WIDTH = 0.5;
/** How far behind the edge of a field its text begins. */
const MARGIN = 2;

/** A field of a form with its value. */
const FILLED = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch']),
  fieldValue: z.union([z.string(), z.array(z.string())]),
  rect: z.array(z.number()),
});

/** A box to tick, or one of several of which one is chosen. */
const BOX = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.literal('Btn'),
  checkBox: z.boolean(),
  radioButton: z.boolean(),
  fieldValue: z.string().nullish(),
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  rect: z.array(z.number()),
});

/** The sign of a ticked and of an empty box, as they are printed. */
const [TICKED, EMPTY] = ['☒', '☐'];

/** A note that somebody typed on a page. */
const NOTE = z.object({
  subtype: z.literal('FreeText'),
  contentsObj: z.object({ str: z.string() }),
  rect: z.array(z.number()),
});

/** The text of a field or a note, and its place; null for anything else. */
function filledIn(annotation: unknown): { text: string; rect: number[] } | null {
  const { data: field } = FILLED.safeParse(annotation);
  if (field) return { text: [field.fieldValue].flat().join(' '), rect: field.rect };
  const { data: box } = BOX.safeParse(annotation);
  if (box?.checkBox || box?.radioButton) {
    const own = box.checkBox ? box.exportValue : box.buttonValue;
    const isTicked = typeof own === 'string' && own !== 'Off' && box.fieldValue === own;
    return { text: isTicked ? TICKED : EMPTY, rect: box.rect };
  }
  const { data: note } = NOTE.safeParse(annotation);
  return note ? { text: note.contentsObj.str, rect: note.rect } : null;
}

/**
 * The words in the fields of a form and in notes typed on a page, which are not part of its own text. Text that stands
 * at its place already is not repeated: forms are printed into a page together with their fields.
 * @param upright the place of a rectangle of the page as its words are turned.
 */
export async function filledInWords(
  page: PDFPageProxy,
  printed: readonly Word[],
  upright: (rect: number[]) => Box,
): Promise<Word[]> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  return annotations.slice(0, MOST_FIELDS).flatMap((one) => {
    const filled = filledIn(one);
    if (!filled?.text.trim()) return [];
    const [text, box] = [filled.text, upright(filled.rect)];
    const there = printed.filter((word) => isInside(word, box));
    return notPrinted(text, there, box);
  });
}

const compact = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** The words of a field that are not printed: all, none, or the end, if the page prints only the beginning of a long text. */
function notPrinted(text: string, there: readonly Word[], box: Box): Word[] {
  const printed = compact(there.map((word) => word.text).join(''));
  const last = there.at(-1);
  if (printed.includes(compact(text))) return [];
  if (!last || !compact(text).startsWith(printed)) return wordsIn(text, box);
  const end = text
    .trim()
    .split(/\s+/)
    .slice(there.length - 1)
    .join(' ');
  return wordsIn(end, { ...box, x0: last.x0 - MARGIN });
}

const isInside = (word: Word, box: Box) =>
  centerX(word) > box.x0 - 2 && centerX(word) < box.x1 + 2 && sharedHeight(word, box) > 0.4 * height(word);

function wordsIn(text: string, { x0: left, y0: top, y1: bottom }: Box): Word[] {
  const size = Math.min(LETTER, (bottom - top) * OF_THE_FIELD);
  const middle = (top + bottom) / 2;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0].normalize('NFC'),
    x0: left + MARGIN + match.index * size * WIDTH,
    x1: left + MARGIN + (match.index + match[0].length) * size * WIDTH,
    y0: middle - size / 2,
    y1: middle + size / 2,
    confidence: 1,
  }));
}
