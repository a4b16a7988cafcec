import { expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

function valuesOf(words: Word[]) {
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  const values = Object.entries(draft?.fields ?? {}).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(values);
}

test('values are beside labels that are printed in two languages, one below the other', () => {
  const words = page(
    [0, 0, 'Adreça'],
    [150, 6, 'Carrer de la Mar 3, 07012 Palma'],
    [0, 12, 'Dirección'],
    [0, 60, 'Anell'],
    [60, 66, 'Nivell 2'],
    [0, 72, 'Anillo'],
    [0, 30, 'Bloc'],
    [60, 36, '104'],
    [0, 42, 'Bloque'],
    [150, 36, 'Fila'],
    [200, 36, '4'],
    [250, 30, 'Seient'],
    [310, 36, '54'],
    [250, 42, 'Asiento'],
  );
  expect(valuesOf(words)).toEqual({
    direccion: 'Carrer de la Mar 3, 07012 Palma',
    anillo: 'Nivell 2',
    bloque: '104',
    fila: 4,
    asiento: 54,
  });
});

test('a label that is the same in both languages is stacked like the others of its lines', () => {
  const words = page(
    [0, 60, 'Nom i cognoms'],
    [200, 60, 'Rosa Mora Pons'],
    [0, 0, 'Fila'],
    [150, 6, '29'],
    [0, 12, 'Fila'],
    [250, 0, 'Seient'],
    [400, 6, '42'],
    [250, 12, 'Asiento'],
  );
  expect(valuesOf(words)).toEqual({ nombreAsistente: 'Rosa Mora Pons', fila: 29, asiento: 42 });
});

test('values of two lines are beside both lines of their label', () => {
  const words = page(
    [0, 0, 'Izen-abizenak'],
    [0, 12, 'Titular'],
    [150, 0, 'Francisco de Asís Otxoa de'],
    [150, 12, 'Retana Ibarrola'],
    [0, 40, 'Ilara'],
    [0, 52, 'Fila'],
    [150, 46, '53'],
    [0, 80, 'Eserlekua'],
    [0, 92, 'Asiento'],
    [150, 86, '126'],
    [0, 120, 'Kokatzailea'],
    [0, 132, 'Localizador'],
    [150, 126, 'RNG692H'],
  );
  expect(valuesOf(words)).toMatchObject({
    nombreAsistente: 'Francisco de Asís Otxoa de Retana Ibarrola',
    fila: 53,
    asiento: 126,
    codigoLocalizador: 'RNG692H',
  });
});

test('a kind above a price, each with its value behind it, are no label of two lines', () => {
  const words = page(
    [0, 0, 'ABONO JUVENIL'],
    [400, 6, 'ZONA'],
    [0, 12, 'PRECIO: 59,00 EUR'],
    [400, 20, 'ANILLO 1'],
    [0, 60, 'Fila: 4'],
    [100, 60, 'Asiento: 10'],
  );
  expect(valuesOf(words)).toMatchObject({
    tipoAbonament: 'ABONO JUVENIL',
    precioEntrada: '59.00',
    anillo: 'ANILLO 1',
  });
});
