import { height } from '../geometry.ts';
import type { Word } from '../model.ts';

// Pieces of print, which programs draw one by one.

/** The words of each line of print, from left to right. */
export function levels(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y1 - b.y1 || a.x0 - b.x0)) {
    const line = found.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y1 - word.y1) < 0.12 * Math.min(height(first), height(word)))
      line.push(word);
    else found.push([word]);
  }
  return found.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Two pieces as one word. */
export const pair = (a: Word, b: Word): Word => ({
  text: `${a.text}${b.text}`.normalize('NFC'),
  confidence: Math.min(a.confidence, b.confidence),
  x0: a.x0,
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
});
