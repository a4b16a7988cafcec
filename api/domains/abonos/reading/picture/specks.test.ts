import { expect, test } from 'vitest';
import type { Box } from '../model.ts';
import { drawn, inkIn, SCANNED } from './drawn.fixture.ts';
import { wipeDots } from './specks.ts';

const page = (spots: readonly Box[]) => drawn({ width: 600, height: 400, scale: SCANNED }, spots);

test('vertical rules are removed, and strokes of letters are not', () => {
  const rule = page([{ x0: 100, x1: 105, y0: 40, y1: 200 }]);
  wipeDots(rule);
  expect(inkIn(rule)).toBe(0);
  const letters = page([
    { x0: 100, x1: 105, y0: 40, y1: 78 },
    { x0: 110, x1: 115, y0: 40, y1: 78 },
  ]);
  wipeDots(letters);
  expect(inkIn(letters)).toBe(2 * 5 * 38);
});

test('bar codes are removed, including the space between their bars', () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({
    x0: 100 + index * 24,
    x1: 109 + index * 24 + (index % 3) * 3,
    y0: 100,
    y1: 180,
  }));
  const crumb = { x0: 119, x1: 124, y0: 130, y1: 150 };
  const digits = { x0: 200, x1: 212, y0: 200, y1: 224 };
  const code = page([...bars, crumb, digits]);
  wipeDots(code);
  expect(inkIn(code)).toBe(12 * 24);
});
