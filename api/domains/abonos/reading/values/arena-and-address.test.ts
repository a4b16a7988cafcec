import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from './assemble.ts';

const fieldsOf = (...texts: [number, number, string][]) =>
  draftsOf({
    page: 1,
    words: page([0, 100, 'Bloque: 104'], [100, 100, 'Fila: 12'], [200, 100, 'Asiento: 5'], ...texts),
    source: 'text',
  }).drafts[0]?.fields ?? {};

test.each([
  'Lugar: Polideportivo El Soto, C/ Mayor 4, 26004 Logroño',
  'Recinto: Polideportivo El Soto (C/ Mayor 4, 26004 Logroño).',
  'Pabellón: Polideportivo El Soto — C/ Mayor 4, 26004 Logroño',
  'Polideportivo El Soto. C/ Mayor 4, 26004 Logroño',
])('an arena and its address in one text: «%s»', (text) => {
  const { recinto, direccion } = fieldsOf([0, 0, text]);
  expect([recinto?.value, direccion?.value]).toEqual(['Polideportivo El Soto', 'C/ Mayor 4, 26004 Logroño']);
});

test('an address with its own label counts more than one behind the arena', () => {
  const { recinto, direccion } = fieldsOf(
    [0, 0, 'Recinto: Polideportivo El Soto, C/ Mayor 4, 26004 Logroño'],
    [0, 20, 'Dirección del recinto: Calle Mayor, 4, 26004 Logroño'],
  );
  expect([recinto?.value, direccion?.value]).toEqual([
    'Polideportivo El Soto',
    'Calle Mayor, 4, 26004 Logroño',
  ]);
});

test('below the label of an address there may be the arena first', () => {
  const { recinto, direccion } = fieldsOf(
    [0, 0, '¿Cómo llegar?'],
    [0, 12, 'Palacio de los Deportes El Soto'],
    [0, 24, 'Paseo Marítimo, 22, 11010 Cádiz'],
  );
  expect([recinto?.value, direccion?.value]).toEqual([
    'Palacio de los Deportes El Soto',
    'Paseo Marítimo, 22, 11010 Cádiz',
  ]);
});

test('beside one label there may be the arena with its address in the next line', () => {
  const { recinto, direccion } = fieldsOf(
    [0, 0, 'Instalación'],
    [200, 0, 'Pabellón de las Eras'],
    [200, 12, 'Bulevar de la Paz 16, 39300 Torrelavega'],
    [0, 30, 'Anillo'],
    [200, 30, 'Superior'],
    [0, 48, 'Localizador'],
    [200, 48, 'K7P2QX'],
  );
  expect([recinto?.value, direccion?.value]).toEqual([
    'Pabellón de las Eras',
    'Bulevar de la Paz 16, 39300 Torrelavega',
  ]);
});

test.each(['Plaza de la Cruz, s/n. 26004 Logroño', 'C/ del Soto, núm. 12, 26004 Logroño'])(
  'points of «s/n.» and «núm.» are inside an address: «%s»',
  (address) => {
    const { recinto, direccion } = fieldsOf(
      [0, 0, 'Recinto: Polideportivo El Soto'],
      [0, 20, `Dirección: ${address}`],
    );
    expect([recinto?.value, direccion?.value]).toEqual(['Polideportivo El Soto', address]);
    const behind = fieldsOf([0, 0, `Recinto: Polideportivo El Soto. ${address}`]);
    expect([behind.recinto?.value, behind.direccion?.value]).toEqual(['Polideportivo El Soto', address]);
  },
);

test('the town of an address is below its street, though larger print of another part of the sheet is beside it', () => {
  const other = page([0, 52, 'ABONAMENT TEMPORADA 2025-2026']).map((word) => ({
    ...word,
    y0: word.y0 - 5,
    y1: word.y1 + 3,
  }));
  const words = [
    ...page(
      [0, 120, 'Sector 4'],
      [100, 120, 'Fila 16'],
      [200, 120, 'Seient 40'],
      [400, 0, 'Com arribar-hi'],
      [400, 26, 'Pavelló Nou Congost'],
      [400, 39, 'Ctra. de Sant Joan, s/n'],
      [400, 52, '08242 Manresa'],
    ),
    ...other,
  ];
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect([draft?.fields.recinto?.value, draft?.fields.direccion?.value]).toEqual([
    'Pavelló Nou Congost',
    'Ctra. de Sant Joan, s/n 08242 Manresa',
  ]);
});

test('an address goes on below its label beside other texts, if only the town is missing', () => {
  const read = (town: string) =>
    fieldsOf(
      [0, 0, 'Fecha: 03.08.2025'],
      [300, 0, 'Dirección: Calle Rastrojo, s/n'],
      [0, 11, 'Forma de pago: Bizum'],
      [300, 11, town],
    ).direccion?.value;
  expect(read('47014 Valladolid')).toBe('Calle Rastrojo, s/n 47014 Valladolid');
  expect(read('Entrada por la puerta 4')).toBe('Calle Rastrojo, s/n');
});
