import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { height } from '../geometry.ts';
import { withLetterBox } from './letter-box.ts';

/** The ink of a word set in 10 points on the line at 100. */
const ink = (text: string, above: number, below: number): Word => ({
  text,
  confidence: 1,
  x0: 0,
  x1: 30,
  y0: 100 - above,
  y1: 100 + below,
});

test.each([
  ['capitals', ink('FILA', 7.2, 0)],
  ['small letters', ink('va', 5.3, 0)],
  ['letters that reach down', ink('página', 7.2, 2.1)],
  ['digits', ink('2028/29', 7.2, 0)],
])('%s get the box of their letter size', (_, word) => {
  const box = withLetterBox(word);
  expect(height(box)).toBeCloseTo(10, 0);
  expect(box.y1).toBeCloseTo(102.1, 0);
});

test('a sign keeps its box', () => {
  const sign = ink('—', 3, -2);
  expect(withLetterBox(sign)).toEqual(sign);
});
