import type { Word } from '../model.ts';
import { height } from '../geometry.ts';

// The box of a scanned word is that of its ink: «coma» is lower than «Fila», and «página» reaches further down. A text layer
// has the whole height of the letters for each word. Which letters a word has says how much is missing.

/** Parts of the letter size, as most typefaces have them. */
const CAPITAL = 0.72;
const SMALL = 0.53;
const BELOW = 0.21;
/** How far the box of a text layer reaches above the line on which letters stand. */
const ABOVE = 0.79;

const TALL = /[\p{Lu}\p{N}bdfhkltiáàéèíïóòúüñj€]/u;
const DEEP = /[gjpqyçQ,;()]/u;

/** A scanned word with the height that it would have in a text layer; signs stay as they are. */
export function withLetterBox(word: Word): Word {
  if (!/[\p{L}\p{N}]/u.test(word.text)) return word;
  const deep = DEEP.test(word.text) ? BELOW : 0;
  const size = height(word) / ((TALL.test(word.text) ? CAPITAL : SMALL) + deep);
  const line = word.y1 - deep * size;
  return { ...word, y0: line - ABOVE * size, y1: line + BELOW * size };
}
