import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['José Ángel Ibáñez López', 'jose angel ibanez lopez'],
  ['José Ángel Ibáñez López', 'IBÁÑEZ LÓPEZ, JOSÉ ÁNGEL'],
  ['Núria Bauzà i Coll', 'Nuria Bauza Coll'],
  ['Marcel·lí O’Brien', "MARCEL.LI  O'BRIEN"],
  ['Ana-Belén Gómez', 'Gómez Ana Belén'],
])('«%s» is «%s»', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Aina Vidal Font', 'Aina Vidal'],
  ['Aina Vidal Font', 'Aina Vidal Font Font'],
  ['Aina Vidal Font', 'Anna Vidal Font'],
  ['', ''],
  [null, 'Aina Vidal Font'],
  ['«»', '--'],
])('«%s» is not «%s»', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
