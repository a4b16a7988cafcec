import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withSeenAccents } from './accent-marks.ts';
import { withoutBands } from '../picture/bands.ts';
import { onlyLetters } from '../text/letters.ts';
import { median } from '../geometry.ts';
import type { Box, Word, PrintedCode } from '../model.ts';
import {
  evened,
  greyOf,
  type GreyPicture,
  isDarkPage,
  softened,
  turned,
  withLightPaper,
} from '../picture/grey-picture.ts';
import { asTwoOnes } from './lone-numbers.ts';
import { withMissedLines } from './missed-lines.ts';
import { recognised } from './ocr.ts';
import { withRaisedCents } from './raised-cents.ts';
import { paintedOn } from '../pdf/painted.ts';
import { drawPage, type Picture } from '../pdf/pdf.ts';
import { withRulesBetween } from './rules-between.ts';
import { paperOf } from '../picture/photographed.ts';
import { codesOf } from '../picture/qr.ts';
import { wipeDensePrint } from '../picture/dense-print.ts';
import { darkenPale } from '../picture/pale-print.ts';
import { slantOf } from '../picture/slant.ts';
import { wipeGrain } from '../picture/grain.ts';
import { wipeRules } from '../picture/rules.ts';
import { wipeDots } from '../picture/specks.ts';

const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/**
 * The longer side of possible paper, in points. Programs that use one point a pixel create larger and smaller pages.
 */
const LARGEST_PAPER = 1300;
const SMALL_PAPER = 500;
/** The longer side, in pixels, of a page that is no paper, and of a small one with a larger picture. */
const LARGEST_DRAWN = 2600;
const SMALL_DRAWN = 2340;
/** Words above this confidence are certain; on an upright page at least this share of letters is in certain words. */
const SURE = 0.7;
const ENOUGH_SURE = 0.3;

/** A page read from its picture. */
export interface ScannedPage {
  words: Word[];
  codes: PrintedCode[];
  /** Upright and cleaned, for reading parts of it again. */
  picture: GreyPicture;
}

/** Reads a page from its picture: rotates, straightens and cleans it, then reads its letters and QR codes. */
export async function readScannedPage(page: PDFPageProxy, onDrawn: () => void): Promise<ScannedPage> {
  const drawn = await drawnAsPaper(page);
  onDrawn();
  const photo = await greyOf(drawn);
  const paper = await paperOf(photo);
  const lit = paper?.picture ?? photo;
  // A QR code is dark on a light field also on a dark page, and could not be told from that when it is light.
  if (isDarkPage(lit)) wipeDensePrint(lit);
  const grey = withLightPaper(lit);
  const found = await codesOf(drawn);
  const codes = paper ? found.map(paper.onPage) : found;
  const slant = await slantOf(grey);
  if (slant.blank) return { words: [], codes, picture: grey };
  const straightened = await softened(await turned(grey, slant.degrees));
  // Before the dark parts of a QR code are taken for bands behind white text.
  wipeDensePrint(straightened, evened(straightened));
  const straight = evened(await withoutBands(straightened));
  const [likely, ...others] = turnsToTry(slant.quarters, codes);
  let best = await readTurned(straight, likely ?? 0);
  for (const turn of makesSense(best.words) ? [] : others) {
    const seen = await readTurned(straight, turn);
    if (sureLetters(seen.words) > sureLetters(best.words)) best = seen;
  }
  const words = withRulesBetween(await withMissedLines(best.words, best.picture), best.rules);
  // The positions of codes only matter for several passes, which are then separated by their text.
  return { words, codes, picture: best.picture };
}

/** A page at the size for OCR; its points are those of paper with letters of normal size. */
async function drawnAsPaper(page: PDFPageProxy): Promise<Picture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const inches = Math.max(width, height) / POINTS_PER_INCH;
  const own = Math.max(width, height) > LARGEST_PAPER ? LARGEST_DRAWN / inches : await ownResolution();
  if (own === undefined) return drawPage(page, DOTS_PER_INCH);
  return { ...(await drawPage(page, own)), scale: DOTS_PER_INCH / POINTS_PER_INCH };

  /** The resolution of a small page's picture, if that is higher than it should need. */
  async function ownResolution(): Promise<number | undefined> {
    if (Math.max(width, height) > SMALL_PAPER) return undefined;
    const { pixels } = await paintedOn(page);
    const resolution = Math.min(pixels, SMALL_DRAWN) / inches;
    return resolution > DOTS_PER_INCH ? resolution : undefined;
  }
}

/** Possible rotations of the page in degrees, the most likely first; a QR code decides. */
function turnsToTry(quarters: number, codes: readonly PrintedCode[]): number[] {
  const turns = codes.map((code) => code.turned).filter((one) => one !== undefined);
  if (turns.length > 0) return [(((Math.round(-median(turns) / 90) % 4) + 4) % 4) * 90];
  return [quarters * 90, (quarters * 90 + 180) % 360];
}

interface TurnedPage extends Omit<ScannedPage, 'codes'> {
  rules: Box[];
}

async function readTurned(straight: GreyPicture, turn: number): Promise<TurnedPage> {
  const upright = await turned(straight, turn);
  const rules = wipeRules(upright);
  wipeGrain(upright);
  wipeDots(upright);
  darkenPale(upright);
  const words = withoutFalseSigns(await recognised(upright)).map((word) =>
    withRaisedCents(asTwoOnes(word, upright), upright),
  );
  return { words: withSeenAccents(words, upright), picture: upright, rules };
}

/** A dash is lower than this share of the letters; a sign below this confidence is a speck. */
const FLAT = 0.6;
const A_SPECK = 0.7;

/**
 * Words without the signs that OCR sees where nothing is printed: specks, and dashes between columns, whose boxes are as
 * high as the line.
 */
export function withoutFalseSigns(words: readonly Word[]): Word[] {
  const letters = median(words.filter(({ text }) => /[\p{L}\d]/u.test(text)).map(({ y0, y1 }) => y1 - y0));
  return words.filter(({ text, confidence, y0, y1 }) => {
    if (/^[-–—_~=]+$/.test(text) && y1 - y0 >= FLAT * letters) return false;
    return confidence >= A_SPECK || !/^[-–—_~=.,:;'’“”"|!·]+$/.test(text);
  });
}

const lettersOf = (words: readonly Word[]) =>
  words.reduce((sum, { text }) => sum + onlyLetters(text).length, 0);

const sureLetters = (words: readonly Word[]) =>
  lettersOf(words.filter(({ text, confidence }) => confidence > SURE && /\p{L}{3}/u.test(text)));

/** Whether letters were read upright: upside down, hardly any word is certain. */
const makesSense = (words: readonly Word[]) => sureLetters(words) >= ENOUGH_SURE * lettersOf(words);
