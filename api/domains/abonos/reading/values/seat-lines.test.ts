import { describe, expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

// Seats as offices print them: in one line, with vague words, and with names of stands.

function valuesOf(...texts: [number, number, string][]): Record<string, unknown> {
  const [draft] = draftsOf({ page: 1, words: page(...texts), source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

describe('a seat in one line', () => {
  const SEAT = { anillo: 'Segundo Anillo', bloque: '13', fila: 23, asiento: 39 };

  test.each([
    'Anillo Segundo Anillo, Bloque 13, Fila 23, Butaca 39',
    'Grada Segundo Anillo Bloque 13 Fila 23 Asiento 39',
    'Nivel Segundo Anillo – Zona 13 – Fila 23 – Butaca 39',
  ])('«%s»', (line) => {
    expect(valuesOf([0, 0, line])).toMatchObject(SEAT);
  });

  test('behind a label of its own', () => {
    expect(
      valuesOf([0, 0, 'Localidad'], [100, 0, 'Grada Segundo Anillo – Bloque 13 – Fila 23 – Asiento 39']),
    ).toMatchObject(SEAT);
  });

  test('below or beside a list of labels over two lines', () => {
    expect(
      valuesOf(
        [0, 0, 'Titular'],
        [160, 0, 'Ana Pérez García'],
        [0, 30, 'Anillo / Bloque / Fila /'],
        [160, 36, 'Superior / 2 / 21 / 22'],
        [0, 42, 'Asiento'],
        [0, 72, 'Localizador'],
        [160, 72, 'SK27209L'],
      ),
    ).toMatchObject({ anillo: 'Superior', bloque: '2', fila: 21, asiento: 22 });
  });
});

test('a tariff before the season needs no colon, also one with a word for stands', () => {
  expect(valuesOf([0, 0, 'Abono Fundador Temporada 2025/2026'])).toMatchObject({
    tipoAbonament: 'Abono Fundador',
    temporada: '2025/2026',
  });
  expect(valuesOf([0, 0, 'Abono Tribuna Preferente Temporada 2025/2026'])).toMatchObject({
    tipoAbonament: 'Abono Tribuna Preferente',
  });
});

test('«Zona» beside a ring is the block, also a stand or a letter', () => {
  const seat = (zone: string) =>
    valuesOf(
      [0, 0, 'Nivel'],
      [100, 0, 'Zona'],
      [200, 0, 'Fila'],
      [260, 0, 'Butaca'],
      [0, 14, 'Inferior'],
      [100, 14, zone],
      [200, 14, '33'],
      [260, 14, '27'],
    );
  for (const zone of ['109', 'Tribuna Oeste', 'F', 'Norte'])
    expect(seat(zone)).toMatchObject({ anillo: 'Inferior', bloque: zone, fila: 33, asiento: 27 });
});

test('values above their labels belong to the nearer label', () => {
  expect(
    valuesOf(
      [0, 0, 'Alto'],
      [100, 0, 'A'],
      [0, 13, 'ANILLO'],
      [100, 13, 'BLOQUE'],
      [0, 36, '10'],
      [100, 36, '29'],
      [0, 49, 'FILA'],
      [100, 49, 'ASIENTO'],
    ),
  ).toMatchObject({ anillo: 'Alto', bloque: 'A', fila: 10, asiento: 29 });
});

test('dots with spaces between them lead to a value', () => {
  expect(
    valuesOf(
      [0, 0, 'Temporada . . . . . . . . . . . . 2026/2027'],
      [0, 14, 'Grada . . . . . . . . . . . . . . Superior'],
      [0, 28, 'Precio . . . . . . . . . . . . . . 95,00 €'],
    ),
  ).toMatchObject({ temporada: '2026/2027', anillo: 'Superior', precioEntrada: '95.00' });
});

test('headings of two prices beside each other are two labels', () => {
  expect(
    valuesOf(
      [0, 0, 'Localizador'],
      [100, 0, 'Precio'],
      [160, 0, 'Distribución'],
      [260, 0, 'Total'],
      [0, 14, 'DLH555'],
      [100, 14, '72,00 €'],
      [160, 14, '5,00 €'],
      [260, 14, '77,00 €'],
    ),
  ).toMatchObject({ precioEntrada: '72.00', precioDistribucion: '5.00', precioTotal: '77.00' });
});

test('a label at the end of a line has its value at the start of the next one', () => {
  expect(
    valuesOf(
      [0, 0, 'Domicilio social: C/ Tetuán 38, 28034 Madrid – NIF del club organizador:'],
      [0, 12, 'G32062838'],
      [0, 60, 'NIF distribuidor: A08960791'],
    ),
  ).toMatchObject({ nifOrganizador: 'G32062838', nifDistr: 'A08960791' });
});

test('a label that is explained in brackets does not give its value to its neighbour', () => {
  expect(
    valuesOf(
      [0, 0, 'Evento'],
      [200, 0, 'Superliga Femenina'],
      [0, 14, 'Pabellón / Estadio (recinto)'],
      [200, 14, 'Centro Insular Roque Nublo'],
      [0, 28, 'Dirección del recinto'],
      [200, 28, 'Avenida Marítima 125, 35004 Las Palmas de Gran'],
      [200, 40, 'Canaria'],
      [0, 54, 'Bloque'],
      [200, 54, '12'],
    ),
  ).toMatchObject({
    evento: 'Superliga Femenina',
    recinto: 'Centro Insular Roque Nublo',
    direccion: 'Avenida Marítima 125, 35004 Las Palmas de Gran Canaria',
  });
});

test('a vague label behind a word of a language that is not known', () => {
  expect(
    valuesOf(
      [0, 0, 'Titularra / Titular'],
      [240, 0, 'Joseba Etxeberria Lasa'],
      [0, 14, 'Maila / Nivel'],
      [240, 14, 'Goiko maila'],
      [0, 28, 'Prezioa / Precio'],
      [240, 28, '60,00 EUR'],
      [0, 42, 'GUZTIRA / TOTAL'],
      [240, 42, '61,80 EUR'],
    ),
  ).toMatchObject({ anillo: 'Goiko maila', precioEntrada: '60.00', precioTotal: '61.80' });
});

test('of the base, the tax and the amount of an invoice, those that add up are the prices', () => {
  expect(
    valuesOf(
      [200, 0, 'Base'],
      [300, 0, 'IVA 21 %'],
      [400, 0, 'Importe'],
      [0, 14, 'Abono'],
      [200, 14, '152,89'],
      [300, 14, '32,11'],
      [400, 14, '185,00'],
      [0, 28, 'Gastos de distribución'],
      [200, 28, '3,10'],
      [300, 28, '0,65'],
      [400, 28, '3,75'],
      [0, 42, 'TOTAL'],
      [400, 42, '188,75'],
    ),
  ).toMatchObject({ precioEntrada: '185.00', precioDistribucion: '3.75', precioTotal: '188.75' });
});

test('the locator above a table is that of all its passes', () => {
  const { drafts } = draftsOf({
    page: 1,
    words: page(
      [0, 0, 'Localizador: NVK275'],
      [0, 40, 'Nombre'],
      [150, 40, 'Fila'],
      [220, 40, 'Butaca'],
      [300, 40, 'Ref. ticket'],
      [0, 54, 'Amaia Molina'],
      [150, 54, '35'],
      [220, 54, '41'],
      [300, 54, 'VB-33-94426'],
      [0, 68, 'Brais Güell'],
      [150, 68, '14'],
      [220, 68, '35'],
      [300, 68, 'XB-15-17968'],
    ),
    source: 'text',
  });
  expect(drafts.map(({ fields }) => fields.codigoLocalizador?.value)).toEqual(['NVK275', 'NVK275']);
});

test('a ring in front of the labels of a seat, on one line', () => {
  const { drafts } = draftsOf({
    page: 1,
    words: page([0, 0, 'PRIMER ANILLO BLOQUE P1 FILA 1 ASIENTO 6'], [0, 20, 'Localizador: K7P2QX']),
    source: 'text',
  });
  expect(drafts[0]?.fields).toMatchObject({
    anillo: { value: 'PRIMER ANILLO' },
    bloque: { value: 'P1' },
    fila: { value: 1 },
    asiento: { value: 6 },
  });
});

test('«Anillo» names the ring of a seat in a list, and belongs to the value elsewhere', () => {
  expect(valuesOf([0, 0, 'Tu localidad: Anillo Inferior / Bloque B14 / Fila 6 / Asiento 19'])).toMatchObject({
    anillo: 'Inferior',
    bloque: 'B14',
    fila: 6,
    asiento: 19,
  });
  expect(
    valuesOf([0, 0, 'Anillo: Anillo 2'], [0, 20, 'Bloque: B14'], [0, 40, 'Fila: 6'], [0, 60, 'Asiento: 19']),
  ).toMatchObject({ anillo: 'Anillo 2' });
});

test('a ring that is called so keeps its word behind the label of a ring', () => {
  expect(valuesOf([0, 0, 'Zona: Anillo Bajo Sector: 16 Fila: 14 Asiento: 4'])).toMatchObject({
    anillo: 'Anillo Bajo',
    bloque: '16',
  });
});
