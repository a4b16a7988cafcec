import { expect, test } from 'vitest';
import type { FieldName } from '../read-abono.ts';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const HEADING: Parameters<typeof page> = [
  [0, 0, 'Persona abonada'],
  [150, 0, 'Tipo'],
  [220, 0, 'Bloque'],
  [270, 0, 'Fila'],
  [310, 0, 'Asiento'],
  [370, 0, 'Referencia'],
];
const ROWS = [
  ['Ferran Piquer Mas', 'General', '104', '6', '30', 'GE-0912'],
  ['Lidón Climent Vives', 'Joven', '210', '2', '7', 'GE-0915'],
  ['Martí Sanchis Pla', 'General', '104', '6', '31', 'GE-0913'],
];
const AT = [0, 150, 220, 270, 310, 370, 450, 510, 590];

/** A table with three columns of amounts. */
function table(headings: readonly string[], amounts: readonly (readonly string[])[]) {
  const cells = ROWS.flatMap((row, index): [number, number, string][] =>
    [...row, ...(amounts[index] ?? [])].map((text, at) => [AT[at] ?? 0, 20 * (index + 1), text]),
  );
  const names = headings.map((text, at): [number, number, string] => [AT[6 + at] ?? 0, 0, text]);
  return page(...HEADING, ...names, ...cells);
}

const pricesIn = (words: ReturnType<typeof page>, source: 'text' | 'ocr' = 'text') => {
  const said = (fields: ReturnType<typeof draftsOf>['drafts'][number]['fields'], name: FieldName) =>
    fields[name]?.value;
  return draftsOf({ page: 1, words, source }).drafts.map(({ fields }) =>
    (['precioEntrada', 'precioDistribucion', 'precioTotal'] as const).map((name) => said(fields, name)),
  );
};

const AMOUNTS = [
  ['90,00', '2,70', '92,70'],
  ['60,00', '1,80', '61,80'],
  ['90,00', '2,70', '92,70'],
];

test.each([
  ['Precio', 'Dstr', 'Importe'],
  ['Tarifa', 'Tramit.', 'Importe'],
  ['Importe', 'Canal', 'Suma'],
])('of columns «%s», «%s» and «%s», those whose sums are right are price, fees and total', (...headings) => {
  expect(pricesIn(table(headings, AMOUNTS))).toEqual([
    ['90.00', '2.70', '92.70'],
    ['60.00', '1.80', '61.80'],
    ['90.00', '2.70', '92.70'],
  ]);
});

test('the prices of a table with one row are known by their sum, too', () => {
  const words = table(['Precio', 'Dstr', 'Importe'], AMOUNTS).filter(({ y0 }) => y0 <= 20);
  expect(pricesIn(words)).toEqual([['90.00', '2.70', '92.70']]);
});

test('a total may stand before its parts', () => {
  const turned = AMOUNTS.map(([price = '', fees = '', total = '']) => [total, price, fees]);
  expect(pricesIn(table(['Total', 'Precio', 'Canal'], turned))[1]).toEqual(['60.00', '1.80', '61.80']);
});

test('a discount or a tax is no fee, though the sum is right', () => {
  const discounted = AMOUNTS.map(([price = '', off = '', paid = '']) => [paid, off, price]);
  expect(pricesIn(table(['Precio', 'Descuento', 'Importe'], discounted))[0]?.[1]).not.toBe('2.70');
  expect(pricesIn(table(['Base', 'IVA', 'Total'], AMOUNTS))[0]?.[1]).not.toBe('2.70');
});

test.each([
  ['a text layer', 'text'],
  ['a picture', 'ocr'],
] as const)(
  'in %s a row with as many texts as headings has one in each column, though amounts are below the next heading',
  (_, source) => {
    const cells = (y: number, price: string, fees: string, total: string): Parameters<typeof page> => [
      [0, y, 'Lidón Climent Vives'],
      [150, y, '104'],
      [220, y, '6'],
      [270, y, String(30 + y)],
      [380, y, price],
      [486, y, fees],
      [560, y, total],
    ];
    const words = page(
      ...['Abonado', 'Bloque', 'Fila', 'Asiento'].map((text, index): [number, number, string] => [
        [0, 150, 220, 270][index] ?? 0,
        0,
        text,
      ]),
      [350, 0, 'Abono €'],
      [420, 0, 'Distrib. €'],
      [500, 0, 'Total €'],
      ...cells(20, '75,00', '2,50', '77,50'),
      ...cells(40, '75,00', '2,50', '77,50'),
      [350, 80, 'Localizador: K7P2QX'],
    );
    expect(pricesIn(words, source)).toEqual([
      ['75.00', '2.50', '77.50'],
      ['75.00', '2.50', '77.50'],
    ]);
  },
);

test('a heading of two lines, and a column without a heading, take no value of their neighbours', () => {
  const words = [
    ...table(['Precio', '', 'Importe'], AMOUNTS).map((word) => ({
      ...word,
      x0: word.x0 + 20,
      x1: word.x1 + 20,
    })),
    ...page([530, -5, 'Cargo del'], [530, 5, 'canal'], [0, 20, '1'], [0, 40, '2'], [0, 60, '3']),
  ];
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  expect(drafts.map(({ fields }) => fields.referenciaTicket?.value)).toEqual([
    'GE-0912',
    'GE-0915',
    'GE-0913',
  ]);
  expect(pricesIn(words)).toEqual([
    ['90.00', '2.70', '92.70'],
    ['60.00', '1.80', '61.80'],
    ['90.00', '2.70', '92.70'],
  ]);
});

test('a cell may say the whole seat, with a label for each part of it', () => {
  const row = (y: number, name: string, seat: number): Parameters<typeof page> => [
    [0, y, name],
    [150, y, 'General'],
    [220, y, `Anillo Alto, bloque 104, fila 12, asiento ${seat}`],
    [520, y, `AB-2501${seat}`],
    [600, y, '61,80 €'],
  ];
  const words = page(
    [0, 0, 'Titular'],
    [150, 0, 'Tipo'],
    [220, 0, 'Localidad'],
    [520, 0, 'Referencia'],
    [600, 0, 'Total'],
    ...row(20, 'Ferran Piquer Mas', 30),
    ...row(40, 'Lidón Climent Vives', 31),
  );
  const passes = draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) =>
    (['nombreAsistente', 'anillo', 'bloque', 'fila', 'asiento'] as const).map((name) => fields[name]?.value),
  );
  expect(passes).toEqual([
    ['Ferran Piquer Mas', 'Alto', '104', 12, 30],
    ['Lidón Climent Vives', 'Alto', '104', 12, 31],
  ]);
});

test('the line of sums below a table is no part of its last row', () => {
  const sums = page([0, 80, 'Suma'], [450, 80, '240,00'], [510, 80, '7,20'], [590, 80, '247,20']);
  const words = [...table(['Precio €', 'Distrib. €', 'Total €'], AMOUNTS), ...sums];
  expect(pricesIn(words)).toHaveLength(3);
  expect(pricesIn(words)[2]).toEqual(['90.00', '2.70', '92.70']);
});

test('what an order costs is the price of none of its passes', () => {
  const words = [...table([], []), ...page([400, 90, 'Total a pagar'], [510, 90, '247,20'])];
  expect(pricesIn(words)).toEqual(ROWS.map(() => [undefined, undefined, undefined]));
});

test('a column of people below an unknown heading has the names of the passes', () => {
  const words = page(
    [0, 0, 'Quien viene'],
    [150, 0, 'Zona del palco'],
    [270, 0, 'Fila'],
    [310, 0, 'Asiento'],
    [370, 0, 'Referencia'],
    ...['Greta Lindholm', 'Marta Olmo Pardo', 'Bao Nguyen'].flatMap((name, row): Parameters<typeof page> => [
      [0, 20 * (row + 1), name],
      [150, 20 * (row + 1), 'Palco Real'],
      [270, 20 * (row + 1), '1'],
      [310, 20 * (row + 1), String(row + 4)],
      [370, 20 * (row + 1), `HP-770${row}`],
    ]),
    [0, 100, 'Att.: Lourdes Peña Rey'],
  );
  const names = draftsOf({ page: 1, words, source: 'text' }).drafts.map(
    ({ fields }) => fields.nombreAsistente?.value,
  );
  expect(names).toEqual(['Greta Lindholm', 'Marta Olmo Pardo', 'Bao Nguyen']);
});
