import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { draftsOf } from '../values/assemble.ts';

type Text = [number, number, string];

const fieldsIn = (...texts: Text[]) => {
  const [draft] = draftsOf({ page: 1, words: page(...texts), source: 'text' }).drafts;
  return Object.fromEntries(Object.entries(draft?.fields ?? {}).map(([name, field]) => [name, field?.value]));
};

/** A text of a roll, which ends at its right edge; a letter is six points wide. */
const atRight = (y: number, text: string): Text => [260 - 6 * text.length, y, text];

test('a value at the right edge of a roll has its label beside its last line', () => {
  const rows: [string, string[]][] = [
    ['Titular', ['Juan Francisco', 'Martínez-Campos y', 'de Valcárcel']],
    ['Temporada', ['2025/2026']],
    ['Competición', ['Segunda FEB']],
    ['Dirección', ['Carretera de Zurbano km 3,5,', '01013 Llodares']],
    ['Fila', ['26']],
    ['Referencia', ['EEU2526-PB-6568529-', '48239']],
    ['Total', ['97,75 €']],
  ];
  let y = 0;
  const texts = rows.flatMap(([label, lines]): Text[] => {
    const values = lines.map((line, index) => atRight(y + 11 * index, line));
    y += 11 * lines.length + 8;
    return [...values, [0, y - 19, label]];
  });
  expect(fieldsIn(...texts)).toMatchObject({
    nombreAsistente: 'Juan Francisco Martínez-Campos y de Valcárcel',
    direccion: 'Carretera de Zurbano km 3,5, 01013 Llodares',
    referenciaTicket: 'EEU2526-PB-6568529-48239',
  });
});

test('values of two lines stand above their labels', () => {
  const cell = (x: number, y: number, label: string, ...lines: string[]): Text[] => [
    ...lines.map((line, index): Text => [x, y - 12 * (lines.length - index), line]),
    [x, y, label],
  ];
  expect(
    fieldsIn(
      ...cell(0, 40, 'abonado/a', 'Saúl Zerhouni Alonso'),
      ...cell(240, 40, 'clase de abono', 'Familiar'),
      ...cell(0, 90, 'competición', 'Segunda FEB Grupo Este'),
      ...cell(240, 90, 'temporada', '2025/2026'),
      ...cell(0, 150, 'pabellón', 'Pabellón Siglo XXI Norte'),
      ...cell(240, 150, 'domicilio del pabellón', 'Ronda del Ferrocarril, 27, 50197', 'Ágreda'),
      ...cell(0, 200, 'bloque', 'B7'),
      ...cell(100, 200, 'fila', '20'),
      ...cell(200, 200, 'asiento', '14'),
    ),
  ).toMatchObject({ direccion: 'Ronda del Ferrocarril, 27, 50197 Ágreda', fila: 20, asiento: 14 });
});

test('labels that end at their colons have the values in a column, with a space between them', () => {
  const row = (y: number, label: string, ...lines: string[]): Text[] => [
    [240 - 6 * label.length, y, `${label} ${lines[0] ?? ''}`],
    ...lines.slice(1).map((line, index): Text => [246, y + 13 * (index + 1), line]),
  ];
  expect(
    fieldsIn(
      ...row(0, 'Titular del abono:', 'Fátima Zerhouni', 'Alonso'),
      ...row(36, 'Temporada:', '2025/2026'),
      ...row(58, 'Dirección del pabellón:', 'C/ Fray Luis de', 'Amigó 6, 31004', 'Peñalosa'),
      ...row(107, 'Fila:', '14'),
      ...row(129, 'Referencia del abono:', 'ZQU2526-GB-', '4243474-H376'),
      ...row(165, 'Precio total:', '261,95 €'),
    ),
  ).toMatchObject({
    nombreAsistente: 'Fátima Zerhouni Alonso',
    direccion: 'C/ Fray Luis de Amigó 6, 31004 Peñalosa',
    referenciaTicket: 'ZQU2526-GB-4243474-H376',
  });
});

test('an unknown label in a column has its own value, though a table below starts where the values do', () => {
  expect(
    fieldsIn(
      [0, 0, 'Localizador'],
      [120, 0, 'C7RNVBWW'],
      [0, 15, 'Pedido web'],
      [120, 15, '24378664'],
      [0, 30, 'Temporada'],
      [120, 30, '2025/2026'],
      [0, 80, 'Titular'],
      [120, 80, 'Abono'],
      [200, 80, 'Bloque'],
      [260, 80, 'Fila'],
      [320, 80, 'Asiento'],
      [0, 95, 'Carme Andreu Vidal'],
      [120, 95, 'General'],
      [200, 95, 'B-5'],
      [260, 95, '24'],
      [320, 95, '23'],
    ),
  ).toMatchObject({ codigoLocalizador: 'C7RNVBWW', bloque: 'B-5', fila: 24, asiento: 23 });
});

test('an address goes on in the next line until it has a postcode, a town and a province', () => {
  const address = (...lines: [string, string]) =>
    fieldsIn(
      [0, 0, 'Bloque: B7'],
      [100, 0, 'Fila: 20'],
      [0, 30, `Dirección del recinto: ${lines[0]}`],
      [600, 30, 'N.º de cliente: 526667'],
      [0, 41, lines[1]],
    ).direccion;
  expect(address('Calle Los', 'Pitos 9, 11540 Almadraba')).toBe('Calle Los Pitos 9, 11540 Almadraba');
  expect(address('Ronda del Sol, 27, 50197', 'Ágreda')).toBe('Ronda del Sol, 27, 50197 Ágreda');
  expect(address('Los Tilos, 14, 45210 Alcorra', '(Toledo)')).toBe('Los Tilos, 14, 45210 Alcorra (Toledo)');
  expect(address('Los Tilos, 14, 45210 Alcorra', 'Traiga el carné')).toBe('Los Tilos, 14, 45210 Alcorra');
});

test('a table with a heading and amounts of two lines, below a paragraph', () => {
  const columns = [0, 200, 260, 320, 380, 440, 540, 620, 700];
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => [columns[index] ?? 0, y, text]);
  expect(
    fieldsIn(
      [0, 0, 'Temporada: 2025/2026'],
      [0, 30, 'Antes de acudir al pabellón lea estas indicaciones. El carné es personal y deberá mostrarse'],
      [0, 41, 'en el acceso junto con un documento de identidad. Las puertas se abren una hora antes.'],
      [620, 94, 'Gastos'],
      ...row(99, 'Titular', 'Abono', 'Bloque', 'Fila', 'Asiento', 'Referencia', 'Precio'),
      [700, 99, 'Total'],
      [620, 105, 'gestión'],
      ...row(120, 'María de los Ángeles Inmaculada', '', '', '', '', 'NLJQ-', '125,25', '', '128,00').filter(
        ([, , text]) => text,
      ),
      ...row(131, 'Fernández de Córdoba', 'Plus', '18', '28', '31', '579994', '€', '2,75 €', '€'),
      ...row(150, 'Martí Puigdevall Roca', 'Joven', '3', '26', '13', 'AB-1234', '110,00 €', '4,05 €'),
      [700, 150, '114,05 €'],
    ),
  ).toMatchObject({
    nombreAsistente: 'María de los Ángeles Inmaculada Fernández de Córdoba',
    tipoAbonament: 'Plus',
    referenciaTicket: 'NLJQ-579994',
    precioEntrada: '125.25',
    precioDistribucion: '2.75',
    precioTotal: '128.00',
  });
});

test('a heading of the same size is no first line of the value below it', () => {
  const row = (y: number, ...cells: [string, string][]): Text[] =>
    cells.flatMap(([value, label], index): Text[] => [
      [150 * index, y, value],
      [150 * index, y + 12, label],
    ]);
  expect(
    fieldsIn(
      [0, 0, 'BÀSQUET HORTA SUD VALÈNCIA'],
      ...row(24, ['Tadeo Domènech Freixa', 'Nom i cognoms']),
      ...row(60, ['Infantil', "Tipus d'abonament"], ['2025/2026', 'Temporada']),
      ...row(96, ['44', 'Bloc'], ['4', 'Fila'], ['42', 'Seient']),
    ),
  ).toMatchObject({ nombreAsistente: 'Tadeo Domènech Freixa', fila: 4, asiento: 42 });
});

test('a table is read whose first row has a name of four lines beside its middle', () => {
  const columns = [0, 200, 260, 330, 390, 450];
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => [columns[index] ?? 0, y, text]);
  const name = ['Alejandra Guadalupe', 'Etxeberria Goikoetxea', 'de Zumalacárregui y', 'Bustamante'];
  expect(
    fieldsIn(
      [0, 0, 'Temporada: 2025/2026'],
      ...row(60, 'Titular', 'Abono', 'Nivel', 'Sector', 'Fila', 'Asiento'),
      ...name.map((text, index): Text => [0, 76 + 11 * index, text]),
      ...row(93, '', 'Familiar', 'ANILLO 1', '104', '4', '45').filter(([, , text]) => text),
      [0, 130, 'Fátima Zerhouni'],
      ...row(130, '', 'General', 'ANILLO 1', '123', '11', '23').filter(([, , text]) => text),
    ),
  ).toMatchObject({
    nombreAsistente: name.join(' '),
    anillo: 'ANILLO 1',
    bloque: '104',
    fila: 4,
    asiento: 45,
  });
});

test('an address has its town below its postcode, also without a colon behind its label', () => {
  const fields = fieldsIn(
    [0, 0, 'Organitzador'],
    [100, 0, 'Club Bàsquet Fontajau'],
    [300, 0, 'Adreça del recinte Carretera de Manresa, km 1, 08241'],
    [0, 12, 'Dades de contacte'],
    [300, 12, 'Manresa'],
    [0, 40, 'Fila: 3'],
    [100, 40, 'Asiento: 7'],
  );
  expect(fields['direccion']).toBe('Carretera de Manresa, km 1, 08241 Manresa');
});

test('the further lines of a value on a roll are set in', () => {
  const fields = fieldsIn(
    [0, 0, '------------------------------------'],
    [0, 12, 'Titular: María Dolores Queizán Fraga'],
    [12, 24, 'Ferreirós'],
    [0, 36, 'Recinto: Pazo Provincial dos'],
    [12, 48, 'Deportes Municipais'],
    [0, 60, 'Fila: 6'],
    [0, 72, 'Asiento: 348'],
  );
  expect(fields['nombreAsistente']).toBe('María Dolores Queizán Fraga Ferreirós');
  expect(fields['recinto']).toBe('Pazo Provincial dos Deportes Municipais');
});

test('the numbered headings of a form are no values', () => {
  const fields = fieldsIn(
    [0, 0, '1. Dades de la persona'],
    [0, 20, 'Fila'],
    [0, 34, '12'],
    [100, 20, 'Seient'],
    [100, 34, '5'],
    [0, 60, '2. Lloc'],
    [0, 80, 'Recinte'],
    [0, 94, 'Pavelló Vell'],
    [0, 114, 'Adreça'],
    [0, 130, '3. Imports (en euros)'],
    [0, 150, 'Preu total'],
    [0, 164, '45,00 €'],
  );
  expect(fields['direccion']).toBeUndefined();
});

test('the values of running text go on at the start of the next line, and end before the next sentence', () => {
  const fields = fieldsIn(
    [
      0,
      0,
      'Le confirmamos su abono con los datos siguientes. Titular: Aina Coll. Tipo de abono: VIP. Temporada:',
    ],
    [
      0,
      12,
      '2026/2027. Bloque: 101; Fila: 47; Asiento: 78. Dirección del recinto: Avda. Cesáreo Alierta de la',
    ],
    [0, 24, 'Reina, 120 50013 Zaragoza. Localizador: GVKULLQ.'],
  );
  expect(fields).toMatchObject({
    tipoAbonament: 'VIP',
    direccion: 'Avda. Cesáreo Alierta de la Reina, 120 50013 Zaragoza',
  });
});
