import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

test('requests all pages, one after the other', async () => {
  const asked: unknown[] = [];
  const rows = await allPages(async (page, upTo) => {
    asked.push([page, upTo]);
    return { items: [`${page}a`, `${page}b`], pageCount: 3, upTo: '70' };
  });
  // The mark of the first page: what arrives in the meantime moves no row.
  expect(asked).toEqual([
    [1, null],
    [2, '70'],
    [3, '70'],
  ]);
  expect(rows).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
});

test('an empty list has one page', async () => {
  expect(await allPages(async () => ({ items: [], pageCount: 1, upTo: null }))).toEqual([]);
});

test('a list that is too long is refused at its first page', async () => {
  await expect(allPages(async () => ({ items: ['x'], pageCount: 101, upTo: '70' }))).rejects.toThrow(/acota/);
});

test('a page that fails makes the whole list fail', async () => {
  await expect(allPages(() => Promise.reject(new Error('Sin conexión')))).rejects.toThrow('Sin conexión');
});
