import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import type { FieldName } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';

type Texts = Parameters<typeof page>;

const said = (words: ReturnType<typeof page>, ...names: FieldName[]) =>
  draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) =>
    names.map((name) => fields[name]?.value),
  );

/** An item of an order: what was bought and its amounts, and the details below. */
const item = (y: number, what: string, amounts: readonly string[], details: readonly string[]): Texts => [
  [0, y, what],
  ...amounts.map((amount, index): Texts[number] => [300 + 80 * index, y, amount]),
  ...details.map((detail, index): Texts[number] => [20, y + 14 * (index + 1), detail]),
];

const order = (...items: Texts) =>
  page(
    [0, 0, 'Competición: Liga Regular Segunda FEB, temporada 2025-26'],
    [0, 20, 'Localizador: KD52PLM'],
    [0, 60, 'Concepto'],
    [300, 60, 'Precio'],
    [380, 60, 'Gastos'],
    [460, 60, 'Total'],
    ...items,
    [0, 250, 'Total pedido'],
    [300, 250, '190,00'],
    [380, 250, '4,00'],
    [460, 250, '194,00'],
  );

const details = (name: string, seat: number) => [
  `Titular: ${name}`,
  'Anillo: Grada Baja',
  `Bloque 7, fila 3, asiento ${seat}`,
];

const ITEMS = order(
  ...item(80, 'Abono Adulto n.º ZT-55012', ['120,00', '2,00', '122,00'], details('Rosa Pinilla Cobos', 21)),
  ...item(160, 'Abono Juvenil n.º ZT-55013', ['70,00', '2,00', '72,00'], details('Hugo Salas Pinilla', 22)),
);

test('the details of an item are in the lines below its row', () => {
  expect(said(ITEMS, 'nombreAsistente', 'asiento', 'precioEntrada', 'precioTotal')).toEqual([
    ['Rosa Pinilla Cobos', 21, '120.00', '122.00'],
    ['Hugo Salas Pinilla', 22, '70.00', '72.00'],
  ]);
});

test('an item says the tariff and the number of its pass, and no competition', () => {
  expect(said(ITEMS, 'tipoAbonament', 'referenciaTicket', 'evento')).toEqual([
    ['Abono Adulto', 'ZT-55012', 'Liga Regular Segunda FEB'],
    ['Abono Juvenil', 'ZT-55013', 'Liga Regular Segunda FEB'],
  ]);
});

test('an invoice that numbers its lines has a label before what was bought', () => {
  const line = (y: number, number: string, what: string, name: string, seat: string): Texts => [
    [0, y, number],
    [30, y, `Tipo de abono: ${what}`],
    [300, y, '100,00'],
    [380, y, '2,00'],
    [460, y, '102,00'],
    [30, y + 12, `Abonado: ${name}`],
    [30, y + 24, `Localizador: KD52P${seat}`],
    [30, y + 36, `Referencia: RD-26-391${seat}`],
    [30, y + 48, `Bloque: A Fila: 4 Asiento: ${seat}`],
  ];
  const words = page(
    [0, 40, 'N.º'],
    [30, 40, 'Concepto'],
    [300, 40, 'Precio €'],
    [380, 40, 'Distribución €'],
    [460, 40, 'Total €'],
    ...line(60, '1', 'Peque', 'Kevin Tirado Ruiz', '86'),
    ...line(130, '2', 'Palco', 'Rosa Pinilla Cobos', '87'),
  );
  expect(said(words, 'tipoAbonament', 'bloque', 'fila', 'asiento')).toEqual([
    ['Peque', 'A', 4, 86],
    ['Palco', 'A', 4, 87],
  ]);
});
