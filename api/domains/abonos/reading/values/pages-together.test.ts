import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';
import { oneBelowAnother } from './pages-together.ts';

type Texts = Parameters<typeof page>;

const fields = (y: number, rows: readonly (readonly [string, string])[]): Texts =>
  rows.flatMap(([label, value], index): Texts => [
    [0, y + 16 * index, label],
    [160, y + 16 * index, value],
  ]);

const ofPass = (number: number) =>
  [
    ['Titular', ['Nuria Cabello Ortiz', 'Iker Lasa Cabello', 'Olga Lasa Ruiz'][number] ?? ''],
    ['Tarifa', 'General'],
    ['Referencia', `KT-7030${number}`],
    ['Localizador', 'PPZ8814Q'],
    ['Recinto', 'Pabellón Los Olmos'],
    ['Grada', 'Grada Alta'],
    ['Bloque', 'B4'],
    ['Fila', '9'],
    ['Asiento', `${11 + number}`],
    ['Precio', '60,00 €'],
    ['Gastos de gestión', '2,00 €'],
    ['Total', '62,00 €'],
  ] as const;

/** A page with the end of a pass, the start of the next one, and a foot that counts the pages. */
const sheet = (number: number, before: number, after: number): Texts => [
  ...fields(0, number > 0 ? ofPass(number - 1).slice(before) : []),
  ...(number < 3
    ? ([[0, 200, `Carné ${number + 1} de 3`], ...fields(216, ofPass(number).slice(0, after))] satisfies Texts)
    : []),
  [100, 420, `Club Los Olmos · hoja ${number + 1} de 4`],
];

test('a pass that a page breaks off behind its first lines keeps them', () => {
  const pages = [sheet(0, 0, 9), sheet(1, 9, 1), sheet(2, 1, 4), sheet(3, 4, 0)].map((texts) =>
    page(...texts),
  );
  const { drafts } = draftsOf({ page: 1, words: oneBelowAnother(pages).words, source: 'text' });
  expect(drafts.map((draft) => draft.fields.nombreAsistente?.value)).toEqual([
    'Nuria Cabello Ortiz',
    'Iker Lasa Cabello',
    'Olga Lasa Ruiz',
  ]);
  expect(drafts.map((draft) => draft.fields.referenciaTicket?.value)).toEqual([
    'KT-70300',
    'KT-70301',
    'KT-70302',
  ]);
});

test('a foot that says something else on each page stays', () => {
  const pages = ['Reserva AA-10', 'Reserva AA-20'].map((foot) => page([0, 0, 'Abono'], [0, 40, foot]));
  expect(oneBelowAnother(pages).words.map(({ text }) => text)).toContain('AA-10');
});

test('the last of two pages is counted «2 de 2» like the first one', () => {
  const pages = [1, 2].map((number) =>
    page([0, 0, `Abono ${number}`], [0, 20, 'Fila 7'], [0, 40, `Pedido 500 · página ${number} de 2`]),
  );
  expect(oneBelowAnother(pages).words.filter(({ text }) => text === 'Pedido')).toHaveLength(1);
});
