import { expect, test } from 'vitest';
import { SURE } from '../read-abono.ts';
import { draftsOf } from './assemble.ts';
import { page } from '../lines/words.fixture.ts';

/** The fields of the only pass of a page. */
function valuesOf(...print: Parameters<typeof page>): Record<string, unknown> {
  const [draft] = draftsOf({ page: 1, words: page(...print), source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

test('values are after and below abbreviated words', () => {
  const values = valuesOf(
    [0, 0, 'BLOQ'],
    [60, 0, 'FILA'],
    [0, 12, '230'],
    [60, 12, '22'],
    [0, 40, 'REF.TICKET'],
    [150, 40, 'T255581581'],
  );
  expect(values).toEqual({ bloque: '230', fila: 22, referenciaTicket: 'T255581581' });
});

test('the kind of pass is below its label, though that ends with the word for a pass', () => {
  const label = 'TIPUS D’ABONAMENT / TIPO DE ABONO';
  expect(valuesOf([0, 0, label], [0, 10, 'Mini (0-6)'])).toEqual({ tipoAbonament: 'Mini (0-6)' });
});

test('the word for a pass is part of the name of a tariff, unless a colon follows', () => {
  const tariffOf = (text: string) => valuesOf([0, 0, text], [0, 20, 'Fila: 7'])['tipoAbonament'];
  expect(tariffOf('Abono Joven')).toBe('Abono Joven');
  expect(tariffOf('Abonament Sènior')).toBe('Abonament Sènior');
  expect(tariffOf('Abono: Joven')).toBe('Joven');
  expect(tariffOf('Abono LM-841309')).toBeUndefined();
});

test('dots that OCR read as letters are not part of the value after them', () => {
  const words = page([0, 0, 'BLOQUE'], [48, 0, '...'], [70, 0, 'eoeaccsoccoo'], [145, 0, 'C11']).map((word) =>
    /^[.e]/.test(word.text) ? { ...word, confidence: 0.05 } : word,
  );
  const rest = page([0, 20, 'FILA'], [48, 20, '20'], [0, 40, 'ASIENTO'], [60, 40, '33']);
  const [draft] = draftsOf({ page: 1, words: [...words, ...rest], source: 'ocr' }).drafts;
  expect(draft?.fields.bloque?.value).toBe('C11');
});

test('the heading of another column is no competition', () => {
  const values = valuesOf(
    [0, 0, 'Concepto'],
    [200, 0, 'Importe'],
    [0, 20, 'Precio del abono'],
    [200, 20, '180,00 €'],
  );
  expect(values).toEqual({ precioEntrada: '180.00' });
});

test('of two stands that may be the ring or the block, the one that names a level is the ring', () => {
  for (const [ring, block] of [
    ['Superior', 'Fondo Norte'],
    ['Tribuna Alta', 'Lateral B-2'],
  ] as const) {
    expect(valuesOf([0, 0, `Zona: ${block}`], [0, 20, 'Fila: 7'], [0, 40, `Grada: ${ring}`])).toMatchObject({
      anillo: ring,
      bloque: block,
    });
    expect(valuesOf([0, 0, `Grada: ${ring}`], [0, 20, 'Fila: 7'], [0, 40, `Zona: ${block}`])).toMatchObject({
      anillo: ring,
      bloque: block,
    });
  }
});

test('an address that is broken behind a hyphen has no space there', () => {
  const { direccion } = valuesOf(
    [0, 0, 'Dirección:'],
    [100, 0, 'Polígono Tres Caminos, parc. 12-'],
    [100, 11, '14, 11100 San Fernando'],
    [0, 40, 'Fila: 7'],
  );
  expect(direccion).toBe('Polígono Tres Caminos, parc. 12-14, 11100 San Fernando');
});

test.each([
  ['Base imponible', '% IVA', 'Cuota IVA', 'Importe'],
  ['Base', 'IVA', 'Cuota', 'Importe'],
  ['Importe sin IVA', 'Tipo IVA', 'IVA', 'Importe con IVA'],
])('the prices of a table with taxes are those with the tax: %s, %s, %s, %s', (...headings) => {
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, index): [number, number, string] => [[0, 150, 250, 330, 430][index] ?? 0, y, text]);
  const values = valuesOf(
    [0, 0, 'Fila: 7'],
    ...row(40, 'Concepto', ...headings),
    ...row(60, 'Precio del abono', '282,18 €', '10 %', '28,22 €', '310,40 €'),
    ...row(80, 'Gastos de distribución', '2,56 €', '21 %', '0,54 €', '3,10 €'),
    ...row(100, 'Total', '284,74 €', '', '28,76 €', '313,50 €'),
  );
  expect(values).toMatchObject({
    precioEntrada: '310.40',
    precioDistribucion: '3.10',
    precioTotal: '313.50',
  });
});

test('rows with a rate say by themselves which amount is without tax, and what cannot be read is their sum', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, index): [number, number, string] => [[0, 250, 330, 430][index] ?? 0, y, text]);
  const values = valuesOf(
    [0, 0, 'Fila: 7'],
    ...row(60, 'Precio del abono', '116,36 €', '10 %', '11,64 €'),
    [520, 60, '128,00 €'],
    ...row(80, 'Gastos de distribución', '1,65 €', '21 %', '0,35 €'),
    [520, 80, '2% e'],
    ...row(100, 'Total', '118,01 €', '', '11,99 €'),
  );
  expect(values).toMatchObject({
    precioEntrada: '128.00',
    precioDistribucion: '2.00',
    precioTotal: '130.00',
  });
});

test('an address with the name of an estate in it is one', () => {
  const address = 'Avda. de los Almogávares 112 bis, Polígono Malpica, 50016 Zaragoza';
  expect(valuesOf([0, 0, 'Fila: 7'], [0, 20, `Dirección: ${address}`])).toMatchObject({ direccion: address });
});

test('a value at the right edge goes on below, and «Grup C-» in «A»', () => {
  // A letter of these pages is six points wide.
  const right = (y: number, text: string): [number, number, string] => [210 - 6 * text.length, y, text];
  expect(
    valuesOf(
      [0, 0, 'EVENTO'],
      right(0, 'Liga Gallega de'),
      right(11, 'Baloncesto'),
      [0, 40, 'FILA'],
      right(40, '7'),
      [0, 60, 'BLOQUE'],
      right(60, '104'),
    ),
  ).toMatchObject({ evento: 'Liga Gallega de Baloncesto', fila: 7, bloque: '104' });
  expect(
    valuesOf([0, 0, 'COMPETICIÓ'], [0, 11, 'Tercera FEB Grup C-'], [0, 22, 'A'], [0, 60, 'Fila: 7']),
  ).toEqual({
    evento: 'Tercera FEB Grup C-A',
    fila: 7,
  });
});

test('«Anillo 1» below the heading «Anillo» of narrow columns is whole', () => {
  const values = valuesOf(
    [0, 0, 'Anillo'],
    [60, 0, 'Bloque'],
    [120, 0, 'Fila'],
    [0, 11, 'Anillo 1'],
    [66, 11, '104'],
    [126, 11, '7'],
  );
  expect(values).toEqual({ anillo: 'Anillo 1', bloque: '104', fila: 7 });
});

test('a value at the other edge of the line below a label with a colon is certain', () => {
  const [draft] = draftsOf({
    page: 1,
    words: page(
      [0, 0, 'DIRECCION:'],
      [40, 11, 'C/ Bomber Ramon Duart 11, 46013 València'],
      [0, 22, 'ANILLO:'],
      [300, 22, 'Medio'],
      [0, 33, 'FILA:'],
      [324, 33, '5'],
    ),
    source: 'text',
  }).drafts;
  expect(draft?.fields.direccion?.value).toBe('C/ Bomber Ramon Duart 11, 46013 València');
  expect(draft?.fields.direccion?.confidence).toBeGreaterThan(SURE);
});

test('a text that reaches the next column goes on below its label', () => {
  const values = valuesOf(
    [0, 0, 'Competiciones: Liga Endesa y Basketball'],
    [250, 0, 'Fila: 7'],
    [0, 11, 'Champions League'],
    [250, 11, 'Asiento: 12'],
  );
  expect(values).toMatchObject({ fila: 7, asiento: 12 });
  expect(
    valuesOf(
      [0, 0, 'Competiciones: Liga Endesa y Basketball'],
      [250, 0, 'Fila: 7'],
      [0, 11, 'Champions League'],
    ),
  ).toMatchObject({ evento: 'Liga Endesa y Basketball Champions League', fila: 7 });
});

test('a tariff that cannot end where its line does goes on below, and another one does not', () => {
  const tariffOf = (line: string, below: string) =>
    valuesOf(
      [0, 0, 'Tipo de abono'],
      [400, 0, 'Fila'],
      [0, 14, line],
      [400, 14, '7'],
      [0, 25, below],
      [0, 60, 'Asiento: 12'],
      [0, 90, 'Condiciones del club para la temporada'],
    ).tipoAbonament;
  expect(tariffOf('Mayores de', '65 años')).toBe('Mayores de 65 años');
  expect(tariffOf('Infantil', 'Hasta 12 años')).toBe('Infantil');
});

test('on a roll, the amount without tax is above its tax, and the price is what they make together', () => {
  const roll = (tax: string) =>
    valuesOf(
      [0, 0, 'Fila: 7'],
      [0, 20, 'BASE'],
      [200, 20, '121,50'],
      [0, 34, 'IGIC 7%'],
      [200, 34, tax],
      [0, 48, 'TOTAL EUR'],
      [200, 48, '130,00'],
    );
  expect(roll('8,50')).toMatchObject({ precioEntrada: '130.00', precioTotal: '130.00' });
});

test('the only amount of a pass, called paid, is its price, for staff to check', () => {
  const paid = (...texts: string[]) =>
    draftsOf({
      page: 1,
      words: page(...texts.map((text, index): [number, number, string] => [0, 20 * index, text])),
      source: 'text',
    }).drafts[0]?.fields ?? {};
  const { precioEntrada, precioTotal } = paid('Fila: 7', 'Importe satisfecho: 95,00 €');
  expect([precioEntrada?.value, precioTotal]).toEqual(['95.00', undefined]);
  expect(precioEntrada?.confidence).toBeLessThan(SURE);
  expect(paid('Fila: 7', 'Total pagado: 95,00 €').precioTotal?.value).toBe('95.00');
});

test('a stand keeps its word, and a level or a number behind the same word does not', () => {
  const anillo = (seat: string) => valuesOf([0, 0, `${seat} · Sector E · Fila 19 · Asiento 24`])['anillo'];
  expect(['Grada Oeste', 'Grada Superior', 'Anillo 2'].map(anillo)).toEqual(['Grada Oeste', 'Superior', '2']);
});
