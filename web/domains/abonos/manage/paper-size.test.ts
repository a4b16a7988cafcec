import { expect, test } from 'vitest';
import { paperSize } from './paper-size.ts';

test.each([
  [210, 297, 'A4', 'A4, 210 × 297 mm'],
  [297, 210, 'A4 horizontal', 'A4 horizontal, 297 × 210 mm'],
  [211, 296, 'A4', 'A4, 211 × 296 mm'],
  [148, 210, 'A5', 'A5, 148 × 210 mm'],
  [216, 279, 'carta', 'carta, 216 × 279 mm'],
  [100, 250, '100 × 250 mm', '100 × 250 mm'],
  [0, 0, '0 × 0 mm', '0 × 0 mm'],
])('a page of %i by %i millimetres', (width, height, short, full) => {
  expect(paperSize(width, height)).toEqual({ short, full });
});
