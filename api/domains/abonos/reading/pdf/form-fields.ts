import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Word } from '../model.ts';
import { centerX, height, sharedHeight } from '../geometry.ts';

/** The most fields of a page that are read. */
const MOST_FIELDS = 300;
/** The largest letters in a field, in points, and their share of a low field's height. */
const LETTER = 11;
const OF_THE_FIELD = 0.75;
/** The approximate width of a letter, by its size. */
const WIDTH = 0.5;

interface Filled {
  fieldValue: string | string[];
  rect: number[];
}

const isFilled = (one: unknown): one is Filled =>
  typeof one === 'object' &&
  one !== null &&
  'subtype' in one &&
  one.subtype === 'Widget' &&
  'fieldType' in one &&
  (one.fieldType === 'Tx' || one.fieldType === 'Ch') &&
  'fieldValue' in one &&
  (typeof one.fieldValue === 'string' || Array.isArray(one.fieldValue)) &&
  'rect' in one &&
  Array.isArray(one.rect);

/** A note that somebody typed on a page. */
interface Note {
  contentsObj: { str: string };
  rect: number[];
}

const isNote = (one: unknown): one is Note =>
  typeof one === 'object' &&
  one !== null &&
  'subtype' in one &&
  one.subtype === 'FreeText' &&
  'contentsObj' in one &&
  typeof one.contentsObj === 'object' &&
  one.contentsObj !== null &&
  'str' in one.contentsObj &&
  typeof one.contentsObj.str === 'string' &&
  'rect' in one &&
  Array.isArray(one.rect);

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
    const text = isFilled(one) ? [one.fieldValue].flat().join(' ') : isNote(one) ? one.contentsObj.str : '';
    if (!text.trim() || !(isFilled(one) || isNote(one))) return [];
    const box = upright(one.rect);
    const there = printed.filter((word) => isInside(word, box)).map((word) => word.text);
    const compact = (said: string) => said.normalize('NFC').replace(/\s+/g, '');
    return compact(there.join('')).includes(compact(text)) ? [] : wordsIn(text, box);
  });
}

const isInside = (word: Word, box: Box) =>
  centerX(word) > box.x0 - 2 && centerX(word) < box.x1 + 2 && sharedHeight(word, box) > 0.4 * height(word);

function wordsIn(text: string, { x0: left, y0: top, y1: bottom }: Box): Word[] {
  const size = Math.min(LETTER, (bottom - top) * OF_THE_FIELD);
  const middle = (top + bottom) / 2;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0].normalize('NFC'),
    x0: left + 2 + match.index * size * WIDTH,
    x1: left + 2 + (match.index + match[0].length) * size * WIDTH,
    y0: middle - size / 2,
    y1: middle + size / 2,
    confidence: 1,
  }));
}
