import { withoutSigns } from './text/letters.ts';
import { hasWrongLetters } from './text/wrong-letters.ts';
import type { GreyPicture } from './picture/grey-picture.ts';
import { follow, followLater, switchedOff } from './trace.ts';
import { draftsOf, isPass, isWhole, uniqueDrafts } from './values/assemble.ts';
import { completed, finished } from './values/draft.ts';
import type { Draft, Word } from './model.ts';
import { settleDoubts, withWords } from './second-look/doubts.ts';
import { unanswered, wordsInCells, wordsNear } from './second-look/missing-values.ts';
import { ReadingFailure } from './failures.ts';
import { cleanWords } from './lines/clean-words.ts';
import { acrossPages, type PageRead, type ReadPage } from './across-pages.ts';
import { speaksOfPasses } from './values/kind-of-paper.ts';
import { opened } from './pdf/opened.ts';
import { paintedOn } from './pdf/painted.ts';
import { drawPage, isPortfolio, openPdf, type PDFPageProxy, sideWordsOf, wordsOf } from './pdf/pdf.ts';
import { codesOf } from './picture/qr.ts';
import { checkPriceLetters } from './second-look/price-letters.ts';
import { checkPrices } from './values/prices.ts';
import { useCodes } from './values/printed-codes.ts';
import { type AbonosReading, FIELD_NAMES } from './read-abono.ts';
import type { ReadingProgress, ReadingStep } from './reader-messages.ts';
import { compareWithOwnDigits } from './recognition/own-digits.ts';
import { readScannedPage, type ScannedPage } from './recognition/scanned-page.ts';
import { weighCertainty } from './certainty/certainty.ts';
import { judgeLeftovers } from './certainty/not-printed.ts';
import { doubtLeftovers, doubtOtherRows } from './certainty/places.ts';

/** The resolution for finding a QR code on a page with a text layer. */
const CODE_RESOLUTION = 120;
/** With fewer letters, a page is a scan with a stamp or a page number, and has no useful text layer. */
const FEWEST_LETTERS = 40;
/** In a useful text layer, the share of single letters among the words is smaller. */
const MOST_ALONE = 0.3;

/** Options of a reading, and callbacks for its progress. */
export interface ReadingOptions {
  /** Refuses pages without a useful text layer (`SCANNED`) instead of recognising them. */
  textOnly?: boolean;
  onProgress?: (progress: ReadingProgress) => void;
  onStep?: (step: ReadingStep) => void;
  /** Called with each page that was read, before its passes are judged; it may change their drafts. */
  onPageRead?: (page: PageRead) => void;
  /** Called with the passes of the file, each field with the rules that set and changed it. */
  onDrafts?: (drafts: readonly Draft[]) => void;
}

// Folders: `pdf/` opens a file; `picture/` cleans scans; `recognition/` runs OCR, and repeats it for uncertain parts;
// `lines/` orders words; `labels/` finds field labels; `values/` finds field values; `text/` compares words; `certainty/`
// weighs how likely values are right.

/**
 * Reads the season passes of a PDF in this process. `reader.ts` runs it in a separate process with limits.
 * @throws ReadingFailure
 */
export async function readFile(file: string, options: ReadingOptions = {}): Promise<AbonosReading> {
  const { data, hugePictures } = await opened(file, options);
  const document = await openPdf(data);
  try {
    const { pages, together } = await readPages(document, options);
    const drafts = uniqueDrafts(together?.drafts ?? pages.flatMap((page) => page.drafts)).filter(isPass);
    // The front of a card has its season, the back the other half of its fields.
    const speaks =
      pages.some((page) => page.speaks) ||
      (together !== null && speaksOfPasses(together.words, together.source === 'ocr', whatIsIn(drafts)));
    if (drafts.length === 0 || !speaks)
      throw new ReadingFailure(
        hugePictures > 0 ? 'TOO_BIG' : (await isPortfolio(document)) ? 'PORTFOLIO' : 'NO_PASS_FOUND',
      );
    const method = together?.source === 'text' ? 'text' : methodOf(pages);
    if (method === 'text')
      judgeLeftovers(
        pages.map(({ words = [] }) => words),
        drafts,
      );
    options.onDrafts?.(drafts);
    return { passes: drafts.map(finished), pages: document.numPages, method };
  } finally {
    await document.destroy();
  }
}

function methodOf(pages: readonly ReadPage[]): AbonosReading['method'] {
  const methods = new Set(pages.filter(({ drafts }) => drafts.length > 0).map(({ method }) => method));
  if (methods.size > 1) return 'mixed';
  return methods.has('ocr') ? 'ocr' : 'text';
}

async function pageOf(document: Awaited<ReturnType<typeof openPdf>>, number: number): Promise<PDFPageProxy> {
  try {
    return await document.getPage(number);
  } catch (error) {
    throw new ReadingFailure('CUT_OFF', { cause: error });
  }
}

/** All pages: their text layers, and pictures of those whose layers have no pass, neither alone nor together. */
async function readPages(
  document: Awaited<ReturnType<typeof openPdf>>,
  options: ReadingOptions,
): Promise<{ pages: ReadPage[]; together: PageRead | null }> {
  const report = (page: number, by: ReadingProgress['by']) =>
    options.onProgress?.({ page, pages: document.numPages, by });
  const layers: LayerRead[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    report(number, 'text');
    const page = await pageOf(document, number);
    layers.push(await readLayer(page, number, options));
    page.cleanup();
  }
  // The front of a card has a part of the pass, the back the rest. Recognition reads a text layer no better.
  if (layers.every(({ is }) => is !== 'picture') && layers.some(({ is }) => is === 'part')) {
    const pages = layers.flatMap((layer) => (layer.is === 'picture' ? [] : layer.page));
    const together = acrossPages(pages, options.onPageRead);
    // Pictures may say more than a few fields.
    if (together?.drafts.filter(isPass).every(saysWhoAndWhen)) return { pages, together };
  }
  const pages: ReadPage[] = [];
  for (const [index, layer] of layers.entries()) {
    if (layer.is !== 'read') report(index + 1, 'ocr');
    pages.push(layer.is === 'read' ? layer.page : await recognised(document, index + 1, options));
  }
  return { pages, together: acrossPages(pages, options.onPageRead) };
}

const saysWhoAndWhen = ({ fields }: Draft) =>
  fields.nombreAsistente !== undefined && fields.temporada !== undefined;

/** A page whose text layer has a pass or is all there is; one with a part of a pass and a picture; or one to recognise. */
type LayerRead = { is: 'read' | 'part'; page: ReadPage } | { is: 'picture' };

async function readLayer(
  page: PDFPageProxy,
  number: number,
  { textOnly, onStep = () => {}, onPageRead = () => {} }: ReadingOptions,
): Promise<LayerRead> {
  onStep('text');
  const words = cleanWords(await wordsOf(page));
  // Its painted content is unpacked for that, and the backgrounds of designed passes are large.
  if (isUseful(words)) onStep('drawing');
  const painted = isUseful(words) ? await paintedOn(page) : undefined;
  if (painted && !painted.unseenText) {
    const drafts = await draftsInText(page, number, words);
    const complete = drafts.every(({ fields }) => fields.referenciaTicket && fields.codigoLocalizador);
    // Drawing a page costs more than reading it: only if a code could add information.
    if (!complete) {
      onStep('drawing');
      const codes = await codesOf(await drawPage(page, CODE_RESOLUTION));
      follow('qr-code', drafts, () => useCodes(drafts, codes, words));
    }
    follow('prices', drafts, () => drafts.forEach((draft) => checkPrices(draft, words)));
    doubtLeftovers({ drafts, words });
    doubtOtherRows({ drafts, words });
    follow('learnt-layout', drafts, () => onPageRead({ page: number, words, source: 'text', drafts }));
    const speaks = await speaksAnywhere(page, words, drafts);
    const is = drafts.some(isPass) || !painted.pictures ? 'read' : 'part';
    return { is, page: { drafts, words, method: 'text', speaks } };
  }
  if (textOnly) throw new ReadingFailure('SCANNED');
  return { is: 'picture' };
}

/** @throws ReadingFailure `SCANNED` if pages may not be recognised */
async function recognised(
  document: Awaited<ReturnType<typeof openPdf>>,
  number: number,
  { textOnly, onStep = () => {}, onPageRead = () => {} }: ReadingOptions,
): Promise<ReadPage> {
  if (textOnly) throw new ReadingFailure('SCANNED');
  const page = await pageOf(document, number);
  const { picture, ...read } = await readPicture(page, number, onStep);
  page.cleanup();
  weighCertainty(read);
  const { words, drafts } = read;
  follow('learnt-layout', drafts, () => onPageRead({ page: number, words, source: 'ocr', drafts, picture }));
  return read;
}

/** The words of a text layer; those along the edges are only read if something is missing. */
async function draftsInText(page: PDFPageProxy, number: number, words: readonly Word[]): Promise<Draft[]> {
  const { drafts } = draftsOf({ page: number, words, source: 'text' });
  const isComplete = drafts.every(({ fields }) => FIELD_NAMES.every((name) => fields[name]));
  const sides = isComplete ? [] : await sideWordsOf(page);
  return sides.length > 0 ? draftsOf({ page: number, words, source: 'text', sides }).drafts : drafts;
}

/** Whether a text layer is about passes; its edges, which cost more time, are only read if the rest is not. */
async function speaksAnywhere(
  page: PDFPageProxy,
  words: readonly Word[],
  drafts: readonly Draft[],
): Promise<boolean> {
  const kinds = whatIsIn(drafts);
  if (speaksOfPasses(words, false, kinds)) return true;
  const sides = (await sideWordsOf(page)).flatMap((side) => side.words);
  return speaksOfPasses(words, false, { ...kinds, sides });
}

/** Whether what was read of a page is complete, with a season that has a label. */
const isForSeason = (draft: Draft) => isPass(draft) && draft.fields.temporada?.labelBox !== undefined;

/** What passes say of their page: whether they have a season, and whether one has nearly all fields. */
const whatIsIn = (drafts: readonly Draft[]) => ({
  hasSeason: drafts.some(isForSeason),
  isWhole: drafts.some(isWhole),
});

/** Whether the text layer is useful: it has enough letters, and not the garbage or wrong letters of a broken font. */
function isUseful(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = withoutSigns(text).length;
  const broken = text.replace(/[^\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu, '').length;
  const vowels = text.replace(/[^aeiouáéíóúàèò]/giu, '').length;
  // In widely spaced text, gaps between words and between letters are the same.
  const spread = words.filter((word) => /^\p{L}$/u.test(word.text)).length;
  return (
    letters >= FEWEST_LETTERS &&
    broken < letters * 0.05 &&
    vowels > letters * 0.12 &&
    spread < words.length * MOST_ALONE &&
    !hasWrongLetters(words.map((word) => word.text))
  );
}

async function readPicture(
  page: PDFPageProxy,
  number: number,
  onStep: (step: ReadingStep) => void,
): Promise<ReadPage & { words: Word[]; picture: GreyPicture }> {
  onStep('drawing');
  const scan = await readScannedPage(page, () => onStep('picture'));
  const { words, drafts } = await withMissing(scan, number);
  // QR codes first: values that they confirm need no second OCR.
  follow('qr-code', drafts, () => useCodes(drafts, scan.codes, words));
  await followLater('second-look', drafts, () => settleDoubts(drafts, scan.picture));
  follow('qr-code', drafts, () => useCodes(drafts, scan.codes, words));
  follow('prices', drafts, () => drafts.forEach((draft) => checkPrices(draft, words)));
  await followLater('price-letters', drafts, async () => {
    for (const draft of drafts) await checkPriceLetters(draft, scan.picture);
  });
  await followLater('own-digits', drafts, () => compareWithOwnDigits(drafts, scan.picture));
  return {
    drafts,
    words,
    method: 'ocr',
    speaks: speaksOfPasses(words, true, whatIsIn(drafts)),
    picture: scan.picture,
  };
}

interface Look {
  words: Word[];
  drafts: Draft[];
}

/** The passes of a page, from its words and from what is at the places of missing values. */
async function withMissing({ words: seen, picture }: ScannedPage, number: number): Promise<Look> {
  const { layout, habit, drafts, emptyCells } = draftsOf({ page: number, words: seen, source: 'ocr' });
  const missing = unanswered(layout, drafts);
  const first = { words: seen, drafts };
  const isComplete = missing.length + emptyCells.length === 0;
  if (switchedOff.has('missing-value') || isComplete || drafts.length === 0) return first;
  const words = withWords(seen, [
    ...(await wordsNear(missing, layout, drafts, picture, habit)),
    ...(await wordsInCells(emptyCells, picture)),
  ]);
  const more = { words, drafts: draftsOf({ page: number, words, source: 'ocr' }).drafts };
  if (more.drafts.length === drafts.length)
    return {
      words,
      drafts: drafts.map((draft, index) => completed(draft, more.drafts[index], 'missing-value')),
    };
  // A second reading completes passes; it adds passes only if each is complete.
  return more.drafts.length < drafts.length || more.drafts.every(isPass) ? more : first;
}
