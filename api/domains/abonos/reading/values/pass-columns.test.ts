import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Word } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { page } from '../lines/words.fixture.ts';

const ROWS: [string, string, string][] = [
  ['Titular', 'Rocío Benítez', 'Llorenç Sastre'],
  ["Tipus d'abonament", 'Empresa', 'Jove'],
  ['Temporada', '2026/2027', '2026/2027'],
  ['Bloc', '12B', '14A'],
  ['Fila', '18', '10'],
  ['Seient', '25', '44'],
  ['Codi localitzador', 'FHP8050', 'PBPGN7H'],
  ['Referència tiquet', '0740-60594', '5127-13254'],
  ['Preu total', '63,00 €', '147,05 €'],
];
const table = (rows: typeof ROWS): Word[] =>
  rows.flatMap(([label, first, second], row) =>
    page([0, row * 22, label], [140, row * 22, first], [346, row * 22, second]),
  );
const read = (words: Word[], source: 'text' | 'ocr' = 'text') => {
  const { drafts } = draftsOf({ page: 1, words, source });
  return (field: FieldName) => drafts.map(({ fields }) => fields[field]?.value);
};

test('a table may have a pass in each column, beside labels at the left', () => {
  const said = read(table(ROWS));
  expect(said('nombreAsistente')).toEqual(['Rocío Benítez', 'Llorenç Sastre']);
  expect(said('asiento')).toEqual([25, 44]);
  expect(said('codigoLocalizador')).toEqual(['FHP8050', 'PBPGN7H']);
  expect(said('precioTotal')).toEqual(['63.00', '147.05']);
  expect(said('temporada')).toEqual(['2026/2027', '2026/2027']);
});

test('a value that reaches the next column, and one that continues below, stay in their column', () => {
  const words = [
    ...table(ROWS),
    ...page([0, 220, 'Adreça'], [140, 220, 'Plaza de Europa, 1, 28914 Leganés']),
    ...page([346, 220, 'Plaza de Europa, 1, 28914 Leganés']),
    ...page([0, 242, 'Esdeveniment'], [140, 242, 'Lliga Femenina 2 · Temporada'], [140, 255, '2026/27']),
    ...page([346, 242, 'Lliga Femenina 2 · Temporada'], [346, 255, '2026/27']),
  ];
  for (const said of [read(words), read(words, 'ocr')]) {
    expect(said('direccion')).toEqual(Array(2).fill('Plaza de Europa, 1, 28914 Leganés'));
    expect(said('evento')).toEqual(Array(2).fill('Lliga Femenina 2 · Temporada 2026/27'));
  }
});

test('notes after values are not another pass', () => {
  const notes = ROWS.map(([label, value]): [string, string, string] => [
    label,
    value,
    'Vegeu les condicions',
  ]);
  expect(read(table(notes))('asiento')).toEqual([25]);
});

test('a few values after others are not either', () => {
  const few = ROWS.map(([label, first, second], row): [string, string, string] =>
    row < 4 ? [label, first, second] : [label, first, ''],
  );
  expect(read(table(few))('asiento')).toEqual([25]);
});
