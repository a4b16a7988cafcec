import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('counts words, not tags nor their attributes, and never says zero minutes', () => {
  const paragraph = `<p class="a b c d e f">${'palabra '.repeat(220)}</p>`;
  expect(readingMinutes(paragraph.repeat(3))).toBe(3);
  expect(readingMinutes('<p>Gol</p>')).toBe(1);
  expect(readingMinutes('')).toBe(1);
});

test('words of neighbouring blocks stay two words', () => {
  const html = '<p>uno</p><p>dos</p>'.repeat(220);
  expect(readingMinutes(html)).toBe(2);
});
