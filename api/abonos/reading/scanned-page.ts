import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withSeenAccents } from './accent-marks.ts';
import { withoutBands } from './bands.ts';
import { median, type Word } from './geometry.ts';
import { evened, greyOf, type GreyPicture, softened, turned } from './grey-picture.ts';
import { recognised } from './ocr.ts';
import { drawPage } from './pdf.ts';
import type { PrintedCode } from './printed-codes.ts';
import { codesOf } from './qr.ts';
import { slantOf } from './slant.ts';
import { wipeDots } from './specks.ts';

const DOTS_PER_INCH = 200;
/** Words above this confidence are sure; of a page the right way up, so large a share of its letters stands in such. */
const SURE = 0.7;
const ENOUGH_SURE = 0.3;

/** A page read from its picture. */
export interface ScannedPage {
  words: Word[];
  codes: PrintedCode[];
  /** Upright and clean, to look at parts of it again. */
  picture: GreyPicture;
}

/** Reads a page from its picture: turned upright, laid straight, cleaned, its letters and its QR codes read. */
export async function readScannedPage(page: PDFPageProxy, onDrawn: () => void): Promise<ScannedPage> {
  const drawn = await drawPage(page, DOTS_PER_INCH);
  onDrawn();
  const grey = await greyOf(drawn);
  const codes = await codesOf(drawn);
  const slant = await slantOf(grey);
  if (slant.blank) return { words: [], codes, picture: grey };
  const straight = evened(await withoutBands(await softened(await turned(grey, slant.degrees))));
  const [likely, ...others] = turnsToTry(slant.quarterTurns, codes);
  let best = await readTurned(straight, likely ?? 0);
  for (const turn of makesSense(best.words) ? [] : others) {
    const seen = await readTurned(straight, turn);
    if (sureLetters(seen.words) > sureLetters(best.words)) best = seen;
  }
  // Where codes stand matters only among several passes, and those are told by their letters then.
  return { ...best, codes };
}

/** Degrees that may set the page upright, the likeliest first; a QR code tells which. */
function turnsToTry(quarterTurns: number, codes: readonly PrintedCode[]): number[] {
  const turns = codes.map((code) => code.turned).filter((turn) => turn !== undefined);
  if (turns.length > 0) return [(((Math.round(-median(turns) / 90) % 4) + 4) % 4) * 90];
  return [quarterTurns * 90, ((quarterTurns + 2) % 4) * 90];
}

async function readTurned(straight: GreyPicture, turn: number): Promise<Omit<ScannedPage, 'codes'>> {
  const picture = await turned(straight, turn);
  wipeDots(picture);
  return { words: withSeenAccents(await recognised(picture), picture), picture };
}

const lettersOf = (words: readonly Word[]) =>
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);

const sureLetters = (words: readonly Word[]) =>
  lettersOf(words.filter(({ text, confidence }) => confidence > SURE && /\p{L}{3}/u.test(text)));

/** Whether letters were read the right way up: upside down, hardly a word is sure. */
const makesSense = (words: readonly Word[]) => sureLetters(words) >= ENOUGH_SURE * lettersOf(words);
