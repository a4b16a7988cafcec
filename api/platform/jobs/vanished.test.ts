import { expect, test } from 'vitest';
import { Vanished } from './vanished.ts';

const look = (vanished: Vanished, now: number, alive: number[], known: number[] = []) =>
  vanished.look(new Set(alive), known, now);

test('an instance missing at every check of the grace period is gone, and reported once', () => {
  const vanished = new Vanished(10);
  expect(look(vanished, 0, [1, 2])).toEqual([]);
  expect(look(vanished, 5, [1])).toEqual([]);
  expect(look(vanished, 14, [1])).toEqual([]);
  expect(look(vanished, 15, [1])).toEqual([2]);
  expect(look(vanished, 40, [1])).toEqual([]);
});

test('an instance that is back in time gets the whole grace period again', () => {
  const vanished = new Vanished(10);
  look(vanished, 0, [1, 2]);
  look(vanished, 5, [1]);
  expect(look(vanished, 14, [1, 2])).toEqual([]);
  expect(look(vanished, 16, [1])).toEqual([]);
  expect(look(vanished, 25, [1])).toEqual([]);
  expect(look(vanished, 26, [1])).toEqual([2]);
});

test('no instance is gone at the first check, however long ago it was seen', () => {
  const vanished = new Vanished(10);
  expect(vanished.hasLooked).toBe(false);
  expect(look(vanished, 1000, [1], [1, 7])).toEqual([]);
  expect(vanished.hasLooked).toBe(true);
  expect(look(vanished, 1010, [1])).toEqual([7]);
});
