import { expect, test } from 'vitest';
import { clampPage, pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  // A gap of one page would be as wide as the page itself.
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [3, 5, [1, 2, 3, 4, 5]],
  [99, 3, [1, 2, 3]],
  [1, 0, [1]],
])('page %i of %i shows %j', (current, count, shown) => {
  expect(pageWindow(current, count)).toEqual(shown);
});

test('a page that does not exist becomes the nearest one', () => {
  expect([
    clampPage(0, 4),
    clampPage(-3, 4),
    clampPage(9, 4),
    clampPage(2.9, 4),
    clampPage(Number.NaN, 4),
  ]).toEqual([1, 1, 4, 2, 1]);
});
