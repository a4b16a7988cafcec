import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import { page } from '../lines/words.fixture.ts';

const SEAT: Parameters<typeof page> = [
  [0, 200, 'Fila: 12  Asiento: 5'],
  [0, 220, 'Localizador: K7M2XQ'],
];
const addressIn = (...texts: Parameters<typeof page>) =>
  draftsOf({ page: 1, words: page(...texts, ...SEAT), source: 'ocr' }).drafts[0]?.fields.direccion?.value;

test('the home address of the holder is never that of the arena', () => {
  const holder: Parameters<typeof page> = [
    [0, 0, 'Titular: Aina Coll Ferrer'],
    [0, 20, 'DNI: 43112233K'],
    [0, 40, 'Domicilio: Carrer del Sol 4, 08912 Badalona'],
    [0, 60, 'Teléfono: 600 11 22 33'],
  ];
  expect(addressIn(...holder)).toBeUndefined();
  const arena = 'Avda. Cesáreo Alierta 120, 50013 Zaragoza';
  expect(addressIn(...holder, [0, 160, `Dirección: ${arena}`])).toBe(arena);
});

test('an address next to the identity number of a person is their home', () => {
  const holder: Parameters<typeof page> = [
    [0, 0, 'Nombre y apellidos: Ana Tejedor Pascual'],
    [0, 20, 'NIF: 34516266M'],
    [0, 40, 'Dirección: Avenida da Coruña 71, 27004 Lugo'],
    [0, 60, 'Tipo de abono: Adulto'],
  ];
  expect(addressIn(...holder)).toBeUndefined();
  const arena = 'Avda. Cesáreo Alierta 120, 50013 Zaragoza';
  expect(addressIn([0, 0, 'NIF: 34516266M'], [0, 20, 'Pabellón: Vega'], [0, 40, `Dirección: ${arena}`])).toBe(
    arena,
  );
});

test('an address in a column of a person’s data is their home, though the arena is beside it', () => {
  const arena = 'Avda. Cesáreo Alierta 120, 50013 Zaragoza';
  const form: Parameters<typeof page> = [
    [0, 0, 'Apellidos: García de Diego'],
    [250, 0, 'Tipo de abono: Adulto'],
    [0, 20, 'DNI: 13544250X'],
    [250, 20, 'Temporada: 2025/2026'],
    [0, 40, 'F. nacimiento: 13/07/1990'],
    [250, 40, 'Pabellón: Príncipe Felipe'],
    [0, 60, 'Dirección: Avda. Goya, 88, 1º C'],
    [250, 60, `Ubicación: ${arena}`],
    [0, 80, 'Población: 50017 Zaragoza'],
  ];
  expect(addressIn(...form)).toBe(arena);
});

test('«Domicilio» is the address of the arena where no data of a person are near', () => {
  const address = 'Camí de la Vileta 40, 07011 Palma';
  expect(addressIn([0, 0, 'Instalación: Son Moix'], [0, 20, `Domicilio: ${address}`])).toBe(address);
});

test('an address behind the tax number of a company is that of its office', () => {
  const office = 'Organiza: Club Oria, CIF G20339180. Domicilio: C/ Mayor 9, 20170 Usurbil';
  const arena = 'C/ del Puente 22, 20170 Usurbil';
  expect(addressIn([0, 0, office])).toBeUndefined();
  expect(addressIn([0, 0, office], [0, 60, 'Recinto: Pabellón Zubieta'], [0, 76, arena])).toBe(arena);
  expect(addressIn([0, 0, 'CIF: G20339180'], [300, 0, `Domicilio: ${arena}`])).toBe(arena);
});
