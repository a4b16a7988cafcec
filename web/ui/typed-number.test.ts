import { expect, test } from 'vitest';
import { typedNumber, typedPrice } from './typed-number.ts';

test.each([
  ['24', 24],
  [' 007 ', 7],
  ['-3', -3],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0', 0],
  ['1.000', 1000],
  ['1.234.567', 1_234_567],
  ['1.234,5', 1234.5],
  ['0.125', 0.125],
])('«%s» is %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['', ' ', 'doce', '1e3', '0x10', '1.00.000', '--1', '5 €'])('«%s» is no number', (typed) => {
  expect(typedNumber(typed)).toBeNaN();
});

test('an empty field may stand for a number', () => {
  expect(typedNumber(' ', 0)).toBe(0);
  expect(typedNumber('doce', 0)).toBeNaN();
});

test.each([
  ['12', '12'],
  ['12,50 €', '12.50'],
  [' 12.5€', '12.5'],
  ['1.250,00', '1250.00'],
  ['', ''],
  ['gratis', 'gratis'],
])('the price «%s» is «%s» for the API', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});
