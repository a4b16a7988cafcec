import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

test('requests all pages, one after the other', async () => {
  const asked: number[] = [];
  const rows = await allPages(async (page) => {
    asked.push(page);
    return { items: [`${page}a`, `${page}b`], pageCount: 3 };
  });
  expect(asked).toEqual([1, 2, 3]);
  expect(rows).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
});

test('an empty list has one page', async () => {
  expect(await allPages(async () => ({ items: [], pageCount: 1 }))).toEqual([]);
});

test('a list that is too long is refused at its first page', async () => {
  await expect(allPages(async () => ({ items: ['x'], pageCount: 101 }))).rejects.toThrow(/acota/);
});

test('a page that fails makes the whole list fail', async () => {
  await expect(allPages(() => Promise.reject(new Error('Sin conexión')))).rejects.toThrow('Sin conexión');
});
