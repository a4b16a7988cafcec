import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { height, median, type Word } from '../lines/geometry.ts';
import { asTiff, type GreyPicture } from '../picture/grey-picture.ts';
import { withFittedBoxes } from './word-boxes.ts';

const DATA = '4.0.0_best_int';
const POINTS_PER_INCH = 72;

const require = createRequire(import.meta.url);
const dataFolder = (language: string) =>
  path.join(path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), DATA);

let worker: Promise<Worker> | undefined;

/** The one reader of pictures, started when it is first needed and then kept warm. Nothing is fetched or written. */
export function warmReader(): Promise<Worker> {
  worker ??= start();
  worker.catch(() => (worker = undefined));
  return worker;
}

async function start(): Promise<Worker> {
  // The languages come in two packages, and a reader looks in one folder only: the second is handed over by hand.
  const languages = ['spa'];
  const reader = await createWorker(languages, OEM.LSTM_ONLY, {
    langPath: dataFolder('spa'),
    cacheMethod: 'none',
  });
  const catalan = await promisify(gunzip)(
    await fs.readFile(path.join(dataFolder('cat'), 'cat.traineddata.gz')),
  );
  await reader.FS('writeFile', ['cat.traineddata', catalan]);
  languages.push('cat');
  // Spanish alone is 15 % quicker, but knows no «à», «è», «ò» or «ç»; Catalan alone, a smaller net, takes half the time, but
  // knows no «k», «w», «ñ», «+» or «&». Without their dictionaries both read the same but for a word in a thousand, as slowly.
  await reader.reinitialize('spa+cat', OEM.LSTM_ONLY);
  return reader;
}

/** How words lie: in lines right across the picture, or scattered over it. */
export type Spread = 'lines' | 'scattered';

/** The words of a picture, in points from its top left corner. */
export async function recognised(picture: GreyPicture, spread: Spread = 'lines'): Promise<Word[]> {
  const reader = await warmReader();
  await reader.setParameters({
    tessedit_pageseg_mode: spread === 'lines' ? PSM.SINGLE_BLOCK : PSM.SPARSE_TEXT,
    // Sauvola's way: each neighbourhood has its own idea of dark, so grey small print on grey paper is not lost.
    thresholding_method: '2',
    user_defined_dpi: String(Math.round(picture.scale * POINTS_PER_INCH)),
  });
  const { data } = await reader.recognize(asTiff(picture), {}, { text: false, blocks: true });
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

/** Words this much taller than most that are not made of letters and digits alone, are pictures and codes. */
const HUGE = 2.5;
/** Letters this much lower than most are dust. */
const TINY = 0.3;
/** A word of one or two letters that is less sure is dust too. */
const NEVER_SURE = 0.12;

/** Without what a reader of letters sees in pictures, rules and dust. */
function withoutNoise(words: readonly Word[]): Word[] {
  const most = median(words.map(height));
  return words.filter((word) => {
    const { text, confidence } = word;
    if (!/[\p{L}\d]/u.test(text)) return true;
    const huge = height(word) > HUGE * most && /[^\p{L}\d.,/-]/u.test(text);
    return !huge && height(word) >= TINY * most && !(confidence < NEVER_SURE && text.length < 3);
  });
}
