import type { Fragment } from '../lines/fragments.ts';
import type { Box, Word } from '../model.ts';
import { centerY, height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import type { Cell } from './cell-lines.ts';

/** A page whose values have one line each. */
export interface Unwrapped {
  words: Word[];
  /** The position on the page. */
  back: (box: Box) => Box;
}

/** Texts whose left edges are closer than this, in points, are in one column. */
const COLUMN = 8;
/** The width of a space in letter sizes. */
export const SPACE = 0.28;

/** «Com-» and «pany», which a program divided: behind a hyphen of their own, names have a capital, and codes no small letter. */
const withoutBreak = (first: string, rest: string) =>
  (/^\p{Ll}/u.test(rest) ? first.replace(/(?<=\p{Ll})-$/u, '') : first) + rest;

/** Puts the lines of each cell behind each other, and what is on their right further to the right. */
export function onOneLine(fragments: readonly Fragment[], cells: readonly Cell[]): Unwrapped {
  const moved = new Map<Word, Word>();
  // Cells of one column need the space of the widest one only; a paragraph may start where a table does.
  const wider = new Map<string, { from: number; by: number }>();
  /** Second parts of broken words, with the first. */
  const gone = new Map<Word, Word>();
  for (const { anchor, lines, inTable = false } of cells) {
    const [first] = lines;
    if (!first || (!inTable && lines.length === 1 && Math.abs(centerY(first) - anchor) < 0.1)) continue;
    let end = first.x0;
    let before: Word | undefined;
    for (const word of lines.flatMap(({ words }) => words)) {
      const isFirst = lines.some(({ words }) => words[0] === word);
      const old: Word | undefined = before;
      if (old && isFirst && /[\p{L}\d][-/]$/u.test(old.text)) {
        // A word broken behind its hyphen, or «s/n».
        const place: Word = moved.get(old) ?? old;
        const text = withoutBreak(place.text, word.text);
        moved.set(old, { ...place, text, x1: place.x1 + word.x1 - word.x0 });
        end = place.x1 + word.x1 - word.x0;
        gone.set(word, old);
        continue;
      }
      const gap = old ? (isFirst ? SPACE * first.size : Math.max(0, word.x0 - old.x1)) : 0;
      const down = anchor - centerY(lines.find(({ words }) => words.includes(word)) ?? word);
      const x0 = end + gap;
      end = x0 + word.x1 - word.x0;
      const [y0, y1] = [word.y0 + down, word.y1 + down];
      // A line that goes on is not apart from the one before it.
      const isBehindRule = word.isBehindRule === true && !(old && isFirst);
      moved.set(word, { ...word, isBehindRule, x0, x1: end, y0, y1 });
      before = word;
    }
    // A value of one line needs no more space, and may reach over the next column.
    if (!inTable && lines.length === 1) continue;
    const column = `${inTable ? 'table' : 'page'} ${Math.round(first.x0 / COLUMN)}`;
    const { from, by } = wider.get(column) ?? { from: 0, by: 0 };
    const right = Math.max(...lines.map(({ x1 }) => x1), from);
    wider.set(column, { from: right, by: Math.max(by + from - right, end - right + first.size, 0) });
  }
  const shiftAt = (x: number) =>
    [...wider.values()].filter(({ from }) => from <= x + 0.5).reduce((sum, { by }) => sum + by, 0);
  const words: Word[] = [];
  const pairs: { now: Word; old: Word }[] = [];
  for (const fragment of fragments) {
    const shift = shiftAt(fragment.x0);
    for (const old of fragment.words) {
      const at = moved.get(gone.get(old) ?? old) ?? old;
      const now = { ...at, x0: at.x0 + shift, x1: at.x1 + shift };
      if (!gone.has(old)) words.push(now);
      pairs.push({ now, old });
    }
  }
  return {
    words,
    back(box) {
      const inside = pairs.filter(
        ({ now }) => sharedWidth(now, box) > 0 && sharedHeight(now, box) > 0.3 * height(now),
      );
      return inside.length > 0 ? union(inside.map(({ old }) => old)) : box;
    },
  };
}
