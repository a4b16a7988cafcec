import { expect, test } from 'vitest';
import { withSeenAccents } from './accent-marks.ts';
import type { Box, Word } from './geometry.ts';

const WIDTH = 200;

/** A word of the letters that stand at some places, with a mark over them. @param mark in pixels, from the word's corner. */
function seen(text: string, letters: readonly Box[], mark: Box): string | undefined {
  const data = Buffer.alloc(WIDTH * 60, 255);
  for (const { x0, x1, y0, y1 } of [...letters, mark])
    for (let y = y0; y < y1; y++) data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  const word: Word = { text, confidence: 0.9, x0: 10, x1: 10 + 16 * letters.length, y0: 10, y1: 40 };
  return withSeenAccents([word], { data, width: WIDTH, height: 60, scale: 1 })[0]?.text;
}

const letter = (place: number): Box => ({ x0: 10 + 16 * place, x1: 22 + 16 * place, y0: 20, y1: 40 });
const body = [0, 1, 2, 3].map(letter);

test('under a tilde stands an «ñ», though its two strokes were read as other letters', () => {
  const place = body[2]?.x0 ?? 0;
  expect(seen('Bafio', body, { x0: place, x1: place + 12, y0: 12, y1: 16 })).toBe('Baño');
  expect(seen('Ñafi', body, { x0: 10, x1: 22, y0: 12, y1: 16 })).toBe('Ñafi');
  expect(seen('Bafio', body, { x0: place + 5, x1: place + 9, y0: 12, y1: 16 })).toBe('Bafio');
});
