import { expect, test } from 'vitest';
import type { Box, Word } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { overlookedPlaces } from './overlooked.ts';

const scale = 2;

/** A white page of 300 by 200 points with black rectangles on it, in points. */
function page(...boxes: Box[]): GreyPicture {
  const [width, height] = [300 * scale, 200 * scale];
  const data = Buffer.alloc(width * height, 255);
  for (const { x0, x1, y0, y1 } of boxes)
    for (let y = y0 * scale; y < y1 * scale; y++)
      data.fill(0, y * width + x0 * scale, y * width + x1 * scale);
  return { data, width, height, scale };
}

const letter = (x0: number, y0: number, wide = 6, high = 10): Box => ({
  x0,
  x1: x0 + wide,
  y0,
  y1: y0 + high,
});
const word = (box: Box): Word => ({ ...box, text: 'Fila', confidence: 0.9 });
const rounded = (boxes: readonly Box[]) =>
  boxes.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1].map(Math.round));

test('letters without a word are places to read again, those side by side as one', () => {
  const seen = [letter(20, 20), letter(28, 20)];
  const places = overlookedPlaces(
    [word({ x0: 20, x1: 34, y0: 20, y1: 30 })],
    page(...seen, letter(120, 60), letter(128, 60), letter(220, 60, 6, 14)),
  );
  expect(rounded(places)).toEqual([
    [120, 134, 60, 70],
    [220, 226, 60, 74],
  ]);
});

test('accents above a word, vertical strokes, dust and large pictures are not', () => {
  const drawn = page(
    letter(20, 20),
    letter(22, 17, 2, 1),
    letter(100, 20, 1, 30),
    letter(140, 20, 2, 2),
    letter(180, 20, 80, 80),
  );
  expect(overlookedPlaces([word(letter(20, 20))], drawn)).toEqual([]);
});

test('a letter directly beside a word is a part of it', () => {
  const seen = word({ x0: 20, x1: 34, y0: 20, y1: 30 });
  expect(overlookedPlaces([seen], page(letter(36, 20)))).toEqual([]);
  expect(overlookedPlaces([seen], page(letter(38, 20)))).toHaveLength(1);
});

test('a pattern of too many spots is not read', () => {
  const pattern = Array.from({ length: 40 }, (_, index) =>
    letter(10 + (index % 10) * 28, 10 + Math.floor(index / 10) * 40),
  );
  expect(overlookedPlaces([], page(...pattern))).toEqual([]);
  expect(overlookedPlaces([], page(...pattern.slice(0, 10)))).toHaveLength(10);
});
