import { expect, test } from 'vitest';
import { findMoney } from './money.ts';

test.each([
  ["97'75 €", 9775],
  ['97’75 €', 9775],
  ['97´75 €', 9775],
  ['97·75 €', 9775],
  ['97€75', 9775],
  ['97 euros con 75 céntimos', 9775],
  ['97 euros amb 5 cèntims', 9705],
  ["1'234,50 €", 123_450],
  ['97,75 €', 9775],
  ['12.50', 1250],
  ['1 516,25 €', 151_625],
  ['EUR 1 516,25', 151_625],
  ['22 155,00 €', 15_500],
])('«%s» is %d cents', (text, cents) => {
  expect(findMoney(text, false)?.cents).toBe(cents);
});

test('a time is no amount', () => {
  expect(findMoney('21:20', true)).toBeNull();
});
