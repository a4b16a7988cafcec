import { expect, test } from 'vitest';
import { categoryPaint } from './category-colour.ts';

test.each([
  ['#1B3357', '#fff'],
  ['#C7401C', '#fff'],
  ['#e3b341', '#000'],
  ['#ffffff', '#000'],
  ['#747474', '#fff'],
  ['#7a7a7a', '#000'],
])('text on %s is %s', (hex, text) => {
  expect(categoryPaint(hex)).toEqual({ background: hex, text });
});

test('an invalid colour becomes the default one', () => {
  expect(categoryPaint('red;position:fixed')).toEqual({ background: '#64748b', text: '#fff' });
});
