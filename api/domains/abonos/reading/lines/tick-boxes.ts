import { height, sharedHeight } from '../geometry.ts';
import type { Word } from '../model.ts';
import { EMPTY_BOX, ANY_BOX, TICKED_BOX } from '../text/tick-signs.ts';

// Forms offer several values, of which one is ticked: «☐ Infantil ☒ Juvenil ☐ Adulto». The others are not said.

/** A gap that is wider than this, in letter sizes, ends the text of a box. */
const WIDEST_GAP = 1.5;

const isBox = ({ text }: Word) => EMPTY_BOX.test(text) || TICKED_BOX.test(text);

/** The words of a page without its empty boxes and their texts, and without the signs of those that are ticked. */
export function onlyTicked(words: readonly Word[]): Word[] {
  const parted = joinedBoxes(words.flatMap(withSignsApart));
  const has = (sign: RegExp) => parted.some(({ text }) => sign.test(text));
  // Empty boxes alone may be the dots of a list, or may have been ticked with a pen.
  if (!has(EMPTY_BOX) || !has(TICKED_BOX)) return [...words];
  const dropped = new Set<Word>();
  for (const box of parted.filter(isBox)) {
    dropped.add(box);
    if (EMPTY_BOX.test(box.text)) textOf(box, parted).forEach((word) => dropped.add(word));
  }
  return parted.filter((word) => !dropped.has(word));
}

/** The words of a box up to the next one or to a gap: those behind it, or before it if the line ends with a box. */
function textOf(box: Word, words: readonly Word[]): Word[] {
  const line = words
    .filter((word) => sharedHeight(word, box) > 0.5 * Math.min(height(word), height(box)))
    .toSorted((a, b) => a.x0 - b.x0);
  const [first, last] = [line[0], line.at(-1)];
  const isBefore = first !== undefined && last !== undefined && isBox(last) && !isBox(first);
  const inOrder = isBefore ? line.toReversed() : line;
  const from = inOrder.indexOf(box) + 1;
  const end = inOrder.findIndex((word, index) => {
    if (index < from) return false;
    const before = inOrder[index - 1] ?? box;
    const gap = Math.max(word.x0, before.x0) - Math.min(word.x1, before.x1);
    return isBox(word) || (isBefore && word.text.endsWith(':')) || gap > WIDEST_GAP * height(word);
  });
  return inOrder.slice(from, end < 0 ? inOrder.length : end);
}

/** «☐Infantil☒Juvenil»: each sign and each text as a word of its own. */
function withSignsApart(word: Word): Word[] {
  const parts = word.text.split(new RegExp(`(${ANY_BOX.source})`, 'u')).filter(Boolean);
  if (parts.length < 2) return [word];
  const step = (word.x1 - word.x0) / word.text.length;
  let at = 0;
  return parts.map((text) => {
    const x0 = word.x0 + at * step;
    at += text.length;
    return { ...word, text, x0, x1: word.x0 + at * step };
  });
}

/** «[ ]»: the brackets of a typed box as one word. */
function joinedBoxes(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isEnd =
      before &&
      /^[[(]$/.test(before.text) &&
      /^[\])]$/.test(word.text) &&
      word.x0 - before.x1 < WIDEST_GAP * height(word);
    if (isEnd) joined[joined.length - 1] = { ...before, text: `${before.text}${word.text}`, x1: word.x1 };
    else joined.push(word);
  }
  return joined;
}
