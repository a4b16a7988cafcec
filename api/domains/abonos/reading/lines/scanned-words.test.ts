import { expect, test } from 'vitest';
import { asPrinted } from './scanned-words.ts';
import { page } from './words.fixture.ts';

const said = (text: string) =>
  asPrinted(page([0, 0, text]))
    .map((word) => word.text)
    .join(' ');

test.each(['M:', 'M*', 'M”', 'M2'])('«Mª» between names is recognised though OCR reads «%s»', (read) => {
  expect(said(`Francisca ${read} Ferrer Pérez`)).toBe('Francisca Mª Ferrer Pérez');
});

test('an initial before a value stays', () => {
  expect(said('M: 12')).toBe('M: 12');
});

test.each(['Ne', 'N2', 'N:', 'N*'])('«Nº» of a label is recognised though OCR reads «%s»', (read) => {
  expect(said(`${read} de abono`)).toBe('Nº de abono');
  expect(said(`${read} Localizador`)).toBe('Nº Localizador');
});

test('and before a code', () => {
  expect(said('N.2 BF-02084')).toBe('Nº BF-02084');
  expect(said('N2 3')).toBe('N2 3');
});

test('a word like «Nº» before another one stays', () => {
  expect(said('No se admiten cambios')).toBe('No se admiten cambios');
  expect(said('N2 43')).toBe('N2 43');
});

test('the last dots of a leader are no part of the value behind it', () => {
  expect(said('Nombre.. . Paula Domínguez')).toBe('Nombre.. Paula Domínguez');
  const far = (value: string) =>
    asPrinted(page([0, 0, 'Total'], [200, 0, value]))
      .map(({ text }) => text)
      .join(' ');
  expect(far('.222,50 €')).toBe('Total 222,50 €');
  expect(far('. Grada Baja')).toBe('Total Grada Baja');
});

test('points inside and at the end of a text stay', () => {
  expect(said('C. Mayor 3. Ref .NET')).toBe('C. Mayor 3. Ref .NET');
});
