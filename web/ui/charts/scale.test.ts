import { expect, test } from 'vitest';
import { axisTicks, labelledPoints, percent, percentText } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [41, [0, 20, 40, 60]],
  [1432, [0, 500, 1000, 1500]],
  [4_000_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
])('an axis up to %i', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});

test.each([
  [7, 700, [0, 1, 2, 3, 4, 5, 6]],
  [30, 280, [5, 13, 21, 29]],
  [1, 10, [0]],
  [0, 300, []],
])('of %i points over %i px those with a label', (count, width, labelled) => {
  expect(labelledPoints(count, width, 64)).toEqual(labelled);
});

test('a share of nothing is none', () => {
  expect([percent(1, 3), percent(0, 0), percent(5, 5)]).toEqual([33, 0, 100]);
});

test('what there is of does not round to nothing', () => {
  expect([percentText(1, 641), percentText(0, 641), percentText(1, 3), percentText(0, 0)]).toEqual([
    '<1\u00a0%',
    '0\u00a0%',
    '33\u00a0%',
    '0\u00a0%',
  ]);
});
