import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { type FieldName, SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

type Texts = Parameters<typeof page>;

const said = (words: ReturnType<typeof page>, name: FieldName) =>
  draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) => fields[name]?.value);

const HEADING: Texts = [
  [40, 0, 'C.D. CANASTA ALTA'],
  [40, 14, 'CIF G28910446'],
  [0, 28, '------------------------'],
  [0, 42, 'LOCALIZADOR JR5602'],
  [0, 56, '========================'],
  [20, 70, 'TERCERA FEB 2025/26'],
  [20, 84, 'POLIDEPORTIVO LAS ERAS'],
  [0, 98, '========================'],
];

/** A pass on a roll of paper, without a label for its holder. */
const onRoll = (y: number, name: string, [row, seat]: [number, number], prices: readonly string[]): Texts => [
  [0, y, name],
  [0, y + 14, 'Clase'],
  [160, y + 14, 'GENERAL'],
  [0, y + 28, 'Bloque'],
  [160, y + 28, '4'],
  [0, y + 42, 'Fila'],
  [160, y + 42, String(row)],
  [0, y + 56, 'Asiento'],
  [160, y + 56, String(seat)],
  ...['Importe abono', 'Gastos gestion', 'Total abono'].flatMap((label, index): Texts =>
    prices[index]
      ? [
          [0, y + 70 + 14 * index, label],
          [160, y + 70 + 14 * index, prices[index]],
        ]
      : [],
  ),
  [0, y + 112, '========================'],
];

const TOTALS: Texts = [
  [0, 378, 'TOTAL A PAGAR'],
  [160, 378, '72,00'],
  [0, 392, 'Entregado'],
  [160, 392, '80,00'],
];

test('passes below each other have their own names without labels, and what is printed once above them', () => {
  const words = page(
    ...HEADING,
    ...onRoll(112, 'VERONICA LLAMAS PRADOS', [2, 9], ['55,00', '1,00', '56,00']),
    ...onRoll(238, 'BRUNO LOPEZ LLAMAS', [2, 10], ['15,50', '0,50', '16,00']),
    ...TOTALS,
  );
  expect(said(words, 'nombreAsistente')).toEqual(['VERONICA LLAMAS PRADOS', 'BRUNO LOPEZ LLAMAS']);
  expect(said(words, 'codigoLocalizador')).toEqual(['JR5602', 'JR5602']);
  expect(said(words, 'recinto')).toEqual(['POLIDEPORTIVO LAS ERAS', 'POLIDEPORTIVO LAS ERAS']);
  expect(said(words, 'precioTotal')).toEqual(['56.00', '16.00']);
});

test('what an order costs is the price of none of its passes', () => {
  const words = page(
    ...HEADING,
    ...onRoll(112, 'VERONICA LLAMAS PRADOS', [2, 9], ['55,00']),
    ...onRoll(238, 'BRUNO LOPEZ LLAMAS', [2, 10], ['15,50']),
    ...TOTALS,
  );
  expect(said(words, 'precioEntrada')).toEqual(['55.00', '15.50']);
  expect(said(words, 'precioTotal')).toEqual([undefined, undefined]);
});

test('the subtotal of each pass is its total, which the price and the fees add up to', () => {
  const pass = (y: number, name: string, seat: number, prices: readonly string[]): Texts => [
    [0, y, `Titular: ${name}`],
    [0, y + 14, `Bloque 110, Fila 17, Asiento ${seat}`],
    ...['Precio', 'Gastos de gestión', 'Subtotal'].flatMap((label, index): Texts => [
      [0, y + 28 + 14 * index, label],
      [160, y + 28 + 14 * index, prices[index] ?? ''],
    ]),
  ];
  const words = page(
    [0, 0, 'Localizador: UBC202884'],
    ...pass(40, 'Sofía Campos Marín', 21, ['411,00 €', '2,50 €', '413,50 €']),
    ...pass(140, 'Hugo Ruiz Campos', 22, ['134,00 €', '2,50 €', '136,50 €']),
  );
  expect(said(words, 'precioEntrada')).toEqual(['411.00', '134.00']);
  expect(said(words, 'precioTotal')).toEqual(['413.50', '136.50']);
});

/** A card with values above their labels, and its holder without one. */
const card = (x: number, y: number, name: string, seat: number): Texts => [
  [x, y, name],
  [x, y + 30, 'C2'],
  [x + 70, y + 30, '7'],
  [x + 130, y + 30, String(seat)],
  [x, y + 44, 'Bloque'],
  [x + 70, y + 44, 'Fila'],
  [x + 130, y + 44, 'Asiento'],
  [x, y + 70, 'Total: 82,50 €'],
];

test('cards beside and below each other have the texts inside them', () => {
  const words = page(
    [0, 0, 'Localizador del pedido: UBC202884'],
    ...card(0, 40, 'Sofía Campos Marín', 21),
    ...card(300, 40, 'Hugo Ruiz Campos', 22),
    ...card(0, 180, 'Elena Ruiz Campos', 23),
    [0, 300, 'Importe total del pedido: 247,50 €'],
  );
  expect(said(words, 'nombreAsistente')).toEqual([
    'Sofía Campos Marín',
    'Hugo Ruiz Campos',
    'Elena Ruiz Campos',
  ]);
  expect(said(words, 'asiento')).toEqual([21, 22, 23]);
  expect(said(words, 'precioTotal')).toEqual(['82.50', '82.50', '82.50']);
  expect(said(words, 'codigoLocalizador')).toEqual(['UBC202884', 'UBC202884', 'UBC202884']);
});

test('texts like names at the same place of each pass are its holders, with given names that nobody knows', () => {
  const words = page(
    ...card(0, 40, 'Hotzanka Wisnar', 21),
    ...card(300, 40, 'Hugo Ruiz Campos', 22),
    ...card(0, 180, 'Zephra Ruiz Wisnar', 23),
    ...card(300, 180, 'Brunilka Ruiz Wisnar', 24),
  );
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const names = drafts.map(({ fields }) => fields.nombreAsistente);
  expect(names.map((name) => name?.value)).toEqual([
    'Hotzanka Wisnar',
    'Hugo Ruiz Campos',
    'Zephra Ruiz Wisnar',
    'Brunilka Ruiz Wisnar',
  ]);
  const isSure = names.map((name) => (name?.confidence ?? 1) >= SURE);
  expect(isSure).toEqual([false, true, false, false]);
});

test.each(['Gol Norte', 'Basket Riomar'])('«%s» at the same place of each pass is no holder', (text) => {
  const words = page(...card(0, 40, text, 21), ...card(300, 40, text, 22));
  expect(said(words, 'nombreAsistente')).toEqual([undefined, undefined]);
});

test('a tariff alone in a pass needs no label; the title of a paper is none', () => {
  const words = page(
    ...card(0, 40, 'Abono de Temporada', 21),
    [0, 52, 'Infantil'],
    ...card(300, 40, 'Abono de Temporada', 22),
    [300, 52, 'Adulto +65'],
  );
  expect(said(words, 'tipoAbonament')).toEqual(['Infantil', 'Adulto +65']);
});

test('what also stands above the first pass begins each of them, however near it is to the one before', () => {
  const pass = (y: number, name: string, seat: number): Texts => [
    [0, y, 'Basket Riomar'],
    [0, y + 14, name],
    [0, y + 60, 'Bloque: 4'],
    [100, y + 60, 'Fila: 12'],
    [200, y + 60, `Asiento: ${seat}`],
    [0, y + 80, `Localizador: K7P2Q${seat}`],
  ];
  const words = page(...pass(0, 'Sofía Campos Marín', 21), ...pass(94, 'Hugo Ruiz Campos', 22));
  expect(said(words, 'nombreAsistente')).toEqual(['Sofía Campos Marín', 'Hugo Ruiz Campos']);
});
