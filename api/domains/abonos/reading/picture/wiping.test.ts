import { describe, expect, it } from 'vitest';
import { turned } from './grey-picture.ts';
import { linesOf } from './some-lines.ts';
import { turnOf } from './upright.ts';
import { afterTurn, wiped } from './wiping.ts';

const blank = (width: number, height: number) => ({
  data: Buffer.alloc(width * height, 255),
  width,
  height,
  scale: 2,
});

describe('areas that are not text', () => {
  it.each([90, 180, 270, 4])(
    'are found and removed after the page was rotated by %i degrees',
    async (degrees) => {
      const page = blank(400, 300);
      const place = { x0: 20, x1: 60, y0: 30, y1: 70 };
      for (let y = 62; y < 138; y++) page.data.fill(0, y * 400 + 42, y * 400 + 118);
      const after = await turned(page, degrees);
      expect(after.data.some((shade) => shade < 100)).toBe(true);
      const clean = wiped(after, afterTurn([place], page, after, degrees));
      expect(clean.data.some((shade) => shade < 100)).toBe(false);
    },
  );

  it('do not exist on a page without codes', () => {
    const page = blank(10, 10);
    expect(wiped(page, [])).toBe(page);
  });
});

describe('the orientation of a page', () => {
  const across = 200;
  /** Letters of a line, as the filled pixels of their outlines. */
  const line = (heads: number[], feet: number[]): number[] =>
    heads
      .flatMap((head, index) =>
        Array.from({ length: 8 }, (_, x) =>
          Array.from(
            { length: (feet[index] ?? 0) - head },
            (__, y) => (head + y) * across + 10 + index * 12 + x,
          ),
        ).flat(),
      )
      .toSorted((a, b) => a - b);
  const uneven = [20, 14, 20, 14, 20, 20, 14, 20, 14, 20];
  const even = uneven.map(() => 40);

  it('is found by baselines that are level', () => {
    expect(turnOf(line(uneven, even), across)).toEqual({ quarters: 0, doubtful: false });
  });

  it('is found by tops that would be level', () => {
    const upsideDown = uneven.map((head) => 60 - head);
    expect(
      turnOf(
        line(
          even.map(() => 20),
          upsideDown,
        ),
        across,
      ),
    ).toEqual({ quarters: 2, doubtful: false });
  });

  it('is left to OCR if tops are as level as baselines', () => {
    expect(
      turnOf(
        line(
          even.map(() => 20),
          even,
        ),
        across,
      ).doubtful,
    ).toBe(true);
  });

  it('is read where the page has most letters, not where it has most ink', () => {
    const page = blank(300, 600);
    page.data.fill(0, 0, 200 * 300);
    for (let y = 420; y < 440; y++)
      for (let x = 20; x < 280; x += 12) page.data.fill(0, y * 300 + x, y * 300 + x + 6);
    const some = linesOf(page);
    expect(some.height).toBeLessThanOrEqual(100);
    expect(some.data.some((shade) => shade === 0)).toBe(true);
    expect(some.data.filter((shade) => shade === 0).length).toBeLessThan(20 * 300);
  });
});
