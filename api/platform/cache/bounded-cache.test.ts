import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

const KILOBYTE = 1024;

test('long keys count for the memory of a cache', () => {
  const cache = boundedCache<object>({ maxBytes: 100 * KILOBYTE, bytesOf: () => 0 });
  for (let index = 0; index < 1000; index += 1) cache.set(`${index}${'x'.repeat(10 * KILOBYTE)}`, {});
  expect(cache.calculatedSize).toBeLessThanOrEqual(100 * KILOBYTE);
  expect(cache.size).toBe(4);
  cache.set('x'.repeat(60 * KILOBYTE), {});
  expect(cache.has('x'.repeat(60 * KILOBYTE))).toBe(false);
});

test('values count, and those that were not used for longest are removed', () => {
  const cache = boundedCache<{ text: string }>({
    maxBytes: 10 * KILOBYTE,
    bytesOf: ({ text }) => text.length,
  });
  for (const key of ['a', 'b', 'c']) cache.set(key, { text: 'x'.repeat(3000) });
  expect(cache.get('a')?.text).toHaveLength(3000);
  cache.set('d', { text: 'x'.repeat(3000) });
  expect([...cache.keys()].toSorted()).toEqual(['a', 'c', 'd']);
});

test('expired entries are removed without being asked for', async () => {
  const cache = boundedCache<object>({ maxBytes: KILOBYTE, bytesOf: () => 0, maxAge: 5 });
  cache.set('a', {});
  for (let waited = 0; cache.size > 0 && waited < 5000; waited += 5) await after(5);
  expect([cache.size, cache.calculatedSize]).toEqual([0, 0]);
});
