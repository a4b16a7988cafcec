import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBunches } from './concurrency-limit.ts';

test('so many run at a time, and what waits begins together once there is room', async () => {
  const run = inBunches(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [1, 2, 3, 4, 5].map((number) =>
    run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  expect(begun).toEqual([]);
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  for (const end of ends.splice(0)) end();
  expect(await Promise.all(works.slice(0, 2))).toEqual([1, 2]);
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4]);
  for (const end of ends.splice(0, 1)) end();
  expect(await works[2]).toBe(3);
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('a work that fails says so, and leaves its place to the next', async () => {
  const run = inBunches(1);
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
