import { expect, test } from 'vitest';
import { affordable, type Place } from './second-look.ts';

const SCALE = 200 / 72;
const place = (wide: number, high: number, enlarged: number): Place => ({
  box: { x0: 10, x1: 10 + wide, y0: 10, y1: 10 + high },
  enlarged,
});

test('places are read in their order, and one as large as a page is not worth its time', () => {
  const [code, whole, row] = [place(80, 14, 2.1), place(590, 840, 1.5), place(300, 14, 1.5)];
  expect(affordable([code, whole, row], SCALE)).toEqual([code, row]);
});

test('of many places the smallest are read', () => {
  const small = Array.from({ length: 60 }, () => place(20, 10, 2));
  const large = Array.from({ length: 20 }, () => place(500, 60, 2));
  expect(affordable([...large, ...small], SCALE)).toEqual(small.slice(0, 48));
  expect(affordable(large, SCALE).length).toBeLessThan(20);
});
