import { describe, expect, test } from 'vitest';
import { columnsOf, withEdgeText } from './edge-text.ts';
import type { Box, Word } from '../model.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';

const [WIDTH, HEIGHT] = [600, 800];
const DARK = 128;

/** A cleaned page at 200 dots per inch with some spots of ink. */
function page(spots: readonly Box[]): GreyPicture {
  const data = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (const { x0, x1, y0, y1 } of spots)
    for (let y = y0; y < y1; y++) data.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  return { data, width: WIDTH, height: HEIGHT, scale: 200 / 72 };
}

/** Letters above each other, as in words along an edge. */
const edge = Array.from({ length: 10 }, (_, index) => ({
  x0: 40,
  x1: 64,
  y0: 200 + index * 24,
  y1: 218 + index * 24,
}));
/** Letters beside each other, in lines that are further apart. */
const lines = [100, 160, 220, 280, 340].flatMap((y0) =>
  Array.from({ length: 12 }, (_, index) => ({
    x0: 150 + index * 22,
    x1: 166 + index * 22,
    y0,
    y1: y0 + 24,
  })),
);

const word = (confidence: number): Word => ({ text: 'LOCALIZADOR', confidence, x0: 0, x1: 80, y0: 0, y1: 9 });
const inkOf = ({ data, width }: GreyPicture, from: number, to: number) =>
  data.subarray(from * width, to * width).filter((shade) => shade < DARK).length;

describe('words along the edge of a page', () => {
  test('are columns of letters, and lines are not', () => {
    const [column, ...more] = columnsOf(page([...edge, ...lines]));
    expect(more).toEqual([]);
    expect(column?.x0).toBeLessThanOrEqual(40);
    expect(column?.x1).toBeGreaterThanOrEqual(64);
    expect(column?.y0).toBeLessThanOrEqual(200);
    expect(column?.y1).toBeGreaterThanOrEqual(434);
  });

  test('do not include the beginnings of lines below a badge', () => {
    const badge = { x0: 150, x1: 262, y0: 20, y1: 80 };
    // Letters of titles, each closer to the one below than to its neighbour.
    const titles = Array.from({ length: 6 }, (_, index) => ({
      x0: 150 + (index % 2) * 8,
      x1: 174 + (index % 2) * 8,
      y0: 86 + Math.floor(index / 2) * 150 + (index % 2) * 26,
      y1: 108 + Math.floor(index / 2) * 150 + (index % 2) * 26,
    }));
    expect(columnsOf(page([badge, ...titles]))).toEqual([]);
  });

  test('are copied as a separate line, which moves everything below it', async () => {
    const before = page([...edge, ...lines]);
    const after = await withEdgeText(before, async () => [word(0.95)]);
    expect(after.height).toBeGreaterThan(before.height);
    expect(inkOf(after, 0, after.height)).toBe(inkOf(before, 0, before.height));
    // Nothing of them is left at their old place.
    const left = after.data.subarray(0, 420 * WIDTH).filter((shade, at) => at % WIDTH < 100 && shade < DARK);
    expect(left.length).toBe(0);
  });

  test('stay if they make no sense in either direction', async () => {
    const before = page([...edge, ...lines]);
    expect(await withEdgeText(before, async () => [word(0.3)])).toBe(before);
  });
});
