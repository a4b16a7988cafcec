import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { median, type Word } from './geometry.ts';
import { cleaned, greyOf, type GreyPicture, turned } from './grey-picture.ts';
import { labelWord, meaningsOf } from './lexicon.ts';
import { recognised } from './ocr.ts';
import { drawPage } from './pdf.ts';
import type { PrintedCode } from './printed-codes.ts';
import { codesOf } from './qr.ts';
import { slantOf } from './slant.ts';
import { wipeDots } from './specks.ts';

const DOTS_PER_INCH = 200;

/** A page read from its picture. */
export interface ScannedPage {
  words: Word[];
  codes: PrintedCode[];
  /** Upright and clean, to look at parts of it again. */
  picture: GreyPicture;
}

/** Reads a page from its picture: turned upright, laid straight, cleaned, its letters and its QR codes read. */
export async function readScannedPage(page: PDFPageProxy): Promise<ScannedPage> {
  const drawn = await drawPage(page, DOTS_PER_INCH);
  const grey = await greyOf(drawn);
  const codes = await codesOf(drawn);
  const slant = await slantOf(grey);
  if (slant.blank) return { words: [], codes, picture: grey };
  let best: Omit<ScannedPage, 'codes'> | undefined;
  for (const turn of turnsToTry(slant.sideways, codes)) {
    const seen = await readTurned(grey, turn, slant.degrees);
    best = best ? better(best, seen) : seen;
    if (makesSense(best.words)) break;
  }
  if (!best) return { words: [], codes, picture: grey };
  // Where codes stand matters only among several passes, and those are told by their letters then.
  return { ...best, codes };
}

/** Quarter turns that may set the page upright, the likeliest first; a QR code tells which. */
function turnsToTry(sideways: boolean, codes: readonly PrintedCode[]): number[] {
  const turns = codes.map((code) => code.turned).filter((turn) => turn !== undefined);
  if (turns.length > 0) return [(((Math.round(-median(turns) / 90) % 4) + 4) % 4) * 90];
  return sideways ? [90, 270, 0] : [0, 180];
}

async function readTurned(
  grey: GreyPicture,
  turn: number,
  degrees: number,
): Promise<Omit<ScannedPage, 'codes'>> {
  const picture = await cleaned(await turned(await turned(grey, turn), degrees));
  wipeDots(picture);
  return { words: await recognised(picture), picture };
}

/** Whether letters were read the right way up: sure words, some of them labels. */
function makesSense(words: readonly Word[]): boolean {
  return sense(words) >= 3 || words.length === 0;
}

/** How many words are labels that we know; upside down there are none. */
function sense(words: readonly Word[]): number {
  const labels = words.filter(({ text, confidence }) => {
    const word = labelWord(text);
    return confidence > 0.5 && word.length > 3 && meaningsOf([word], false).length > 0;
  });
  return labels.length;
}

const better = (a: Omit<ScannedPage, 'codes'>, b: Omit<ScannedPage, 'codes'>) =>
  sense(b.words) > sense(a.words) ? b : a;
