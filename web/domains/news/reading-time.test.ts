import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('counts words, not tags or attributes, and is at least one minute', () => {
  const paragraph = `<p class="a b c d e f">${'palabra '.repeat(220)}</p>`;
  expect(readingMinutes(paragraph.repeat(3))).toBe(3);
  expect(readingMinutes('<p>Gol</p>')).toBe(1);
  expect(readingMinutes('')).toBe(1);
});

test('words of adjacent blocks are separate words', () => {
  const html = '<p>uno</p><p>dos</p>'.repeat(220);
  expect(readingMinutes(html)).toBe(2);
});
