import { expect, test } from 'vitest';
import { mergeComments, withHidden } from './comment-list.ts';

const at = (id: number, minute: number, from = '') => ({
  id: String(id),
  createdAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  from,
});
const ids = (comments: { id: string }[]) => comments.map(({ id }) => Number(id));

test('merges lists, newest first; at the same instant the higher id comes first', () => {
  expect(ids(mergeComments([[at(1, 5)], [at(10, 5), at(9, 5), at(3, 30)], []]))).toEqual([3, 10, 9, 1]);
});

test('shows a comment once, from the first list that contains it', () => {
  const merged = mergeComments([[at(1, 5, 'new')], [at(1, 5, 'old'), at(2, 6, 'old')]]);
  expect(merged.map(({ id, from }) => id + from)).toEqual(['2old', '1new']);
});

test('removed comments stay removed', () => {
  expect(ids(mergeComments([[at(1, 1), at(2, 2)], [at(2, 2)]], new Set(['2'])))).toEqual([1]);
});

test('hidden comments appear within the loaded part of the list', () => {
  const shown = [at(5, 50), at(3, 30)];
  const hidden = [at(6, 55), at(4, 40), at(2, 20)];
  expect(ids(withHidden(shown, hidden, false))).toEqual([6, 5, 4, 3]);
  expect(ids(withHidden(shown, hidden, true))).toEqual([6, 5, 4, 3, 2]);
  expect(ids(withHidden([], hidden, true))).toEqual([6, 4, 2]);
});
