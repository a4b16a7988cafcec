import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from '../values/assemble.ts';

const fieldsOf = (...texts: [number, number, string][]) => {
  const [draft] = draftsOf({ page: 1, words: page(...texts), source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, field]) => [name, field?.value]));
};

test('behind a stroke, the rest of a label may be in a language that is not known', () => {
  expect(
    fieldsOf(
      [0, 0, 'Localizador / Buchungsnummer'],
      [300, 0, 'N.º de abono / Dauerkarte Nr'],
      [0, 14, 'CBB8HQ2T'],
      [300, 14, 'ST-004127'],
      [0, 40, 'Fila / Reihe'],
      [100, 40, 'Asiento / Platz'],
      [0, 54, '6'],
      [100, 54, '25'],
    ),
  ).toMatchObject({ codigoLocalizador: 'CBB8HQ2T', referenciaTicket: 'ST-004127', fila: 6, asiento: 25 });
});

test('«NIF» behind the company is one label with it', () => {
  expect(
    fieldsOf(
      [0, 0, 'ORGANIZADOR · N.I.F.'],
      [300, 0, 'DISTRIBUIDOR · N.I.F.'],
      [0, 14, 'Agrupación Moncayo · G-50188465'],
      [300, 14, 'Localidades del Ebro · B-50992312'],
      [0, 40, 'Fila: 6'],
      [100, 40, 'Asiento: 25'],
    ),
  ).toMatchObject({ nifOrganizador: 'G50188465', nifDistr: 'B50992312' });
});

test('a text behind a colon is the value, even if it is like a label', () => {
  expect(
    fieldsOf([0, 0, 'Clase: Socio de número'], [0, 20, 'Fila: 6'], [100, 20, 'Asiento: 25']),
  ).toMatchObject({ tipoAbonament: 'Socio de número' });
});

test('a currency in a column of its own belongs to the amount behind it', () => {
  expect(
    fieldsOf(
      [0, 0, 'PRECIO DEL ABONO .........'],
      [200, 0, 'EUR'],
      [260, 0, '105,00'],
      [0, 14, 'GASTOS DE DISTRIBUCION ...'],
      [200, 14, 'EUR'],
      [260, 14, '2,10'],
      [0, 28, 'TOTAL A PAGAR ............'],
      [200, 28, 'EUR'],
      [260, 28, '107,10'],
      [0, 42, 'Fila: 6'],
      [100, 42, 'Asiento: 25'],
    ),
  ).toMatchObject({ precioEntrada: '105.00', precioDistribucion: '2.10', precioTotal: '107.10' });
});

test('«Grada» names the block of a paper that has a ring', () => {
  expect(
    fieldsOf(
      [0, 0, 'Nivel: Bajo'],
      [100, 0, 'Grada: 102'],
      [200, 0, 'Fila: 6'],
      [300, 0, 'Asiento: 25'],
      [0, 20, 'Bono n.º: B-0310'],
    ),
  ).toMatchObject({ anillo: 'Bajo', bloque: '102', referenciaTicket: 'B-0310' });
});

test('a heading in two languages has no value behind its stroke', () => {
  const fields = fieldsOf(
    [0, 0, 'Full d’abonament / Hoja de abono'],
    [0, 40, 'Tipus'],
    [120, 40, 'Carnet Jove'],
    [0, 60, 'Fila'],
    [120, 60, '10'],
  );
  expect(fields).toMatchObject({ tipoAbonament: 'Carnet Jove', fila: 10 });
});

test('the genitive of a Basque word is a word of labels too', () => {
  const fields = fieldsOf([0, 0, 'Antolatzailearen IFZ'], [200, 0, 'G07012347'], [0, 40, 'Ilara: 7']);
  expect(fields).toMatchObject({ nifOrganizador: 'G07012347', fila: 7 });
});

test('a pass may be in German', () => {
  const fields = fieldsOf(
    [0, 0, 'Inhaber'],
    [120, 0, 'Jürgen Weiß'],
    [0, 20, 'Kategorie'],
    [120, 20, 'Dauerkarte Ermäßigt'],
    [0, 40, 'Rang'],
    [120, 40, 'Oberrang'],
    [240, 40, 'Block'],
    [300, 40, 'C3'],
    [0, 60, 'Reihe'],
    [120, 60, '24'],
    [240, 60, 'Platz'],
    [300, 60, '25'],
    [0, 80, 'Kartennummer: DK0086824'],
    [0, 100, 'Buchungscode: 282-YA6'],
    [0, 120, 'Steuernummer (NIF): G57904468'],
  );
  expect(fields).toMatchObject({
    nombreAsistente: 'Jürgen Weiß',
    tipoAbonament: 'Dauerkarte Ermäßigt',
    anillo: 'Oberrang',
    bloque: 'C3',
    fila: 24,
    asiento: 25,
    referenciaTicket: 'DK0086824',
    codigoLocalizador: '282-YA6',
  });
});
