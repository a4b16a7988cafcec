import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const LINES = [
  ['Abonado', 'Edurne Zabalza', 'Lamine Roig Tur', 'Marta Roig Sol'],
  ['Tipo', 'General', 'Juvenil', 'Jubilado'],
  ['Bloque', '104', '104', '210'],
  ['Fila', '12', '12', '3'],
  ['Asiento', '5', '6', '21'],
  ['N.º de abono', 'AB-250117', 'AB-250118', 'AB-250119'],
  ['Total', '123,60 €', '61,80 €', '77,75 €'],
];

const table = (lines: readonly (readonly string[])[]) =>
  page(
    ...lines.flatMap((texts, line) =>
      texts.map((text, at): [number, number, string] => [at * 130, 40 + 18 * line, text]),
    ),
  );

test('the columns beside a column of labels are passes', () => {
  const words = [...page([0, 0, 'Localizador: KQ7R2M']), ...table(LINES)];
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const said = drafts.map(({ fields }) =>
    (
      [
        'nombreAsistente',
        'bloque',
        'asiento',
        'referenciaTicket',
        'precioTotal',
        'codigoLocalizador',
      ] as const
    ).map((name) => fields[name]?.value),
  );
  expect(said).toEqual([
    ['Edurne Zabalza', '104', 5, 'AB-250117', '123.60', 'KQ7R2M'],
    ['Lamine Roig Tur', '104', 6, 'AB-250118', '61.80', 'KQ7R2M'],
    ['Marta Roig Sol', '210', 21, 'AB-250119', '77.75', 'KQ7R2M'],
  ]);
});

test('a pass with a line of several amounts has one seat', () => {
  const words = table([...LINES.slice(0, 6).map((texts) => texts.slice(0, 2)), LINES[6] ?? []]);
  expect(draftsOf({ page: 1, words, source: 'text' }).drafts).toHaveLength(1);
});
