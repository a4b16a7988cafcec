import { createRequire } from 'node:module';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { filledInWords } from './form-fields.ts';
import { MAX_PAGES, MOST_PIXELS, ReadingFailure } from '../failures.ts';
import type { Box, Word } from '../model.ts';

export type { PDFPageProxy };

// pdf-parse drops the positions of words, which the layout needs, so pdf.js is used directly. Pictures for people come
// from pdf-parse: `preview.ts`.

const POINTS_PER_INCH = 72;
/** A page of a pass has a few hundred words; a page of millions is malicious. */
const MOST_ITEMS = 6000;
/** The largest side of a drawn page, in pixels. */
const MOST_SIDE = 3600;

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** How pdf.js opens a PDF here: it runs nothing in the file, and fetches nothing. */
export function documentOptions(data: Uint8Array) {
  return {
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
    cMapUrl: `${library}/cmaps/`,
    standardFontDataUrl: `${library}/standard_fonts/`,
    wasmUrl: `${library}/wasm/`,
  };
}

/**
 * Opens a PDF; nothing in it is run, and nothing is fetched.
 * @throws ReadingFailure when it is encrypted, cut off or too long.
 */
export async function openPdf(data: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument(documentOptions(data));
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) throw new ReadingFailure('TOO_MANY_PAGES');
    return document;
  } catch (error) {
    await task.destroy();
    throw openingFailure(error);
  }
}

/** Whether a PDF is a cover for other files, which viewers list beside it. */
export async function isPortfolio(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  return 'IsCollectionPresent' in info && info.IsCollectionPresent === true;
}

/** The reason why a PDF cannot be opened. */
export function openingFailure(error: unknown): ReadingFailure {
  if (error instanceof ReadingFailure) return error;
  const name = error instanceof Error ? error.name : '';
  return new ReadingFailure(name === 'PasswordException' ? 'ENCRYPTED' : 'CUT_OFF', { cause: error });
}

/**
 * The words of a page's text layer, of its form's fields and notes, upright: rotated pages and rotated text are turned
 * back.
 * @throws ReadingFailure TOO_BIG if a page has more than any pass could have.
 */
export async function wordsOf(page: PDFPageProxy): Promise<Word[]> {
  const { placed, turn, viewport } = await placedRuns(page);
  const printed = placed.flatMap(({ run, at }) => splitRun(run, at, turn, viewport));
  const upright = (rect: number[]) => {
    const [ax = 0, ay = 0, bx = 0, by = 0]: number[] = viewport.convertToViewportRectangle(rect);
    return spanned(turned(ax, ay, turn, viewport), turned(bx, by, turn, viewport));
  };
  return [...printed, ...(await filledInWords(page, printed, upright))];
}

/** Words along an edge of an upright page, as if the page were turned to read them. */
export interface SideWords {
  words: Word[];
  /** The position on the upright page. */
  onPage: (box: Box) => Box;
}

/**
 * The words of a page's text layer that are rotated by a quarter or half turn from the others.
 * @throws ReadingFailure TOO_BIG if a page has more than any pass could have.
 */
export async function sideWordsOf(page: PDFPageProxy): Promise<SideWords[]> {
  const { placed, turn, viewport } = await placedRuns(page);
  return [0, 1, 2, 3].flatMap((side) => {
    const words = side === turn ? [] : placed.flatMap(({ run, at }) => splitRun(run, at, side, viewport));
    const point = (x: number, y: number) => turned(...unturned(x, y, side, viewport), turn, viewport);
    const onPage = ({ x0, y0, x1, y1 }: Box) => spanned(point(x0, y0), point(x1, y1));
    return words.length > 0 ? [{ words, onPage }] : [];
  });
}

const spanned = ([ax, ay]: [number, number], [bx, by]: [number, number]): Box => ({
  x0: Math.min(ax, bx),
  y0: Math.min(ay, by),
  x1: Math.max(ax, bx),
  y1: Math.max(ay, by),
});

async function placedRuns(page: PDFPageProxy) {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{ items: object[] }>;
  const items: TextItem[] = [];
  for (let count = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.items.length;
    if (count > MOST_ITEMS) {
      await reader.cancel(new Error('too many words'));
      throw new ReadingFailure('TOO_COSTLY');
    }
    items.push(...value.items.filter(isText));
  }
  const monospaced = monospacedFonts(items);
  const runs = items.map((item): Run => ({ ...item, isMonospaced: monospaced.has(item.fontName) }));
  const viewport = page.getViewport({ scale: 1 });
  const placed = runs.map((run) => ({
    run,
    at: Util.transform(viewport.transform, run.transform) as number[],
  }));
  const turn = commonTurn(
    placed.map(({ run, at }) => ({ letters: run.str.length, angle: Math.atan2(at[1] ?? 0, at[0] ?? 1) })),
  );
  return { placed, turn, viewport };
}

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

interface Run extends TextItem {
  /** Whether all its letters are equally wide, as of a typewriter. */
  isMonospaced: boolean;
}

const isText = (item: object): item is TextItem =>
  'str' in item && typeof item.str === 'string' && item.str.trim() !== '';

/** The shortest text that shows how wide the letters of its font are, and how many of them. */
const TELLING_LENGTH = 3;
const FEWEST_TELLING = 3;
/** How far the widths of equally wide letters differ, as a share: programs round them. */
const SAME_WIDTH = 0.01;

/** The fonts whose texts all have the same width for each letter: what a font says of itself is often wrong. */
function monospacedFonts(items: readonly TextItem[]): Set<string> {
  const widthsOf = new Map<string, number[]>();
  for (const { str, width, height, fontName } of items) {
    if (str.length < TELLING_LENGTH || height <= 0) continue;
    const widths = widthsOf.get(fontName) ?? [];
    widths.push(width / str.length / height);
    widthsOf.set(fontName, widths);
  }
  const isSame = (some: readonly number[]) =>
    some.length >= FEWEST_TELLING && Math.max(...some) <= (1 + SAME_WIDTH) * Math.min(...some);
  return new Set([...widthsOf].filter(([, some]) => isSame(some)).map(([name]) => name));
}

/** The number of quarter turns of most letters. */
function commonTurn(runs: readonly { letters: number; angle: number }[]): number {
  const votes = [0, 0, 0, 0];
  for (const { letters, angle } of runs) {
    const quarter = (Math.round(angle / (Math.PI / 2)) + 4) % 4;
    votes[quarter] = (votes[quarter] ?? 0) + letters;
  }
  return votes.indexOf(Math.max(...votes));
}

/** About how wide letters are in most typefaces, in letter sizes. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[iIlj|!.,:;'’·\s]/u, 0.27],
  [/[ftr()[\]/\\"-]/u, 0.34],
  [/[mMwW@%€]/u, 0.85],
  [/\p{Lu}/u, 0.67],
];
const OTHER_WIDTH = 0.54;
const widths = new Map<string, number>();

function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
  if (widths.size < 1000) widths.set(letter, width);
  return width;
}

const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The words of a run, each with its estimated share of the run's length. */
function splitRun(
  run: Run,
  at: readonly number[],
  turn: number,
  page: { width: number; height: number },
): Word[] {
  const [a = 1, b = 0, , , x = 0, y = 0] = at;
  const size = Math.hypot(at[2] ?? 0, at[3] ?? 0) || run.height;
  const own = Math.atan2(b, a) - (turn * Math.PI) / 2;
  // Stamps and watermarks are slanted among upright words.
  if (Math.abs(Math.sin(own)) > 0.2 || Math.cos(own) < 0) return [];
  const [left, base] = turned(x, y, turn, page);
  const length = run.isMonospaced ? (text: string) => text.length : lengthOf;
  const whole = Math.max(0.1, length(run.str));
  const edgeAt = (index: number) => left + (run.width * length(run.str.slice(0, index))) / whole;
  return [...run.str.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x0: edgeAt(match.index),
    x1: edgeAt(match.index + match[0].length),
    y0: base - size * 0.8,
    y1: base + size * 0.2,
    confidence: 1,
  }));
}

function turned(
  x: number,
  y: number,
  turn: number,
  page: { width: number; height: number },
): [number, number] {
  if (turn === 1) return [y, page.width - x];
  if (turn === 2) return [page.width - x, page.height - y];
  if (turn === 3) return [page.height - y, x];
  return [x, y];
}

/** The position of a point before `turned`, which completes the full turn. */
function unturned(
  x: number,
  y: number,
  turn: number,
  { width, height }: { width: number; height: number },
): [number, number] {
  return turned(x, y, (4 - turn) % 4, turn % 2 === 1 ? { width: height, height: width } : { width, height });
}

/** A page as a picture. */
export interface Picture {
  /** RGBA, row by row. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
}

/** Draws a page at a resolution, or a lower one if the page is huge. */
export async function drawPage(page: PDFPageProxy, dotsPerInch: number): Promise<Picture> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / POINTS_PER_INCH, MOST_SIDE / Math.max(whole.width, whole.height));
  const viewport = page.getViewport({ scale });
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas: Canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, viewport, annotationMode: 1 }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  // Each is as large as the page, and would stay in memory until garbage collection.
  page.cleanup();
  canvas.width = 0;
  canvas.height = 0;
  return { data, width, height, scale };
}
