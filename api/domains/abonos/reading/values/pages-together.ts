import type { Box, Word, Draft } from '../model.ts';
import { union } from '../geometry.ts';

/** The distance between the last line of a page and the first one of the next, in points: as between paragraphs. */
const BETWEEN = 12;

/** The words of several pages as one long page, without the margins between them. */
export function oneBelowAnother(pages: readonly (readonly Word[])[]): {
  words: Word[];
  /** The number of the page where a pass starts. */
  pageAt: (draft: Draft) => number;
} {
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
