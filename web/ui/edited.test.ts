import { expect, test } from 'vitest';
import { editOf } from './edited.ts';

const file = new File(['x'], 'foto.png');

test.each([
  ['nothing', {}, { base: {} }],
  ['a text', { name: 'Sol' }, { name: 'Sol', base: { name: 'Forn' } }],
  ['a list', { roles: ['a'] }, { roles: ['a'], base: { roles: ['a', 'b'] } }],
  ['what was empty', { website: 'x' }, { website: 'x', base: { website: null } }],
])('%s is changed', (_what, changes, expected) => {
  const before = { name: 'Forn', roles: ['a', 'b'], website: null };
  expect(editOf(before, { ...before, ...changes })).toEqual(expected);
});

test('a file takes the place of an address', () => {
  const before: Record<string, unknown> = { name: 'Forn', imageUrl: '/uploads/1.webp' };
  const after = { name: 'Forn', picture: file };
  expect(editOf(before, after)).toEqual({ picture: file, base: { imageUrl: '/uploads/1.webp' } });
  expect(editOf(after, after)).toEqual({ base: {} });
  expect(editOf(after, { ...after, picture: new File(['y'], 'otra.png') })).toMatchObject({ base: {} });
});
