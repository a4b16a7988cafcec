import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const fieldsOf = (...texts: [number, number, string][]) =>
  draftsOf({ page: 1, words: page(...texts), source: 'text' }).drafts[0]?.fields ?? {};

test('a name of two lines above its label', () => {
  const { nombreAsistente } = fieldsOf(
    [0, 0, 'María Dolores Sanz-Ostiz'],
    [0, 12, 'Bilbao'],
    [0, 26, 'nombre y apellidos'],
    [0, 60, 'K7P2QX'],
    [0, 74, 'localizador'],
    [0, 100, '12'],
    [0, 114, 'fila'],
    [100, 100, '5'],
    [100, 114, 'asiento'],
  );
  expect(nombreAsistente?.value).toBe('María Dolores Sanz-Ostiz Bilbao');
});

test('labels with dots that lead to values are no value of the heading above them', () => {
  const fields = fieldsOf(
    [0, 0, 'SITUACIÓN'],
    [0, 12, 'Campo ........... Pabellón El Soto'],
    [0, 24, 'Calle ........... Av. del Norte 17, 24750 La Bañeza'],
    [0, 36, 'Fila ............ 9'],
    [0, 48, 'Asiento ......... 20'],
    [0, 60, 'Localizador ..... TB0925'],
  );
  expect(fields.direccion?.value).toBe('Av. del Norte 17, 24750 La Bañeza');
});
