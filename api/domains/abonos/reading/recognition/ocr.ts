import { LETTER_OR_DIGIT } from '../text/letters.ts';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { height, median } from '../geometry.ts';
import type { Word } from '../model.ts';
import { asTiff, type GreyPicture } from '../picture/grey-picture.ts';
import { withFittedBoxes } from './word-boxes.ts';

const DATA = '4.0.0_best_int';
const POINTS_PER_INCH = 72;

const require = createRequire(import.meta.url);
const dataFolder = (language: string) =>
  path.join(path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), DATA);

/**
 * Two networks read letters. That of Spanish and Catalan reads everything. That of English reads codes and numbers once
 * more: it knows «K», «W» and digits among letters better, which are rare in Spanish, and makes other errors.
 */
export type Network = 'texts' | 'codes';

const workers = new Map<Network, Promise<Worker>>();

/** The OCR engine of a network, started when it is first needed and kept open. It fetches and writes nothing. */
function engine(network: Network): Promise<Worker> {
  const known = workers.get(network);
  if (known) return known;
  const starting = network === 'texts' ? startWithCatalan() : start(['eng']);
  workers.set(network, starting);
  starting.catch(() => workers.delete(network));
  return starting;
}

const start = (languages: string[]) =>
  createWorker(languages, OEM.LSTM_ONLY, { langPath: dataFolder(languages.join()), cacheMethod: 'none' });

async function startWithCatalan(): Promise<Worker> {
  // The languages are in two packages, and the engine reads only one folder: the second is passed as data.
  const languages = ['spa'];
  const reader = await start(languages);
  const catalan = await promisify(gunzip)(
    await fs.readFile(path.join(dataFolder('cat'), 'cat.traineddata.gz')),
  );
  await reader.FS('writeFile', ['cat.traineddata', catalan]);
  languages.push('cat');
  // Spanish alone is 15 % faster, but lacks «à», «è», «ò» and «ç»; Catalan alone, a smaller network, takes half the
  // time, but lacks «k», «w», «ñ», «+» and «&». Without their dictionaries the result and the time are the same, but
  // for a word in a thousand.
  await reader.reinitialize('spa+cat', OEM.LSTM_ONLY);
  return reader;
}

/** The words of a picture, in points from its top left corner. */
export async function recognised(picture: GreyPicture, network: Network = 'texts'): Promise<Word[]> {
  const reader = await engine(network);
  await reader.setParameters({
    // Labels far from their values are on one line.
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    // Sauvola's method: a threshold for each neighbourhood, so that grey small print on grey paper is not lost.
    thresholding_method: '2',
    user_defined_dpi: String(Math.round(picture.scale * POINTS_PER_INCH)),
  });
  const { data } = await reader.recognize(await asTiff(picture), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  const words = lines.flatMap((line) =>
    line.words.map(({ text, confidence, bbox }) => ({
      text: text.normalize('NFC'),
      confidence: confidence / 100,
      x0: bbox.x0 / picture.scale,
      x1: bbox.x1 / picture.scale,
      y0: bbox.y0 / picture.scale,
      y1: bbox.y1 / picture.scale,
    })),
  );
  return withoutNoise(withFittedBoxes(words, picture));
}

/** Words this much taller than most, and not only of letters and digits, are pictures and codes. */
const HUGE = 2.5;
/** Letters this much lower than most are dust. */
const TINY = 0.3;
/** A word of one or two letters with a lower confidence is dust too. */
const NEVER_SURE = 0.12;

/** Removes what OCR reads in pictures, rules and dust. */
function withoutNoise(words: readonly Word[]): Word[] {
  const most = median(words.map(height));
  return words.filter((word) => {
    const { text, confidence } = word;
    if (!LETTER_OR_DIGIT.test(text)) return true;
    const huge = height(word) > HUGE * most && /[^\p{L}\d.,/-]/u.test(text);
    return !huge && height(word) >= TINY * most && !(confidence < NEVER_SURE && text.length < 3);
  });
}
