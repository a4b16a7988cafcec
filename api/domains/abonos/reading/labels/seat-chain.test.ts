import { describe, expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { page } from '../lines/words.fixture.ts';

const seatIn = (...lines: string[]) => {
  const words = page(
    [0, 0, 'Titular: Pau Llorens Miquel'],
    ...lines.map((line, index): [number, number, string] => [0, 40 + index * 20, line]),
  );
  const fields = draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields;
  return [fields?.anillo?.value, fields?.bloque?.value, fields?.fila?.value, fields?.asiento?.value];
};

describe('a seat in one line', () => {
  test.each([
    ['Anell Alto, Bl. 3, Fil. 4, Butaca 46', ['Alto', '3', 4, 46]],
    ['GRADA Segon anell SECTOR 118 FIL. 29 AS. 58', ['Segon anell', '118', 29, 58]],
    ['Zona Fondo Sur - Sect. A4 - F. 3 - Nº 12', ['Fondo Sur', 'A4', 3, 12]],
    ['Tribuna Alta | Bloq. 9 | Fila 2 | Asto. 7', ['Tribuna Alta', '9', 2, 7]],
    ['Anillo: Anillo 2   Bloque: 9   Fila: 2   Asiento: 7', ['Anillo 2', '9', 2, 7]],
  ])('is read part by part: «%s»', (line, seat) => {
    expect(seatIn(line)).toEqual(seat);
  });

  test('is below a word for all of it', () => {
    expect(seatIn('Localidad', 'Anillo Superior · Sector 104 · Fila 7 · Butaca 12')).toEqual([
      'Superior',
      '104',
      7,
      12,
    ]);
  });
});
