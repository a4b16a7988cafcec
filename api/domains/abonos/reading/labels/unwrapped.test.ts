import { describe, expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from '../values/assemble.ts';

const fieldsIn = (words: readonly Word[]) =>
  draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );

/** A pass in two columns; the name has three lines, of which its label is beside the given one. */
const withLabelAt = (line: number) =>
  page(
    [0, 20 + 13 * line, 'Titular:'],
    [120, 20, 'María del Carmen'],
    [120, 33, 'Fernández de la'],
    [120, 46, 'Fuente'],
    ...(
      [
        ['Temporada:', '2025/2026'],
        ['Bloque:', '117'],
        ['Fila:', '12'],
        ['Asiento:', '27'],
        ['Referencia ticket:', 'XWXX-731768'],
        ['Código localizador:', 'K4LR8GYG'],
        ['Total:', '97,75 €'],
      ] as const
    ).flatMap(([label, value], row): [number, number, string][] => [
      [0, 68 + 22 * row, label],
      [120, 68 + 22 * row, value],
    ]),
  );

describe('values of several lines', () => {
  test.each([
    ['top', 0],
    ['middle', 1],
    ['bottom', 2],
  ])('are read whole beside a label at the %s', (_, line) => {
    expect(fieldsIn(withLabelAt(line))).toMatchObject([
      { nombreAsistente: 'María del Carmen Fernández de la Fuente', temporada: '2025/2026', bloque: '117' },
    ]);
  });

  /** A form with a line each, close below each other. */
  const closeLines = (lines: readonly (readonly [string, string])[]) =>
    page(
      ...lines.flatMap(([label, value], row): [number, number, string][] => [
        [0, 14 * row, label],
        [140, 14 * row, value],
      ]),
    );

  test.each(['Quien recoge:', 'Recogida'])(
    '«%s», which is no known label, has its own value beside it',
    (label) => {
      const words = closeLines([
        ['Titular:', 'Aldara Vilariño Couto'],
        ['Temporada:', '2025/2026'],
        ['Recinto:', 'Pabellón Montes de Anaga'],
        ['Dirección:', 'Calle del Drago 4, 38001 Santa Cruz'],
        [label, 'Nivaria Acosta Melián'],
        ['Bloque:', '117'],
        ['Fila:', '12'],
        ['Asiento:', '27'],
        ['Código localizador:', 'K4LR8GYG'],
        ['Total:', '97,75 €'],
      ]);
      expect(fieldsIn(words)).toMatchObject([
        {
          nombreAsistente: 'Aldara Vilariño Couto',
          direccion: 'Calle del Drago 4, 38001 Santa Cruz',
          bloque: '117',
        },
      ]);
    },
  );

  test('an amount is no further line of the number above it', () => {
    const words = closeLines([
      ['Titular', 'Aldara Vilariño Couto'],
      ['Temporada', '2025/2026'],
      ['Recinto', 'Pabellón Montes de Anaga'],
      ['Bloque', '117'],
      ['Fila', '12'],
      ['Butaca', '27'],
      ['Abonado este año', '95,00 €'],
      ['Gastos de envío', '2,75 €'],
      ['Código localizador', 'K4LR8GYG'],
      ['Total a pagar', '97,75 €'],
    ]);
    expect(fieldsIn(words)).toMatchObject([
      { asiento: 27, precioDistribucion: '2.75', precioTotal: '97.75' },
    ]);
  });

  test('a row of four boxes is no table that goes on below, and its values may have two lines', () => {
    const words = page(
      [0, 0, 'TITULAR'],
      [150, 0, 'MODALIDAD'],
      [300, 0, 'TEMPORADA'],
      [450, 0, 'EVENTO'],
      [0, 13, 'Christian Moll'],
      [150, 13, 'Adulto'],
      [300, 13, '2025/2026'],
      [450, 13, 'Liga Regular'],
      [0, 26, 'Rodríguez'],
      [450, 26, '2025/26'],
      [0, 60, 'RECINTO'],
      [150, 60, 'DIRECCIÓN'],
      [300, 60, 'BLOQUE'],
      [450, 60, 'FILA'],
      [0, 73, 'Palacio Multiusos'],
      [150, 73, 'Calle Uruguay s/'],
      [300, 73, '286'],
      [450, 73, '2'],
      [150, 86, 'n, 36201 Vigo'],
      [0, 120, 'Organizador: Club Bàsquet Son Ferriol'],
    );
    expect(fieldsIn(words)).toMatchObject([
      {
        nombreAsistente: 'Christian Moll Rodríguez',
        evento: 'Liga Regular 2025/26',
        direccion: 'Calle Uruguay s/n, 36201 Vigo',
        bloque: '286',
      },
    ]);
  });

  test('a table may have its headings in the middle of wide columns', () => {
    const words = page(
      [10, 0, 'Abono nº'],
      [190, 0, 'Titular'],
      [320, 0, 'Bloque'],
      [370, 0, 'Fila'],
      [410, 0, 'Asiento'],
      [110, 17, 'Gutiérrez de la Torre, María de'],
      [110, 27, 'los Ángeles'],
      ...['04411', '04412'].flatMap((code, row): [number, number, string][] => [
        [16, 22 + 36 * row, code],
        [332, 22 + 36 * row, '12'],
        [376, 22 + 36 * row, '3'],
        [424, 22 + 36 * row, String(7 + row)],
      ]),
      [110, 58, 'Gutiérrez Rey, Rubén'],
    );
    expect(fieldsIn(words)).toMatchObject([
      { nombreAsistente: 'María de los Ángeles Gutiérrez de la Torre', asiento: 7 },
      { nombreAsistente: 'Rubén Gutiérrez Rey', asiento: 8 },
    ]);
  });

  test('a table ends where a line has a label of its own', () => {
    const words = page(
      [0, 0, 'ZONA'],
      [100, 0, 'SECTOR'],
      [160, 0, 'FILA'],
      [200, 0, 'ASIENTO'],
      [0, 13, 'Grada Este'],
      [100, 13, '289'],
      [160, 13, '15'],
      [200, 13, '6'],
      [0, 40, 'COMPETICIÓN:'],
      [100, 40, 'Temporada regular Liga U'],
      [0, 53, 'PABELLÓN:'],
      [100, 53, 'Poliesport Germans Escalas'],
      [0, 66, 'DIRECCIÓN:'],
      [100, 66, 'Carretera de Cirurgians 2'],
    );
    expect(fieldsIn(words)).toMatchObject([
      {
        evento: 'Temporada regular Liga U',
        recinto: 'Poliesport Germans Escalas',
        direccion: 'Carretera de Cirurgians 2',
        asiento: 6,
      },
    ]);
  });

  test.each([
    ['Francesc Barceló Com-', 'pany Ribas', 'Francesc Barceló Company Ribas'],
    ['Francesc Barceló Pons-', 'Llabrés Ribas', 'Francesc Barceló Pons-Llabrés Ribas'],
  ])('a word broken behind a hyphen is whole: %s %s', (first, second, whole) => {
    const words = page(
      [0, 20, 'Titular:'],
      [120, 20, first],
      [120, 33, second],
      [0, 66, 'Bloque:'],
      [120, 66, '117'],
      [0, 88, 'Fila:'],
      [120, 88, '12'],
      [0, 110, 'Asiento:'],
      [120, 110, '27'],
    );
    expect(fieldsIn(words)).toMatchObject([{ nombreAsistente: whole, bloque: '117' }]);
  });

  test('a label goes on in parentheses below it', () => {
    const words = page(
      [0, 0, 'TITULAR'],
      [150, 0, 'REFERENCIA TICKET'],
      [300, 0, 'ORGANIZADOR'],
      [300, 13, '(CIF)'],
      [0, 13, 'Margalida Coll'],
      [150, 13, 'PMB-2025-266271'],
      [300, 26, 'A46465340'],
      [0, 60, 'BLOQUE'],
      [150, 60, 'FILA'],
      [300, 60, 'ASIENTO'],
      [0, 73, '106'],
      [150, 73, '18'],
      [300, 73, '24'],
    );
    expect(fieldsIn(words)).toMatchObject([{ nifOrganizador: 'A46465340', bloque: '106' }]);
  });

  test('are read whole below a label, and a reference broken behind its hyphen has no space', () => {
    const words = page(
      [0, 0, 'TITULAR'],
      [150, 0, 'REFERENCIA TICKET'],
      [300, 0, 'TEMPORADA'],
      [0, 13, 'Margalida Francisca'],
      [150, 13, 'PMB-2025-'],
      [300, 13, '2025/2026'],
      [0, 26, 'Coll Ferrer'],
      [150, 26, '266271'],
      [0, 60, 'BLOQUE'],
      [150, 60, 'FILA'],
      [300, 60, 'ASIENTO'],
      [0, 73, '106'],
      [150, 73, '18'],
      [300, 73, '24'],
      [0, 107, 'CÓDIGO LOCALIZADOR'],
      [150, 107, 'TOTAL'],
      [300, 107, 'ANILLO'],
      [0, 120, 'ZLL443P2'],
      [150, 120, '97,75 €'],
      [300, 120, 'Inferior'],
    );
    expect(fieldsIn(words)).toMatchObject([
      {
        nombreAsistente: 'Margalida Francisca Coll Ferrer',
        referenciaTicket: 'PMB-2025-266271',
        bloque: '106',
        fila: 18,
      },
    ]);
  });

  const row = (y: number, ...cells: [string, string, string]) =>
    cells.map((text, column): [number, number, string] => [150 * column, y, text]);
  const rest = [
    ...row(107, 'BLOQUE', 'FILA', 'ASIENTO'),
    ...row(120, '106', '18', '24'),
    ...row(154, 'CÓDIGO LOCALIZADOR', 'TOTAL', 'ANILLO'),
    ...row(167, 'ZLL443P2', '97,75 €', 'Inferior'),
  ];

  test('are read whole below a label of two lines', () => {
    const words = page(
      ...row(0, 'NOMBRE Y', 'REFERENCIA', 'TEMPORADA'),
      ...row(13, 'APELLIDOS', 'TICKET', '2025/2026'),
      [0, 26, 'Margalida Francisca'],
      [150, 26, 'PMB-2025-266271'],
      [0, 39, 'Coll Ferrer'],
      ...rest,
    );
    expect(fieldsIn(words)).toMatchObject([
      {
        nombreAsistente: 'Margalida Francisca Coll Ferrer',
        referenciaTicket: 'PMB-2025-266271',
        bloque: '106',
      },
    ]);
  });

  test('are read whole below a label that reaches to the next one', () => {
    const words = page(
      ...row(0, 'DIRECCIÓN DEL RECINTO    ', 'NOMBRE Y APELLIDOS', 'TEMPORADA'),
      ...row(13, 'Carrer de Berenguer', 'Joan Miquel Bartomeu', '2025/2026'),
      [0, 26, "d'en Palou 2, 08242"],
      [150, 26, 'Vallespir-Caimari i'],
      [0, 39, 'Manresa'],
      [150, 39, 'Fuster'],
      ...rest,
    ).map((word) => (word.text === 'RECINTO' ? { ...word, x1: 148 } : word));
    expect(fieldsIn(words)).toMatchObject([
      {
        nombreAsistente: 'Joan Miquel Bartomeu Vallespir-Caimari i Fuster',
        direccion: "Carrer de Berenguer d'en Palou 2, 08242 Manresa",
      },
    ]);
  });

  test('a name of six lines above its label is read whole', () => {
    const lines = ['María de los', 'Dolores', 'Fernández de', 'la Fuente y', 'Martínez de', 'Irujo'];
    const rows: [string, string][] = [
      ['Temporada:', '2025/2026'],
      ['Bloque:', '117'],
      ['Fila:', '12'],
      ['Asiento:', '27'],
      ['Referencia ticket:', 'XWXX-731768'],
    ];
    const words = page(
      ...lines.map((text, index): [number, number, string] => [120, 20 + 13 * index, text]),
      [0, 85, 'Titular:'],
      ...rows.flatMap(([label, value], index): [number, number, string][] => [
        [0, 107 + 22 * index, label],
        [120, 107 + 22 * index, value],
      ]),
    );
    expect(fieldsIn(words)).toMatchObject([{ nombreAsistente: lines.join(' ') }]);
  });
});

test('a rule of signs below a label is no second line of it', () => {
  const words = page(
    [0, 0, 'Bloque: A'],
    [100, 0, 'Fila: 4'],
    [200, 0, 'Asiento: 16'],
    [0, 14, 'Localizador: K7P2QX'],
    [0, 28, 'IMPORTE'],
    [80, 28, '60,00'],
    [200, 28, 'TOTAL EUR'],
    [290, 28, '61,80'],
    [0, 42, '--------------------'],
    [0, 56, 'Página: 1'],
  );
  expect(fieldsIn(words)).toMatchObject([{ precioEntrada: '60.00', precioTotal: '61.80' }]);
});

test('given name and surnames apart are one name', () => {
  const words = page(
    [0, 0, 'Nombre:'],
    [120, 0, 'Aina'],
    [0, 20, 'Apellidos:'],
    [120, 20, 'Vallespir Frau'],
    [0, 40, 'Fila:'],
    [120, 40, '9'],
    [0, 60, 'Asiento:'],
    [120, 60, '3'],
  );
  expect(fieldsIn(words)).toMatchObject([{ nombreAsistente: 'Aina Vallespir Frau', fila: 9, asiento: 3 }]);
});

test('given name and surnames are one name in wide cells beside each other too', () => {
  const words = page(
    [0, 0, 'NOMBRE'],
    [250, 0, 'APELLIDOS'],
    [0, 14, 'Aina'],
    [250, 14, 'Vallespir Frau'],
    [0, 40, 'FILA'],
    [250, 40, 'ASIENTO'],
    [0, 54, '9'],
    [250, 54, '3'],
  );
  expect(fieldsIn(words)).toMatchObject([{ nombreAsistente: 'Aina Vallespir Frau', fila: 9, asiento: 3 }]);
});

test('the last line of a value that is a word of labels is no column of labels, and a broken word is in its box', () => {
  const words = page(
    [0, 0, 'Temporada:'],
    [120, 0, '2025/2026'],
    [120, 20, 'Fernando Buesa'],
    [0, 26.5, 'Recinto:'],
    [120, 33, 'Arena'],
    [120, 53, 'Carretera s/n, 01013 Vitoria-'],
    [0, 59.5, 'Dirección:'],
    [120, 66, 'Gasteiz'],
    [0, 86, 'Fila:'],
    [120, 86, '12'],
    [0, 106, 'Asiento:'],
    [120, 106, '27'],
  );
  expect(fieldsIn(words)).toMatchObject([
    { recinto: 'Fernando Buesa Arena', direccion: 'Carretera s/n, 01013 Vitoria-Gasteiz' },
  ]);
  const [draft] = draftsOf({ page: 1, words, source: 'text' }).drafts;
  expect(draft?.fields.direccion?.valueBox).toMatchObject({ y0: 53, y1: 76 });
});

test('a label without a colon goes on in the line that has one', () => {
  const words = page(
    [0, 0, 'Pabellón:'],
    [120, 0, 'Pabellón Vistahermosa'],
    [0, 22, 'Dirección'],
    [120, 22, 'Calle Vizconde de Uzqueta,'],
    [0, 33, 'pabellón:'],
    [120, 33, '3, 01009 Vitoria-Gasteiz'],
    [0, 55, 'Fila:'],
    [120, 55, '16'],
    [0, 77, 'Asiento:'],
    [120, 77, '20'],
  );
  expect(fieldsIn(words)[0]).toMatchObject({
    recinto: 'Pabellón Vistahermosa',
    direccion: 'Calle Vizconde de Uzqueta, 3, 01009 Vitoria-Gasteiz',
  });
});
