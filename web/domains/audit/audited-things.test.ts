import { expect, test } from 'vitest';
import { valueWord } from './audited-things.ts';

test.each([
  [null, null],
  ['', null],
  ['[]', null],
  ['true', 'sí'],
  ['false', 'no'],
  ['["visitor","socio"]', 'visitor, socio'],
  ['[20,18]', '20, 18'],
  ['[PMB] Victoria', '[PMB] Victoria'],
  ['2026-11-21T22:10:00.000Z', '21 nov 2026, 23:10'],
  ['15.00', '15.00'],
])('%s is shown as %s', (text, expected) => expect(valueWord(text)).toBe(expected));
