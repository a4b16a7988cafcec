import { describe, expect, test } from 'vitest';
import { draftsOf } from '../values/assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

const valuesOf = (words: Word[]) =>
  Object.fromEntries(
    draftsOf({ page: 1, words, source: 'text' }).drafts.flatMap(({ fields }) =>
      Object.entries(fields).map(([name, field]) => [name, field.value]),
    ),
  );

describe('labels find their values', () => {
  test('also if the name of an arena has the usual word, directly after a label', () => {
    const words = page(
      [0, 0, 'Assistent Maria Lladó Crespí'],
      [0, 20, 'Esdeveniment Liga Regular 2026/27'],
      [0, 40, 'Recinte Pavelló Coll de na Riba'],
      [0, 60, 'Adreça Carrer d’Aragó 12, 07008 Palma'],
      [0, 80, 'Fila 7'],
    );
    const expected = { recinto: 'Pavelló Coll de na Riba', direccion: 'Carrer d’Aragó 12, 07008 Palma' };
    expect(valuesOf(words)).toMatchObject(expected);
  });

  test('also if the beginning of an address looks like a misread label, behind a colon', () => {
    const words = page(
      [0, 0, 'Instalación: Polideportivo Mendizorrotza'],
      [250, 0, 'Domicilio:'],
      [340, 0, 'Portal de Lasarte, s/n, 01007 Vitoria-Gasteiz'],
      [0, 20, 'Fila: 7  Asiento: 4  Bloque: 104'],
    );
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(draft?.fields.direccion?.value).toBe('Portal de Lasarte, s/n, 01007 Vitoria-Gasteiz');
  });

  test('also if a tariff starts with the word for a pass', () => {
    const words = page(
      [0, 0, 'N.º de abono'],
      [200, 0, 'Clase de abono'],
      [0, 14, '2506107'],
      [200, 14, 'CARNÉ JOVEN'],
      [0, 40, 'Fila'],
      [200, 40, 'Asiento'],
      [0, 54, '1'],
      [200, 54, '25'],
    );
    expect(valuesOf(words)).toMatchObject({ tipoAbonament: 'CARNÉ JOVEN', referenciaTicket: '2506107' });
  });

  test('also if a block has the name of a stand in short', () => {
    const words = page(
      [0, 0, 'Zona'],
      [100, 0, 'Bloque'],
      [200, 0, 'Fila'],
      [300, 0, 'Asiento'],
      [0, 16, 'ANILLO 1'],
      [100, 16, 'TRIB. NORTE'],
      [200, 16, '4'],
      [300, 16, '10'],
    );
    expect(valuesOf(words)).toMatchObject({
      anillo: 'ANILLO 1',
      bloque: 'TRIB. NORTE',
      fila: 4,
      asiento: 10,
    });
  });

  test('also if a tariff is named after a seat, with more text after a gap', () => {
    const words = page(
      [0, 0, 'Tipo de abono'],
      [180, 0, 'Temporada'],
      [0, 16, 'Silla de pista'],
      [180, 16, '2026/2027'],
      [0, 40, 'Fila'],
      [180, 40, 'Asiento'],
      [0, 56, '12'],
      [180, 56, '57'],
    );
    expect(valuesOf(words)).toMatchObject({
      tipoAbonament: 'Silla de pista',
      temporada: '2026/2027',
      asiento: 57,
    });
  });

  test('also if a ring and a block are words of labels, in the middle of the cells below theirs', () => {
    const words = page(
      [0, 0, 'Grada'],
      [120, 0, 'Sector'],
      [240, 0, 'Fila'],
      [360, 0, 'Seient'],
      [40, 16, 'Grada 2'],
      [160, 16, 'Centre'],
      [290, 16, '4'],
      [410, 16, '26'],
      [0, 40, 'Pavelló'],
      [120, 40, 'Pavelló Municipal de Sineu'],
    );
    const expected = { anillo: 'Grada 2', bloque: 'Centre', fila: 4, asiento: 26 };
    expect(valuesOf(words)).toMatchObject({ ...expected, recinto: 'Pavelló Municipal de Sineu' });
  });

  test('also if the part of the arena is named twice before it', () => {
    const words = page(
      [0, 0, 'Localitat: Zona'],
      [110, 0, 'Fons'],
      [200, 0, 'Fila'],
      [240, 0, '11'],
      [280, 0, 'Seient'],
      [330, 0, '2'],
    );
    expect(valuesOf(words)).toMatchObject({ bloque: 'Fons', fila: 11, asiento: 2 });
  });

  test('also if a ring has the usual word, below a label beside others', () => {
    const words = page(
      [0, 0, 'Anillo'],
      [140, 0, 'Bloque'],
      [220, 0, 'Fila'],
      [280, 0, 'Butaca'],
      [0, 16, 'Grada Preferente'],
      [140, 16, 'N8'],
      [220, 16, '7'],
      [280, 16, '12'],
      // The stub repeats it.
      [420, 16, 'Fila 7 · Butaca 12'],
    );
    const expected = { anillo: 'Grada Preferente', bloque: 'N8', fila: 7, asiento: 12 };
    expect(valuesOf(words)).toMatchObject(expected);
  });

  test('also if they start with the same words', () => {
    const beside = page(
      [0, 0, 'Anillo: Anillo 2'],
      [0, 20, 'Competición: Competición de Liga 2025-2026'],
      [0, 40, 'Tipo de abono: Abono Joven'],
      [0, 60, 'Fila: 7'],
    );
    const expected = {
      anillo: 'Anillo 2',
      evento: 'Competición de Liga 2025-2026',
      tipoAbonament: 'Abono Joven',
      fila: 7,
    };
    expect(valuesOf(beside)).toMatchObject(expected);
    const below = page(
      [0, 0, 'Anillo'],
      [0, 14, 'Anillo 2'],
      [0, 40, 'Competición'],
      [0, 54, 'Competición de Liga 2025-2026'],
      [0, 80, 'Tipo de abono'],
      [0, 94, 'Abono Joven'],
      [0, 120, 'Fila'],
      [0, 134, '7'],
    );
    expect(valuesOf(below)).toMatchObject(expected);
  });

  test('also in the further rows of a table', () => {
    const words = page(
      [0, 0, 'Abonat'],
      [160, 0, 'Anell'],
      [260, 0, 'Bloc'],
      [320, 0, 'Fila'],
      [380, 0, 'Seient'],
      [440, 0, 'Localitzador'],
      [0, 20, 'Pau Llorens'],
      [160, 20, 'Gol Nord'],
      [260, 20, 'A5'],
      [320, 20, '2'],
      [380, 20, '17'],
      [440, 20, 'KB6Z8TS'],
      [0, 60, 'Anna Riera'],
      [160, 60, 'Anillo Bajo'],
      [260, 60, 'B7'],
      [320, 60, '4'],
      [380, 60, '8'],
      [440, 60, 'CXPSDVL'],
    );
    const { drafts } = draftsOf({ page: 1, words, source: 'text' });
    expect(drafts.map(({ fields }) => fields.anillo?.value)).toEqual(['Gol Nord', 'Anillo Bajo']);
  });

  test('also after labels that end with a word without meaning, or are abbreviated', () => {
    const words = page(
      [0, 0, 'A nom de  Guillem Bestard'],
      [0, 20, 'ABONO  Loc. JHUDFQBQ'],
      [0, 40, 'Fila: 7'],
    );
    expect(valuesOf(words)).toMatchObject({
      nombreAsistente: 'Guillem Bestard',
      codigoLocalizador: 'JHUDFQBQ',
    });
  });

  test('also in a line of them separated by points, if a ring has no colon', () => {
    const words = page([0, 0, 'Zona Gol Sud · Sector 110 · Fila 5 · Seient 46']);
    expect(valuesOf(words)).toEqual({ anillo: 'Gol Sud', bloque: '110', fila: 5, asiento: 46 });
  });

  test('but a ring of two words is not a label with its value', () => {
    const words = page([0, 0, 'Anillo'], [0, 14, 'Tribuna Nord'], [0, 40, 'Fila'], [0, 54, '7']);
    expect(valuesOf(words)).toEqual({ anillo: 'Tribuna Nord', fila: 7 });
  });

  test('nor is the first word of a ring that is centred below its label', () => {
    const words = page(
      [40, 0, 'Anell'],
      [160, 0, 'Bloc'],
      [240, 0, 'Fila'],
      [320, 0, 'Seient'],
      [7, 16, 'Grada Superior B'],
      [166, 16, '16'],
      [246, 16, '5'],
      [332, 16, '27'],
    );
    expect(valuesOf(words)).toEqual({ anillo: 'Grada Superior B', bloque: '16', fila: 5, asiento: 27 });
  });

  test('and brackets after a label that contain no age do not change it', () => {
    const words = page([0, 0, 'Base (21 %)'], [120, 0, '40,00 €'], [0, 20, 'Fila 7']);
    expect(valuesOf(words)).toMatchObject({ precioEntrada: '40.00', fila: 7 });
  });

  test('but a season that is only part of a competition is not a label with a season', () => {
    const words = page(
      [0, 0, 'Espectáculo'],
      [0, 14, 'Temporada regular LEB 2025/26'],
      [0, 40, 'Fila'],
      [0, 54, '7'],
    );
    expect(valuesOf(words)).toMatchObject({ evento: 'Temporada regular LEB 2025/26', fila: 7 });
  });

  test('a ring is also below «Ubicación», and a label in brackets explains a text that is none', () => {
    const words = page(
      [0, 0, 'Enviado a (domicilio)'],
      [0, 14, 'Nerea Sanz Polo'],
      [0, 40, 'Ubicación'],
      [150, 40, 'Fila'],
      [0, 54, 'Segundo anfiteatro'],
      [150, 54, '7'],
    );
    expect(valuesOf(words)).toEqual({
      nombreAsistente: 'Nerea Sanz Polo',
      anillo: 'Segundo anfiteatro',
      fila: 7,
    });
  });
});

test('a row or seat whose label is printed twice is read behind the second one', () => {
  const words = page(
    [0, 0, 'Bloque'],
    [120, 0, 'Fila'],
    [240, 0, 'Asiento'],
    [0, 16, '104'],
    [120, 16, 'Fila 18'],
    [240, 16, 'Asiento 204'],
    [0, 60, 'Localizador: K7P2QX'],
  );
  expect(valuesOf(words)).toMatchObject({ bloque: '104', fila: 18, asiento: 204 });
});

test('an ordinal before a label’s word, below that label, is a value', () => {
  const words = page(
    [0, 0, 'ANILLO'],
    [120, 0, 'SECTOR'],
    [240, 0, 'FILA'],
    [0, 16, '1ER ANILLO'],
    [120, 16, '112'],
    [240, 16, '02'],
    [0, 60, 'LOCALIZADOR: K7P2QX'],
  );
  expect(valuesOf(words)).toMatchObject({ anillo: '1ER ANILLO', bloque: '112', fila: 2 });
});

test('a ring with the name of a label is a value in its column, and in its row beside a stub', () => {
  const stub = (y: number, label: string, value: string): [number, number, string][] => [
    [460, y, label],
    [520, y, value],
  ];
  const words = page(
    ...stub(0, 'Zona', 'Anfiteatro'),
    ...stub(18, 'Sector', 'Fondo Mar'),
    ...stub(36, 'Fila', '11'),
    ...stub(54, 'Asiento', '10'),
    [0, 61, 'ZONA'],
    [120, 61, 'SECTOR'],
    [240, 61, 'FILA'],
    [320, 61, 'ASIENTO'],
    [0, 74, 'Anfiteatro'],
    [120, 74, 'Fondo Mar'],
    [240, 74, '11'],
    [320, 74, '10'],
    ...stub(74, 'Ticket', '9363367'),
  );
  expect(valuesOf(words)).toMatchObject({ anillo: 'Anfiteatro', bloque: 'Fondo Mar', fila: 11, asiento: 10 });
});
