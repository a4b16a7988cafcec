import { expect, test } from 'vitest';
import { withColumnsApart } from './columns.ts';
import type { Box } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';

/** Three pixels a point. */
const SCALE = 3;

/** A page with words of ink. @param words in points. */
function pageWith(words: readonly Box[]): GreyPicture {
  const [width, height] = [300 * SCALE, 200 * SCALE];
  const data = Buffer.alloc(width * height, 255);
  for (const { x0, x1, y0, y1 } of words)
    for (let y = y0 * SCALE; y < y1 * SCALE; y++)
      data.fill(0, y * width + x0 * SCALE, y * width + x1 * SCALE);
  return { data, width, height, scale: SCALE };
}

const word = (x0: number, y0: number): Box => ({ x0, x1: x0 + 60, y0, y1: y0 + 10 });
const left = [20, 40, 60].map((y) => word(10, y));

/** Rows of a picture with ink, as ranges in points. */
function linesOf({ data, width, height }: GreyPicture): Pick<Box, 'y0' | 'y1'>[] {
  const lines: Pick<Box, 'y0' | 'y1'>[] = [];
  for (let y = 0; y < height; y++) {
    if (!data.subarray(y * width, (y + 1) * width).includes(0)) continue;
    const last = lines.at(-1);
    if (last && last.y1 * SCALE === y) last.y1 = (y + 1) / SCALE;
    else lines.push({ y0: y / SCALE, y1: (y + 1) / SCALE });
  }
  return lines;
}

test('columns with lines at different heights are moved below each other, and words are moved back', () => {
  const right = [26, 46, 66].map((y) => word(150, y));
  const { picture, back } = withColumnsApart(pageWith([...left, ...right, word(10, 120)]));
  const lines = linesOf(picture);
  expect(lines).toHaveLength(7);
  const places = lines
    .map((line) => back({ ...line, x0: 0, x1: 1, text: 'x', confidence: 1 }).y0)
    .map(Math.round);
  const expected = [20, 40, 60, 26, 46, 66, 120];
  expect(places.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
});

test('level lines stay, and so do large letters above small ones of their line', () => {
  const page = pageWith([...left, ...left.map(({ y0 }) => word(150, y0)), { ...word(230, 38), y1: 50 }]);
  expect(withColumnsApart(page).picture).toBe(page);
});
