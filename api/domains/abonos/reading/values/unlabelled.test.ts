import { describe, expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';

const draftsIn = (words: Word[]) =>
  draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value])),
  );
const valuesIn = (words: Word[]) => draftsIn(words)[0];

const seat: [number, number, string][] = [
  [0, 200, 'Zona: Gol Sud'],
  [0, 220, 'Bloque: 104'],
  [0, 240, 'Fila: 7'],
  [0, 260, 'Asiento: 12'],
];

describe('a page without labels', () => {
  test('has a competition, an arena below it and the address below that', () => {
    const words = page(
      [0, 0, 'Torneo de Primavera 2025/26'],
      [0, 20, 'Casal de la Vila'],
      [0, 40, 'Avenida del Puerto 4, 46023 Valencia'],
      ...seat,
    );
    expect(valuesIn(words)).toMatchObject({
      evento: 'Torneo de Primavera 2025/26',
      recinto: 'Casal de la Vila',
      direccion: 'Avenida del Puerto 4, 46023 Valencia',
    });
  });

  test('has no address of an office', () => {
    const words = page([0, 0, 'Taquilla Nova S.L. - Calle Alta 9, 39008 Santander'], ...seat);
    expect(valuesIn(words)).not.toHaveProperty('direccion');
  });

  test('has an arena whose name contains the letters of a company as an article', () => {
    const words = page([0, 0, 'Poliesportiu Sa Calatrava · Carrer del Temple 9, 07001 Palma'], ...seat);
    expect(valuesIn(words)).toMatchObject({
      recinto: 'Poliesportiu Sa Calatrava',
      direccion: 'Carrer del Temple 9, 07001 Palma',
    });
  });

  test.each(['SA', 'S.A.', 'SAD', 'S. A. D.'])('has no address of a company, %s', (letters) => {
    const words = page([0, 0, `Arena Nova ${letters} - Calle Alta 9, 39008 Santander`], ...seat);
    expect(valuesIn(words)).not.toHaveProperty('direccion');
  });

  test('has an address in brackets after its arena', () => {
    const words = page([0, 0, 'Lugar: Sala Verde (Calle Alta 9, 39008 Santander)'], ...seat);
    expect(valuesIn(words)).toMatchObject({
      recinto: 'Sala Verde',
      direccion: 'Calle Alta 9, 39008 Santander',
    });
  });
});

describe('the holder of a pass, without labels', () => {
  test('has a name, also one with «d’» before a part of it', () => {
    const words = page([0, 0, 'CD Los Tejares'], [0, 60, "Vicenta d'Olwer Salom"], ...seat);
    expect(valuesIn(words)).toMatchObject({ nombreAsistente: "Vicenta d'Olwer Salom" });
  });

  test('is the person with a name, and the text beside it is the tariff', () => {
    const words = page(
      [0, 0, 'CD Los Tejares'],
      [0, 60, 'Pau Llorens Miquel'],
      [300, 60, 'Protector'],
      ...seat,
    );
    expect(valuesIn(words)).toMatchObject({
      nombreAsistente: 'Pau Llorens Miquel',
      tipoAbonament: 'Protector',
    });
  });

  test('is not a sponsor, though one has a typical name of a tariff', () => {
    const words = page(
      ...seat,
      [0, 300, 'Patrocinan. Hostal Sa Penya   Ferretería Marí'],
      [0, 320, 'Col·labora Forn Familiar'],
    );
    expect(valuesIn(words)).not.toHaveProperty('tipoAbonament');
  });

  test('is not a line in capitals that names a part of the document', () => {
    const words = page([0, 0, 'XESC LLORENS GAVINA'], [0, 60, 'COPIA PARA EL TITULAR'], ...seat);
    expect(valuesIn(words)).toMatchObject({ nombreAsistente: 'XESC LLORENS GAVINA' });
  });

  test('is not a label of a title', () => {
    const words = page([0, 0, 'TU ABONO'], [0, 16, 'Pau Llorens Miquel'], [0, 32, 'Infantil'], ...seat);
    expect(valuesIn(words)).toMatchObject({
      nombreAsistente: 'Pau Llorens Miquel',
      tipoAbonament: 'Infantil',
    });
  });
});

describe('sentences', () => {
  test('have no values after words that are labels elsewhere', () => {
    const words = page(
      [0, 0, 'El abono permite asistir a todos los partidos de la'],
      [0, 14, 'competición indicada. No se puede revender. Cada código solo se'],
      [0, 28, 'lee una vez por partido.'],
      ...seat,
    );
    expect(valuesIn(words)).not.toHaveProperty('evento');
  });
});

test('an address in a sentence has priority over that of the letter', () => {
  const words = page(
    [0, 0, 'C/ Mesones 4, bajo - 24003 León - Tel. 987 21 40 55'],
    [0, 40, 'Primero. Que los partidos de la temporada se juegan en el recinto Estadio Los Tilos,'],
    [0, 54, 'con dirección en Paseo de la Constitución 18, 50008 Zaragoza.'],
    [0, 68, 'Segundo. Que el abono tiene la referencia N56Z-483581 y es de la modalidad Plata.'],
    ...seat,
  );
  expect(valuesIn(words)).toMatchObject({ direccion: 'Paseo de la Constitución 18, 50008 Zaragoza' });
});

describe('prices', () => {
  test('of a table with several amounts on a row are those that add up', () => {
    const words = page(
      [0, 0, 'Gastos de gestión'],
      [200, 0, '1,65'],
      [260, 0, '21 %'],
      [320, 0, '2,00 €'],
      [0, 20, 'Abono'],
      [200, 20, '90,91'],
      [260, 20, '10 %'],
      [320, 20, '100,00 €'],
      [0, 40, 'Total'],
      [320, 40, '102,00 €'],
      ...seat,
    );
    expect(valuesIn(words)).toMatchObject({
      precioEntrada: '100.00',
      precioDistribucion: '2.00',
      precioTotal: '102.00',
    });
  });

  test('in sentences are before or after their meaning', () => {
    const words = page(
      [0, 0, 'El precio del abono es de 80,00 euros y los gastos de envío'],
      [0, 12, 'son 1,50 euros. Se cobrará el importe total, 81,50 euros, en su cuenta.'],
      ...seat,
    );
    expect(valuesIn(words)).toMatchObject({
      precioEntrada: '80.00',
      precioDistribucion: '1.50',
      precioTotal: '81.50',
    });
  });
});

describe('labels', () => {
  test('are numbered in forms', () => {
    const words = page(
      [0, 0, '7. Sector'],
      [120, 0, '8. Fila'],
      [240, 0, '9. Seient'],
      [0, 14, '104'],
      [120, 14, '7'],
      [240, 14, '12'],
    );
    expect(valuesIn(words)).toMatchObject({ bloque: '104', fila: 7, asiento: 12 });
  });

  test('continue up to the gap before their value', () => {
    const words = page([0, 0, 'Localizador internet'], [200, 0, 'KJ4AY8'], ...seat);
    expect(valuesIn(words)).toMatchObject({ codigoLocalizador: 'KJ4AY8' });
  });

  test('are found in a value of several parts', () => {
    const words = page([0, 0, 'Localitat: Anfiteatre, sector 119, fila 12, seient 44']);
    expect(valuesIn(words)).toMatchObject({ anillo: 'Anfiteatre', bloque: '119', fila: 12, asiento: 44 });
  });

  test('of a scan are not two languages if a value continues', () => {
    const words = page([0, 0, "Recinto: Palau d'Esports Nou"], ...seat);
    const [draft] = draftsOf({ page: 1, words, source: 'ocr' }).drafts;
    expect(draft?.fields.recinto?.value).toBe("Palau d'Esports Nou");
    const signs = page([0, 0, 'ABONAT * ABONADO'], [0, 14, 'Pau Riera Mas'], ...seat);
    expect(draftsOf({ page: 1, words: signs, source: 'ocr' }).drafts[0]?.fields.nombreAsistente?.value).toBe(
      'Pau Riera Mas',
    );
  });

  test('are not found if a word of an arena or a title continues', () => {
    const words = page([0, 0, 'Abonament de temporada'], [0, 20, 'Modalitat: Jove'], ...seat);
    expect(valuesIn(words)).toMatchObject({ tipoAbonament: 'Jove' });
  });
});

describe('tables', () => {
  test('of the old and the new season give the new one', () => {
    const words = page(
      [150, 0, 'Temporada 2024/25'],
      [300, 0, 'Temporada 2025/26'],
      [0, 20, 'Bloque'],
      [150, 20, '102'],
      [300, 20, '104'],
      [0, 40, 'Fila'],
      [150, 40, '3'],
      [300, 40, '7'],
      [0, 60, 'Asiento'],
      [150, 60, '30'],
      [300, 60, '12'],
    );
    expect(valuesIn(words)).toMatchObject({ temporada: '2025/2026', bloque: '104', fila: 7, asiento: 12 });
  });

  test('have one pass on each row, with more fields of each between', () => {
    const row = (
      y: number,
      name: string,
      fila: string,
      seient: string,
      code: string,
    ): [number, number, string][] => [
      [0, y, name],
      [200, y, '104'],
      [260, y, fila],
      [320, y, seient],
      [0, y + 14, `Localizador ${code}`],
    ];
    const words = page(
      [0, 0, 'Titular'],
      [200, 0, 'Bloque'],
      [260, 0, 'Fila'],
      [320, 0, 'Asiento'],
      ...row(20, 'Pau Riera Mas', '7', '12', 'KJ4AY8'),
      ...row(60, 'Ona Riera Mas', '8', '13', 'ZX3PT9'),
    );
    expect(draftsIn(words)).toMatchObject([
      { nombreAsistente: 'Pau Riera Mas', fila: 7, asiento: 12, codigoLocalizador: 'KJ4AY8' },
      { nombreAsistente: 'Ona Riera Mas', fila: 8, asiento: 13, codigoLocalizador: 'ZX3PT9' },
    ]);
  });
});

describe('tax numbers', () => {
  test('belong to the owner in the heading of their column', () => {
    const words = page(
      [0, 0, 'EMISOR (organizador)'],
      [240, 0, 'DISTRIBUIDOR'],
      [0, 14, 'Club Nou'],
      [240, 14, 'Taquilla Nova'],
      [0, 28, 'CIF: G93625457'],
      [240, 28, 'CIF: B30539290'],
      ...seat,
    );
    expect(valuesIn(words)).toMatchObject({ nifOrganizador: 'G93625457', nifDistr: 'B30539290' });
  });
});

test('a season with spaces around its stroke is one', () => {
  expect(valuesIn(page([0, 0, 'ABONO 2025 / 2026'], ...seat))).toMatchObject({ temporada: '2025/2026' });
});

test('a value beside the name or seat of one of several passes does not belong to the others', () => {
  const pass = (y: number, name: string, row: string, code: string): [number, number, string][] => [
    [0, y, `Titular: ${name}`],
    [0, y + 40, 'Bloque: 104'],
    [100, y + 40, `Fila: ${row}`],
    [200, y + 40, `Asiento: ${row}`],
    [0, y + 80, `Localizador: ${code}`],
  ];
  const words = page(
    ...pass(0, 'Pau Llorens Miquel', '7', 'KHK3K2'),
    ...pass(300, 'Anna Riera Mas', '9', '8AXPFU'),
    [300, 300, 'Infantil'],
    [300, 340, 'Gol Nord'],
  );
  expect(draftsIn(words).map(({ tipoAbonament, anillo }) => [tipoAbonament, anillo])).toEqual([
    [undefined, undefined],
    ['Infantil', 'Gol Nord'],
  ]);
});
