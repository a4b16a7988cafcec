import { expect, test } from 'vitest';
import type { SponsorCategory } from '../../gql/graphql.ts';
import { sponsorColumns } from './sponsor-columns.ts';

const laid = (...categories: SponsorCategory[]) =>
  sponsorColumns(categories.map((category) => ({ category }))).map((column) =>
    column.map(({ sponsor, weight }) => `${sponsor?.category ?? 'libre'} ${weight}`),
  );

test('a platinum sponsor fills a column, two gold ones share one', () => {
  expect(laid('PLATINO', 'ORO', 'ORO')).toEqual([['PLATINO 12'], ['ORO 6', 'ORO 6'], ['libre 12']]);
});

test('a sponsor that does not fit starts the next column, in order', () => {
  expect(laid('ORO', 'PLATA', 'PLATA')).toEqual([
    ['ORO 6', 'PLATA 4'],
    ['PLATA 4', 'libre 8'],
  ]);
});

test('the free place fills the rest of the last column', () => {
  expect(laid('BRONCE', 'COLABORADOR')).toEqual([['BRONCE 3', 'COLABORADOR 3', 'libre 6']]);
  expect(laid()).toEqual([['libre 12']]);
});
