import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../lines/geometry.ts';

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

/** The words in the fields of a form, which are not part of a page's own text. */
export async function filledInWords(page: PDFPageProxy): Promise<Word[]> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  const viewport = page.getViewport({ scale: 1 });
  return annotations
    .slice(0, MOST_FIELDS)
    .filter(isFilled)
    .flatMap(({ fieldValue, rect }) => {
      const corners: number[] = viewport.convertToViewportRectangle(rect);
      const [xs, ys] = [0, 1].map((axis) => [corners[axis] ?? 0, corners[axis + 2] ?? 0]);
      return wordsIn([fieldValue].flat().join(' '), Math.min(...(xs ?? [])), ys ?? []);
    });
}

function wordsIn(text: string, left: number, ys: readonly number[]): Word[] {
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
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
