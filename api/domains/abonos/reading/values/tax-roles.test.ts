import { describe, expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { page } from '../lines/words.fixture.ts';

const CLUB = 'G07123451';
const SELLER = 'B12345674';

const pass: [number, number, string][] = [
  [0, 0, 'Titular: Pau Llorens Miquel'],
  [0, 20, 'Bloque: 104'],
  [0, 40, 'Fila: 7'],
  [0, 60, 'Asiento: 12'],
];

const numbersIn = (...lines: string[]) => {
  const words = page(
    ...pass,
    ...lines.map((line, index): [number, number, string] => [0, 100 + index * 20, line]),
  );
  const fields = draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields;
  return [fields?.nifOrganizador?.value, fields?.nifDistr?.value];
};

describe('tax numbers', () => {
  test.each([
    [`Organiza: Club Ponent, NIF ${CLUB}`, `Vende: Taquilla Norte S.L., NIF ${SELLER}`],
    [`Entradas vendidas por Onda S.A. (${SELLER})`, `Evento organizado por CB Torre (${CLUB})`],
    [
      `Onda Entradas, S.A. (gestiona), N.I.F.: ${SELLER}`,
      `Promotora Norte S.A.D. (promotor), N.I.F.: ${CLUB}`,
    ],
    [`Club Ponent · CIF ${CLUB}`, `Gestiona: Passi Digital SLU · CIF ${SELLER}`],
    [`Distribueix: Onda, NIF ${SELLER}. Organitza: Ateneu, NIF ${CLUB}`],
  ])('are of whom the words around them say: «%s»', (...lines) => {
    expect(numbersIn(...lines)).toEqual([CLUB, SELLER]);
  });

  test('without words that identify them are the remaining one', () => {
    expect(numbersIn(`Promotor: Ateneu · ${CLUB}`, `Passi Verd · ${SELLER}`)).toEqual([CLUB, SELLER]);
  });

  test('of a person are ignored', () => {
    expect(numbersIn('NIF titular: 43112233H')).toEqual([undefined, undefined]);
  });
});
