import { expect, test } from 'vitest';
import { drawn } from '../picture/drawn.fixture.ts';
import { withRaisedCents } from './raised-cents.ts';

/** A word of strokes: the tops and feet of its digits, in pixels. */
function seen(text: string, ...strokes: [number, number][]): string {
  const digits = strokes.map(([y0, y1], index) => ({ x0: 10 + 16 * index, x1: 20 + 16 * index, y0, y1 }));
  const picture = drawn({ width: 120, height: 60 }, digits);
  const word = { text, confidence: 0.9, x0: 9, x1: 10 + 16 * strokes.length, y0: 10, y1: 41 };
  return withRaisedCents(word, picture).text;
}

test('two raised digits are cents', () => {
  expect(seen('6320', [20, 40], [20, 40], [18, 31], [18, 31])).toBe('63,20');
  expect(seen('320€', [20, 40], [18, 31], [18, 31], [20, 40])).toBe('3,20€');
});

test('digits of one size, or smaller ones on the line, are a number', () => {
  expect(seen('6320', [20, 40], [20, 40], [20, 40], [20, 40])).toBe('6320');
  expect(seen('6320', [20, 40], [20, 40], [27, 40], [27, 40])).toBe('6320');
  expect(seen('6320', [20, 40], [18, 31], [18, 31], [18, 31])).toBe('6320');
});
