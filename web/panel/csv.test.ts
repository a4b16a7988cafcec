import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const line = (...cells: Parameters<typeof toCsv>[0]['rows'][number]) =>
  toCsv({ header: ['x'], rows: [cells] }).slice('\uFEFFx\r\n'.length);

test('starts with a byte order mark, and every line ends with CRLF', () => {
  expect(toCsv({ header: ['Nombre', 'Año'], rows: [['Núria', 2026]] })).toBe(
    '\uFEFFNombre;Año\r\nNúria;2026\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+34 971+1', "'+34 971+1"],
  ['+34-971', "'+34-971"],
  ['+A1', "'+A1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ['=cmd|"/c calc"!A0', `"'=cmd|""/c calc""!A0"`],
  ['\r=1', `"'\r=1"`],
  ['=1;2', `"'=1;2"`],
])('%j is no formula any more', (text, expected) => expect(line(text)).toBe(`${expected}\r\n`));

test.each([
  ['Mas, Joan', 'Mas, Joan'],
  ['+34971123456', '+34971123456'],
  ['+34 971 12 34 56', '+34 971 12 34 56'],
  ['el «6º»', 'el «6º»'],
  ['dijo "hola"', '"dijo ""hola"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['a;b', '"a;b"'],
  ['5-3', '5-3'],
])('%j is written as %j', (text, expected) => expect(line(text)).toBe(`${expected}\r\n`));

test('numbers stay numbers, also below zero, and a null is an empty cell', () => {
  expect(line(-4.5, 0, 1234567.25, null, undefined, '')).toBe('-4,5;0;1234567,25;;;\r\n');
});

test('dates are in club time, with their year and without a comma', () => {
  expect(line(new Date('2026-07-01T22:30:00.000Z'), 'x')).toBe('02/07/2026 00:30;x\r\n');
});

test('formulas in the header are disarmed too', () => {
  expect(toCsv({ header: ['=x'], rows: [] })).toBe("\uFEFF'=x\r\n");
});
