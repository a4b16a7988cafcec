import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from '../values/assemble.ts';

// Sheets with a list of labels and values, and below it in the same columns a table.

const LIST: [number, number, string][] = [
  [0, 0, 'Temporada'],
  [120, 0, '2025-26'],
  [0, 12, 'Pabellón'],
  [120, 12, 'Pabellón Municipal de Vega'],
  [0, 24, 'Dirección'],
  [120, 24, 'C/ Nicolás Soria, s/n, 33011 Oviedo'],
  [0, 36, 'Fecha del pedido'],
  [120, 36, '11/06/2026'],
];
const HEADING: [number, number, string][] = [
  [0, 70, 'Núm. abono'],
  [120, 70, 'Apellidos y nombre'],
  [300, 70, 'Sector'],
  [360, 70, 'Fila'],
  [420, 70, 'Asiento'],
];
const row = (y: number, ...values: [string, string, string, string, string]) =>
  values.map((text, index): [number, number, string] => [[0, 120, 300, 395, 465][index] ?? 0, y, text]);

const fieldsIn = (...texts: [number, number, string][]) =>
  draftsOf({ page: 1, words: page(...LIST, ...HEADING, ...texts), source: 'text' }).drafts.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );

test('the only row of a table is no line of a value beside its first heading', () => {
  expect(fieldsIn(...row(84, '100877', 'Farré Bonastre, Laia', 'L2', '14', '5'))).toMatchObject([
    { nombreAsistente: 'Laia Farré Bonastre', bloque: 'L2', fila: 14, asiento: 5 },
  ]);
});

test('a letter below «Sector» is its value, also one that is a small word of labels', () => {
  expect(
    fieldsIn(
      ...row(84, '100877', 'Farré Bonastre, Laia', 'D', '14', '5'),
      ...row(96, '100878', 'Farré Sala, Roger', 'D', '14', '6'),
    ),
  ).toMatchObject([
    { bloque: 'D', fila: 14, asiento: 5 },
    { bloque: 'D', fila: 14, asiento: 6 },
  ]);
});

test('a date is no further line of the address above it', () => {
  expect(fieldsIn(...row(84, '100877', 'Farré Bonastre, Laia', 'L2', '14', '5'))[0]?.['direccion']).toBe(
    'C/ Nicolás Soria, s/n, 33011 Oviedo',
  );
});
