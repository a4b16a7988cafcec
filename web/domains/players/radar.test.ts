import { expect, test } from 'vitest';
import { radarPath, radarPoint } from './radar.ts';

test('spokes go clockwise, the first half on the right', () => {
  const places = Array.from({ length: 8 }, (_, at) => radarPoint(at, 8, 100));
  expect(places.map(({ x }) => Math.sign(x))).toEqual([1, 1, 1, 1, -1, -1, -1, -1]);
  expect(places.map(({ y }) => Math.sign(y))).toEqual([-1, -1, 1, 1, 1, 1, -1, -1]);
  expect(places[0]).toEqual({ x: 38.3, y: -92.4 });
});

test('an outline goes through every value and closes', () => {
  expect(radarPath([10, 20, 30, 40])).toBe('M7.1 -7.1L14.1 14.1L-21.2 21.2L-28.3 -28.3Z');
});

test('zero is the centre, without a negative zero', () => {
  expect(radarPath([0, 0])).toBe('M0 0L0 0Z');
});
