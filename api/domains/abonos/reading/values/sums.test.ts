import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import type { Word } from '../model.ts';
import { draftsOf } from './assemble.ts';

const pricesIn = (words: Word[]) =>
  draftsOf({ page: 1, words, source: 'text' }).drafts.map(
    ({ fields: { precioEntrada, precioDistribucion, precioTotal } }) => [
      precioEntrada?.value,
      precioDistribucion?.value,
      precioTotal?.value,
    ],
  );

const pricesOf = (...lines: string[]) =>
  pricesIn(page(...lines.map((text, index): [number, number, string] => [40, 40 + 14 * index, text])));

const SEAT = 'Fila: 4   Asiento: 17   Localizador: RB77X2';

test('three amounts of a sentence that add up are the prices, whatever stands around them', () => {
  expect(
    pricesOf(
      SEAT,
      'El precio queda fijado en 60,00 euros. La empresa que lo vende percibe por ello 1,80 euros, y usted paga por tanto un',
      'total de 61,80 euros. La temporada pasada el precio fue de 58,00 euros; el duplicado cuesta 6,00 euros.',
    ),
  ).toEqual([['60.00', '1.80', '61.80']]);
});

test('each pass of a list has the sum in its lines', () => {
  expect(
    pricesOf(
      'Tu localizador es RB77X2, para la temporada 2025/26.',
      'Bloque 5, fila 8, asiento 21',
      '40,00 € + 1,20 € de gastos de gestión = 41,20 €',
      'Bloque 5, fila 8, asiento 22',
      '30,00 € + 0,90 € de gastos de gestión = 30,90 €',
      'Se han cargado 72,10 € en tu tarjeta.',
    ),
  ).toEqual([
    ['40.00', '1.20', '41.20'],
    ['30.00', '0.90', '30.90'],
  ]);
});

test('an invoice has its prices in the only sum that is not of the tax', () => {
  expect(
    pricesOf(
      SEAT,
      'Abono General      118,00 €',
      'Gastos de distribución: 3,50 €',
      'Base imponible: 100,41 €',
      'IVA 21 %: 21,09 €',
      'Suma y cobro      121,50 €',
    ),
  ).toEqual([['118.00', '3.50', '121.50']]);
});

test('a page with two possible sums says nothing', () => {
  const [prices] = pricesOf(
    SEAT,
    'Cuota: 50,00 €',
    'Uno 2,00 €',
    'Dos 52,00 €',
    'Tres 3,00 €',
    'Cuatro 53,00 €',
  );
  expect(prices).toEqual(['50.00', undefined, undefined]);
});

test('a total is one of the amounts that add up, though its label says the rate of the tax in it', () => {
  const rows: [string, string][] = [
    ['Abono Plata Joven', '75,00 €'],
    ['Gastos de distribución', '2,50 €'],
    ['Importe pagado por este abono (IVA 10 % incluido)', '77,50 €'],
    ['Coste de un duplicado', '4,00 €'],
  ];
  const words = page(
    [40, 20, SEAT],
    ...rows.flatMap(([label, amount], index): [number, number, string][] => [
      [40, 60 + 24 * index, label],
      [480, 60 + 24 * index, amount],
    ]),
  );
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.precioEntrada?.value).toBe('75.00');
  expect(draft?.fields.precioTotal?.value).toBe('77.50');
});

test('amounts may have their cents in words', () => {
  expect(
    pricesOf(
      SEAT,
      'El preu és de 120 euros, amb unes despeses de 3 euros amb 60 cèntims, i en total es paguen 123 euros amb 60',
      'cèntims per a tota la temporada.',
    ),
  ).toEqual([['120.00', '3.60', '123.60']]);
});

test('the parts of a total may be in another paragraph of a letter', () => {
  expect(
    pricesOf(
      SEAT,
      'El club ha rebut de la sòcia la quantitat de 82,05 euros per tota la temporada.',
      '',
      'De la quantitat, 80,00 euros corresponen al carnet i 2,05 euros a qui ven els passis.',
      '',
      'Fer una còpia nova del carnet té un cost de 6,00 euros a la botiga.',
    ),
  ).toEqual([['80.00', '2.05', '82.05']]);
});

test('the price without fees is also the total, if a sentence says both', () => {
  expect(
    pricesOf(
      SEAT,
      'Que el carnet, cuyo precio es de 70,00 euros, está pagado, y se ha cobrado un total de 70,00 euros en mano.',
    ),
  ).toEqual([['70.00', undefined, '70.00']]);
});

test('amounts without tax and the tax beside them are not what is paid', () => {
  const words = page(
    [0, 0, SEAT],
    [150, 40, 'Base'],
    [220, 40, 'IVA 10 %'],
    [300, 40, 'Importe'],
    ...[
      ['Precio entrada', '40,91', '4,09', '45,00 €'],
      ['Gastos de distribución', '1,36', '0,14', '1,50 €'],
      ['Precio total', '42,27', '4,23', '46,50 €'],
    ].flatMap((row, index): [number, number, string][] =>
      row.map((text, column) => [[0, 150, 220, 300][column] ?? 0, 60 + 15 * index, text]),
    ),
  );
  expect(pricesIn(words)).toEqual([['45.00', '1.50', '46.50']]);
});

test('amounts at the right edge of their cells have their label at the left edge', () => {
  const words = page(
    [0, 0, SEAT],
    [0, 40, 'IMPORTES'],
    [100, 40, 'Precio abono'],
    [250, 40, 'Gastos'],
    [350, 40, 'Precio total'],
    [0, 56, '19/06/2027'],
    [205, 56, '78,00 €'],
    [306, 56, '3,00 €'],
    [440, 56, '81,00 €'],
  );
  expect(pricesIn(words)).toEqual([['78.00', '3.00', '81.00']]);
});

test('the price of a free pass is none of the amounts in its small print', () => {
  expect(
    pricesOf(
      SEAT,
      'Precio: 0,00 EUR',
      'Gastos: 0,00 EUR',
      'Total: 0,00 EUR',
      'Este documento es personal; el duplicado cuesta 5,00 EUR.',
    ),
  ).toEqual([['0.00', '0.00', '0.00']]);
});
