import { expect, test } from 'vitest';
import { layoutOf, readingsOf } from './readings.ts';
import { furtherRows } from './table-rows.ts';
import { page } from './words.fixture.ts';

test('what stands under a heading without a value is no part of the next column', () => {
  const words = page(
    [0, 0, 'Abonat / tarifa'],
    [180, 0, 'Anell'],
    [286, 0, 'Bloc'],
    [330, 0, 'Fila'],
    [380, 0, 'Seient'],
    [180, 20, 'Primera planta'],
    [304, 20, '3'],
    [342, 20, '25'],
    [410, 20, '4'],
    [0, 60, 'Anastasia Popescu'],
    [180, 60, 'Fondo Sur'],
    [298, 60, 'A1'],
    [348, 60, '4'],
    [404, 60, '37'],
  );
  const layout = layoutOf(words, true);
  const rings = furtherRows(layout, readingsOf(layout)).filter(({ field }) => field === 'anillo');
  expect(rings.map(({ value }) => value)).toEqual(['Fondo Sur']);
});

test('a stroke behind a value that ends with the word for a ring makes no label of it', () => {
  const words = page(
    [0, 0, 'Abonat / tarifa'],
    [180, 0, 'Anell'],
    [286, 0, 'Bloc'],
    [330, 0, 'Fila'],
    [380, 0, 'Seient'],
    [0, 20, 'Anastasia Popescu'],
    [180, 20, 'Fondo Sur'],
    [298, 20, 'A1'],
    [348, 20, '4'],
    [404, 20, '37'],
    [0, 60, 'Ignasi Terrades'],
    [180, 60, 'Primera planta —'],
    [298, 60, '7'],
    [348, 60, '5'],
    [404, 60, '6'],
  );
  const layout = layoutOf(words, true);
  const rows = furtherRows(layout, readingsOf(layout));
  expect(rows.filter(({ field }) => field === 'asiento').map(({ value }) => value)).toEqual([6]);
});
