import { expect, test } from 'vitest';
import { periodName, periodShortName } from './period-names.ts';

test.each([
  [0, '1.er cuarto', 'C1'],
  [1, '2.º cuarto', 'C2'],
  [3, '4.º cuarto', 'C4'],
  [4, 'Prórroga', 'PR'],
  [5, '2.ª prórroga', 'PR2'],
])('period %i is the %s', (index, name, short) => {
  expect([periodName(index), periodShortName(index)]).toEqual([name, short]);
});
