import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const seatOf = (...texts: [number, number, string][]) => {
  const { drafts } = draftsOf({ page: 1, words: page(...texts), source: 'text' });
  const { anillo, bloque, fila, asiento } = drafts[0]?.fields ?? {};
  return [anillo?.value, bloque?.value, fila?.value, asiento?.value];
};

test.each([
  'Bloque / Fila / Asiento: 104 / 12 / 5',
  'Bloque/Fila/Asiento 104/12/5',
  'Bloque - Fila - Asiento: 104 - 12 - 5',
  'Bloc | Fila | Seient: 104 | 12 | 5',
])('the values of «%s» are in the order of its labels', (text) => {
  expect(seatOf([0, 0, text])).toEqual([undefined, '104', 12, 5]);
});

test('the values of a list may be in the line below', () => {
  expect(seatOf([0, 0, 'Anillo / Bloque / Fila / Asiento'], [0, 14, 'Anillo Bajo / 104 / 12 / 5'])).toEqual([
    'Anillo Bajo',
    '104',
    12,
    5,
  ]);
});

test('a list with other values than its labels ask for is none', () => {
  expect(seatOf([0, 0, 'Bloque / Fila / Asiento: 104 / primera / 5'])).not.toContain('primera');
});
