import { expect, test } from 'vitest';
import type { Box, Word } from '../model.ts';
import { drawn } from '../picture/drawn.fixture.ts';
import { linesTakenForOne, unreadLines } from './missed-lines.ts';

/** A page at one pixel a point. */
const page = (spots: readonly Box[]) => drawn({ width: 400, height: 200 }, spots);

/** Ten letters of 8 by 10 points, and the word that they are. */
const lettersAt = (y0: number): Box[] =>
  Array.from({ length: 10 }, (_, at) => ({ x0: 20 + 12 * at, x1: 28 + 12 * at, y0, y1: y0 + 10 }));
const wordAt = (y0: number): Word => ({
  x0: 20,
  x1: 136,
  y0,
  y1: y0 + 10,
  text: 'Localizador',
  confidence: 0.9,
});

test('a line of letters without a word is unread', () => {
  const picture = page([...lettersAt(40), ...lettersAt(60), ...lettersAt(80)]);
  expect(unreadLines([wordAt(40), wordAt(80)], picture)).toEqual([{ x0: 20, x1: 136, y0: 60, y1: 70 }]);
});

test('the edge of the page beside it does not hide an unread line, and large digits are one', () => {
  const edge = { x0: 390, x1: 393, y0: 5, y1: 195 };
  const digits = [20, 60, 80, 100, 200, 220].map((x0) => ({ x0, x1: x0 + 12, y0: 80, y1: 103 }));
  expect(unreadLines([wordAt(40)], page([...lettersAt(40), ...digits, edge]))).toEqual([
    { x0: 20, x1: 232, y0: 80, y1: 103 },
  ]);
});

test('letters that a word’s box leaves out are no line', () => {
  const narrow = { ...wordAt(40), x1: 80 };
  expect(unreadLines([narrow, wordAt(60)], page([...lettersAt(40), ...lettersAt(60)]))).toEqual([]);
});

test.each([
  ['a rule', [{ x0: 10, x1: 390, y0: 60, y1: 62 }]],
  ['dust', lettersAt(60).map((box) => ({ ...box, y1: box.y0 + 3 }))],
  ['a picture', lettersAt(60).map((box) => ({ ...box, y1: box.y0 + 60 }))],
  ['a sign', [{ x0: 100, x1: 110, y0: 60, y1: 70 }]],
])('%s is no line', (_, spots) => {
  expect(unreadLines([wordAt(40)], page([...lettersAt(40), ...spots]))).toEqual([]);
});

test('lines with several uncertain words as high as two are read again, with all their words', () => {
  const line = [0, 1, 2, 3].map((at) => ({ ...wordAt(40), x0: 100 * at, x1: 100 * at + 90 }));
  const high = [0, 1, 2].map((at) => ({
    ...wordAt(58),
    x0: 100 * at,
    x1: 100 * at + 90,
    y1: 84,
    confidence: 0,
  }));
  const beside = { ...wordAt(60), x0: 300, x1: 390 };
  expect(linesTakenForOne([...line, ...high, beside])).toEqual([...high, beside]);
  // A stamp, and large print.
  expect(linesTakenForOne([...line, ...high.slice(1), beside])).toEqual([]);
  expect(linesTakenForOne([...line, ...high.map((word) => ({ ...word, confidence: 0.9 }))])).toEqual([]);
});
