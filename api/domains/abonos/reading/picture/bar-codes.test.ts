import { describe, expect, it } from 'vitest';
import { barCodesOf, isBar } from './bar-codes.ts';
import type { Box } from '../model.ts';

/** Bars side by side, of different widths as in a code. */
const bars = (count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({
    x0: 100 + index * 20,
    x1: 104 + index * 20 + (index % 3) * 4,
    y0: 50,
    y1: 110,
  }));

describe('bar codes', () => {
  it('are rows of bars of one height', () => {
    expect(barCodesOf(bars(8))).toEqual([{ x0: 100, x1: 248, y0: 50, y1: 110 }]);
  });

  it('may be along the edge of a page', () => {
    const lying = bars(8).map(({ x0, x1, y0, y1 }) => ({ x0: y0, x1: y1, y0: x0, y1: x1 }));
    expect(barCodesOf(lying)).toEqual([{ x0: 50, x1: 110, y0: 100, y1: 248 }]);
  });

  it('are not a few strokes of letters, nor strokes of different heights', () => {
    expect(barCodesOf(bars(4))).toEqual([]);
    expect(barCodesOf(bars(8).map((bar, index) => ({ ...bar, y0: 50 + index * 9 })))).toEqual([]);
  });

  it('consist of spots that are filled with ink and longer than a stroke', () => {
    const bar = { x0: 0, x1: 6, y0: 0, y1: 60 };
    expect(isBar(bar, 350, 40)).toBe(true);
    expect(isBar(bar, 200, 40)).toBe(false);
    expect(isBar(bar, 350, 70)).toBe(false);
  });
});
