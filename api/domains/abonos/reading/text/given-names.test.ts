import { expect, it } from 'vitest';
import { isGivenName, resemblesGivenName } from './given-names.ts';

it.each(['Queralt', 'Guifré', 'Consolación', 'Oksana', 'Mamadou', 'Josep-Lluís'])(
  '«%s» is a common first name',
  (name) => expect(isGivenName(name)).toBe(true),
);

it('a word in which one letter differs from a common first name may be a misread one', () => {
  expect(['Torneu', 'Guillern', 'Queralf'].map(resemblesGivenName)).toEqual([true, true, true]);
  expect(['Tomeu', 'Priyanka', 'Ot'].map(resemblesGivenName)).toEqual([false, false, false]);
});
