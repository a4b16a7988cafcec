import type { Box, Word, Draft } from '../model.ts';
import { centerY, height, sharedHeight, union } from '../geometry.ts';

/** The distance between the last line of a page and the first one of the next, in points: as between paragraphs. */
const BETWEEN = 12;

/** The words of several pages as one long page, without the margins between them and the counts in these. */
export function oneBelowAnother(printed: readonly (readonly Word[])[]): {
  words: Word[];
  /** The number of the page where a pass starts. */
  pageAt: (draft: Draft) => number;
} {
  const pages = withoutCounts(printed);
  const tops: number[] = [];
  let bottom = 0;
  const words = pages.flatMap((page) => {
    tops.push(bottom);
    if (page.length === 0) return [];
    const { y0, y1 } = union(page);
    const down = bottom - y0;
    bottom += y1 - y0 + BETWEEN;
    return page.map((word) => ({ ...word, y0: word.y0 + down, y1: word.y1 + down }));
  });
  const pageOf = (box: Box) => Math.max(1, tops.findLastIndex((top) => top <= (box.y0 + box.y1) / 2) + 1);
  return {
    words,
    pageAt({ fields }) {
      const first = Object.values(fields).flatMap(({ valueBox }) => (valueBox ? [pageOf(valueBox)] : []));
      return first.length > 0 ? Math.min(...first) : 1;
    },
  };
}

/** The first or last line of a page. */
interface Margin {
  /** The number of the page is «#» in it. */
  text: string;
  words: ReadonlySet<Word>;
}

/** The pages of a file; only the first one has the head and only the last one the foot that counts them: «Hoja 1 de 3». */
function withoutCounts(pages: readonly (readonly Word[])[]): (readonly Word[])[] {
  const margins = pages.map(marginsOf);
  const [first, last] = [margins[0], margins.at(-1)];
  const isCount = (margin: Margin, kept: Margin | undefined) =>
    margin !== kept && margin.text === kept?.text && margin.text.includes('#');
  return pages.map((page, index) => {
    const own = margins[index];
    const isIn = (word: Word, margin: Margin | undefined, kept: Margin | undefined) =>
      margin !== undefined && isCount(margin, kept) && margin.words.has(word);
    return page.filter((word) => !isIn(word, own?.head, first?.head) && !isIn(word, own?.foot, last?.foot));
  });
}

function marginsOf(page: readonly Word[], index: number): { head: Margin; foot: Margin } {
  const sorted = page.toSorted((a, b) => centerY(a) - centerY(b));
  const number = new RegExp(`\\b${index + 1}\\b`, 'g');
  // Of «2 de 2» only the first is the number of the page.
  const counted = new RegExp(`\\b${index + 1}(?= ?(?:de|of|/) ?\\d+\\b)`);
  const withSign = (text: string) => text.replace(counted.test(text) ? counted : number, '#');
  const lineAt = (edge: Word | undefined): Margin => {
    const words = page
      .filter((word) => edge && sharedHeight(word, edge) > 0.5 * height(word))
      .toSorted((a, b) => a.x0 - b.x0);
    const text = withSign(words.map((word) => word.text).join(' '));
    return { text, words: new Set(words) };
  };
  return { head: lineAt(sorted[0]), foot: lineAt(sorted.at(-1)) };
}
