import { weighCertainty } from './certainty/certainty.ts';
import type { Draft, Word } from './model.ts';
import type { GreyPicture } from './picture/grey-picture.ts';
import { FIELD_NAMES } from './read-abono.ts';
import { follow, noted, switchedOff } from './trace.ts';
import { draftsOf, fieldCount, isPass, uniqueDrafts } from './values/assemble.ts';
import { oneBelowAnother } from './values/pages-together.ts';
import { checkPrices } from './values/prices.ts';

// Passes that go on in the next page.

/** The number of a page that is all pages of a file, one below another. */
export const ALL_PAGES = 0;

/** A page with its words and the drafts of its passes. */
export interface PageRead {
  /** From 1, or `ALL_PAGES`. */
  page: number;
  words: readonly Word[];
  source: 'text' | 'ocr';
  drafts: Draft[];
  /** The upright and cleaned picture that was read, if it was one. */
  picture?: GreyPicture;
}

/** What was read of a page. */
export interface ReadPage {
  drafts: Draft[];
  /** Those read without a second look. */
  words?: readonly Word[];
  method: 'text' | 'ocr';
  speaks: boolean;
}

/** Longer files are lists of passes, and each page would be read twice. */
const MOST_PAGES_TOGETHER = 14;

/** The passes of a file whose pages go on in the next; null if its pages alone say more. */
export function acrossPages(
  pages: readonly ReadPage[],
  onPageRead?: (page: PageRead) => void,
): PageRead | null {
  const hasAll = (page: ReadPage) =>
    page.drafts.length > 0 && page.drafts.every(({ fields }) => FIELD_NAMES.every((name) => fields[name]));
  const isOff = switchedOff.has('pages-together');
  if (isOff || pages.length < 2 || pages.length > MOST_PAGES_TOGETHER || pages.every(hasAll)) return null;
  const texts = pages.map(({ words }) => words ?? []);
  const alone = pages.flatMap(({ drafts }) => drafts);
  const source = pages.some(({ method, drafts }) => method === 'ocr' && drafts.length > 0) ? 'ocr' : 'text';
  const { words, pageAt } = oneBelowAnother(texts);
  const { drafts } = draftsOf({ page: 1, words, source });
  if (source === 'ocr') withSecondLooks(drafts, alone);
  follow('prices', drafts, () => drafts.forEach((draft) => checkPrices(draft, words)));
  if (source === 'ocr') weighCertainty({ drafts, words });
  follow('learnt-layout', drafts, () => onPageRead?.({ page: ALL_PAGES, words, source, drafts }));
  const [more, less] = [uniqueDrafts(drafts), uniqueDrafts(alone)];
  const perPass = (some: readonly Draft[]) => fieldCount(some) / Math.max(1, some.filter(isPass).length);
  // Read alone, a page with the end of a pass and the start of the next makes one of both.
  const isWhole = isTorn(pages) && perPass(more) >= perPass(less);
  const isBetter = isWhole || fieldCount(more) > fieldCount(less);
  if (!isBetter || !more.some(isPass)) return null;
  const found = noted('pages-together', drafts).map((draft) => ({ ...draft, page: pageAt(draft) }));
  return { page: ALL_PAGES, words, source, drafts: found };
}

/** Values of pages read together as they were after a second look at each page alone, in place. */
function withSecondLooks(drafts: readonly Draft[], alone: readonly Draft[]): void {
  for (const { fields } of drafts)
    for (const name of FIELD_NAMES) {
      const field = fields[name];
      const own = alone.flatMap((one) => one.fields[name] ?? []).find(({ raw }) => raw === field?.raw);
      if (!field || !own?.evidence) continue;
      const { value, source, evidence } = own;
      fields[name] = { ...field, value, source, evidence, confidence: evidence.score ?? own.confidence };
    }
}

/** Whether a page starts with another field than the first one: with the middle of a pass. */
function isTorn(pages: readonly ReadPage[]): boolean {
  const starts = pages.flatMap(({ drafts }) => {
    const boxes = drafts.flatMap(({ fields }) =>
      FIELD_NAMES.flatMap((name) => {
        const box = fields[name]?.labelBox;
        return box ? [{ name, y: box.y0 }] : [];
      }),
    );
    const [first] = boxes.toSorted((a, b) => a.y - b.y);
    return first ? [first.name] : [];
  });
  return new Set(starts).size > 1;
}
