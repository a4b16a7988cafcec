import { height } from '../geometry.ts';
import type { Word } from '../model.ts';
import { pair } from './pieces.ts';

// TeX's first typefaces have no letters with accents: it draws the accent, goes back and draws the letter: «Pavell´», «o».

/** The accents as signs of their own, and as marks of the letter before them. */
const MARKS = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˋ', '\u0300'],
  ['¨', '\u0308'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¸', '\u0327'],
]);
const CEDILLA = '¸';
/** How far above the line the accent of a capital letter is, in letter sizes. */
const RAISED = 0.4;
/** How much of the letter is below its accent, in letter sizes. */
const BELOW = 0.1;

/** The words with each accent on its letter: both are at one place, and drawn one after the other. */
export function withAccentsOnLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const whole = before && accented(before, word);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(word);
  }
  return joined;
}

/** A word that ends with an accent and the one that begins with its letter as one word, or undefined. */
function accented(before: Word, word: Word): Word | undefined {
  const size = Math.min(height(before), height(word));
  const isBelow = word.x0 < before.x1 - BELOW * size && word.x0 > before.x1 - size;
  if (!isBelow || Math.abs(word.y1 - before.y1) > RAISED * size) return undefined;
  // Below an accent the «i» has no point.
  const text = word.text.replace(/^ı/, 'i').replace(/^ȷ/, 'j');
  // The cedilla is drawn behind its letter: «Adrec», «¸a».
  const [start, letter, mark, end] = text.startsWith(CEDILLA)
    ? [before.text.slice(0, -1), before.text.slice(-1), text.slice(0, 1), text.slice(1)]
    : [before.text.slice(0, -1), text.slice(0, 1), before.text.slice(-1), text.slice(1)];
  const sign = MARKS.get(mark);
  const whole = `${letter}${sign ?? ''}`.normalize('NFC');
  if (!sign || whole.length > 1) return undefined;
  return pair({ ...before, text: `${start}${whole}` }, { ...word, text: end });
}
