import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { groupsOf } from './groups.ts';
import { layoutOf, readingsOf } from './readings.ts';
import { emptyCells, withTableRows } from './table-rows.ts';
import { page } from '../lines/words.fixture.ts';

test('a text below a heading without a value is not part of the next column', () => {
  const words = page(
    [0, 0, 'Abonat / tarifa'],
    [180, 0, 'Anell'],
    [286, 0, 'Bloc'],
    [330, 0, 'Fila'],
    [380, 0, 'Seient'],
    [180, 20, 'Primera planta'],
    [304, 20, '3'],
    [342, 20, '25'],
    [410, 20, '4'],
    [0, 60, 'Anastasia Popescu'],
    [180, 60, 'Fondo Sur'],
    [298, 60, 'A1'],
    [348, 60, '4'],
    [404, 60, '37'],
  );
  const layout = layoutOf(words, true);
  const rings = withTableRows(readingsOf(layout), layout).filter(({ field }) => field === 'anillo');
  expect(rings.map(({ value }) => value)).toEqual(['Primera planta', 'Fondo Sur']);
});

test('a stroke after a value that ends with the word for a ring does not make it a label', () => {
  const words = page(
    [0, 0, 'Abonat / tarifa'],
    [180, 0, 'Anell'],
    [286, 0, 'Bloc'],
    [330, 0, 'Fila'],
    [380, 0, 'Seient'],
    [0, 20, 'Anastasia Popescu'],
    [180, 20, 'Fondo Sur'],
    [298, 20, 'A1'],
    [348, 20, '4'],
    [404, 20, '37'],
    [0, 60, 'Ignasi Terrades'],
    [180, 60, 'Primera planta —'],
    [298, 60, '7'],
    [348, 60, '5'],
    [404, 60, '6'],
  );
  const layout = layoutOf(words, true);
  const rows = withTableRows(readingsOf(layout), layout);
  expect(rows.filter(({ field }) => field === 'asiento').map(({ value }) => value)).toEqual([37, 6]);
});

/** A table with amounts at the right edges of its columns, whose headings are close together there. */
const amounts = page(
  [0, 0, 'Persona abonada'],
  [160, 0, 'Sector'],
  [220, 0, 'Fila'],
  [270, 0, 'Seient'],
  [330, 0, 'Localitzador'],
  [476, 0, 'Preu Despeses'],
  [584, 0, 'Total'],
  [0, 20, 'Anastasia Popescu'],
  [160, 20, '16'],
  [220, 20, '2'],
  [270, 20, '17'],
  [330, 20, 'M4-ARU9RX'],
  [470, 20, '62,00'],
  [524, 20, '10,00'],
  [584, 20, '72,00'],
  [0, 50, 'Joan Sagrera'],
  [160, 50, '5'],
  [220, 50, '1'],
  [270, 50, '52'],
  [330, 50, 'A99HSXSC'],
  [452, 50, '1.080,00'],
  [530, 50, '3,50'],
  [566, 50, '1.083,50'],
);
const inRows = (words: typeof amounts, isOcr = false) => {
  const layout = layoutOf(words, isOcr);
  return withTableRows(readingsOf(layout), layout).map(({ field, value }) => `${field} ${value}`);
};

test('headings close together in a row of headings are separate', () => {
  expect(inRows(amounts)).toEqual(
    expect.arrayContaining(['precioEntrada 62.00', 'precioDistribucion 10.00', 'precioTotal 72.00']),
  );
});

test('two headings with a space between them are separate, though together they name one amount', () => {
  const words = page(
    [0, 0, 'Titular'],
    [160, 0, 'Bloque'],
    [220, 0, 'Fila'],
    [270, 0, 'Asiento'],
    [330, 0, 'Precio Gestión'],
    [460, 0, 'Total'],
    [0, 20, 'Nerea Gil Sanz'],
    [160, 20, '305'],
    [220, 20, '20'],
    [270, 20, '26'],
    [330, 20, '395,00'],
    [390, 20, '5,00'],
    [460, 20, '400,00'],
  );
  expect(draftsOf({ page: 1, words, source: 'text' }).drafts[0]?.fields).toMatchObject({
    precioEntrada: { value: '395.00' },
    precioDistribucion: { value: '5.00' },
    precioTotal: { value: '400.00' },
  });
});

test('texts of a table stay separate, though a scan has signs between columns', () => {
  const words = page(
    [0, 0, 'Abonat'],
    [150, 0, 'Tarifa'],
    [270, 0, 'Anell'],
    [340, 0, 'Fila'],
    [390, 0, 'Seient'],
    [450, 0, 'Núm. de tiquet'],
    [560, 0, 'Localitzador'],
    [0, 20, 'Joan Ramon Sagrera Mora'],
    [141, 20, '—'],
    [150, 20, 'Petits'],
    [270, 20, 'Fondo Mar'],
    [352, 20, '22'],
    [402, 20, '17'],
    [450, 20, '709-029014-3'],
    [560, 20, 'ZYHGP7N'],
    [0, 50, 'Andreu Tomàs Rigo'],
    [150, 50, 'Discapacidad +33 %'],
    [270, 50, 'Gol Nord'],
    [352, 50, '16'],
    [402, 50, '19'],
    [450, 50, 'PMB25-722956'],
    [560, 50, 'KB6Z8TS'],
  );
  expect(inRows(words, true)).toEqual(
    expect.arrayContaining([
      'nombreAsistente Joan Ramon Sagrera Mora',
      'tipoAbonament Petits',
      'asiento 17',
      'referenciaTicket 709-029014-3',
      'tipoAbonament Discapacidad +33 %',
      'anillo Gol Nord',
      'referenciaTicket PMB25-722956',
    ]),
  );
});

test('two cards side by side are not a table of the fields that both have', () => {
  const words = page(
    [0, 0, 'Modalitat'],
    [164, 0, 'Temporada'],
    [280, 0, 'Modalitat'],
    [444, 0, 'Temporada'],
    [0, 12, 'Discapacitat'],
    [164, 12, '2025/2026'],
    [280, 12, 'Gold'],
    [444, 12, '2025/2026'],
    [0, 40, 'Abono Liga Regular Tercera'],
    [174, 40, '2025/26'],
    [280, 40, 'Abono Liga Regular Tercera'],
    [454, 40, '2025/26'],
  );
  const layout = layoutOf(words, false);
  expect(withTableRows(readingsOf(layout), layout)).toEqual(readingsOf(layout));
});

const RECEIPT: Parameters<typeof page> = [
  [0, 0, 'Titular'],
  [140, 0, 'Fila'],
  [180, 0, 'Asiento'],
  [240, 0, 'Localizador'],
  [330, 0, 'Precio'],
  [0, 20, 'Joan Sagrera'],
  [140, 20, '2'],
  [180, 20, '17'],
  [240, 20, 'M4ARU9RX'],
  [330, 20, '62,00'],
  [0, 34, 'Aina Pons Coll'],
  [140, 34, '3'],
  [180, 34, '18'],
  [240, 34, 'A99HSXSC'],
  [330, 34, '75,50'],
  [0, 48, 'Biel Mora Prat'],
  [140, 48, '4'],
  [180, 48, '19'],
  [240, 48, 'ZYHGP7N'],
  [330, 48, '80,00'],
];

test('a row is read though a scanned word of the row before it reaches into it', () => {
  const words = page(...RECEIPT).map((word) => (word.text === 'Aina' ? { ...word, y1: 54 } : word));
  expect(inRows(words, true).filter((one) => one.startsWith('asiento'))).toEqual([
    'asiento 17',
    'asiento 18',
    'asiento 19',
  ]);
});

test('values without a wide gap between them are separated by the gap of the other rows', () => {
  const words = page(...RECEIPT).map((word) => (word.text === 'A99HSXSC' ? { ...word, x1: 326 } : word));
  const read = inRows(words, true);
  expect(read).toContain('codigoLocalizador A99HSXSC');
  expect(read).toContain('precioEntrada 75.50');
});

test('each row is a pass of its own, though a value of one is missing', () => {
  const words = page(...RECEIPT.filter(([, y, text]) => y !== 34 || text !== '75,50'));
  const layout = layoutOf(words, true);
  const passes = groupsOf(withTableRows(readingsOf(layout), layout)).map((readings) =>
    Object.fromEntries(readings.map(({ field, value }) => [field, value])),
  );
  expect(passes.map(({ asiento, precioEntrada }) => [asiento, precioEntrada])).toEqual([
    [17, '62.00'],
    [18, undefined],
    [19, '80.00'],
  ]);
  expect(emptyCells(withTableRows(readingsOf(layout), layout))).toEqual([
    { field: 'precioEntrada', box: { x0: 330, x1: 360, y0: 34, y1: 44 } },
  ]);
});

test('a heading of other fields ends a table', () => {
  const words = page(
    [0, 0, 'Fila'],
    [100, 0, 'Asiento'],
    [200, 0, 'Localizador'],
    [0, 20, '2'],
    [100, 20, '17'],
    [200, 20, 'M4ARU9RX'],
    [0, 40, 'Importe'],
    [100, 40, 'Gastos'],
    [200, 40, 'Total'],
    [0, 60, '62'],
    [100, 60, '10'],
    [200, 60, '72'],
  );
  expect(inRows(words).filter((one) => /^(fila|asiento|codigo)/.test(one))).toEqual([
    'fila 2',
    'asiento 17',
    'codigoLocalizador M4ARU9RX',
  ]);
});

test('two single digits that OCR read as one word are in their columns', () => {
  const words = page(...RECEIPT.filter(([x, y]) => y !== 34 || x !== 180)).map((word) =>
    word.y0 === 34 && word.text === '3' ? { ...word, text: '31', x1: 186 } : word,
  );
  const read = inRows(words, true);
  expect(read).toContain('fila 3');
  expect(read).toContain('asiento 1');
});

test.each([true, false])('a sentence below a table is none of its rows, in OCR: %s', (isOcr) => {
  const words = page(
    [0, 0, 'Tipo'],
    [80, 0, 'Anillo'],
    [160, 0, 'Bloque'],
    [220, 0, 'Fila'],
    [270, 0, 'Asiento'],
    [0, 20, 'General'],
    [80, 20, 'Superior'],
    [160, 20, '104'],
    [220, 20, '12'],
    [270, 20, '5'],
    // Its numbers are below the headings of the block, row and seat.
    [0, 60, 'General, en grada inferior 7 horas y 9 min 25'],
  );
  const layout = layoutOf(words, isOcr);
  const rows = withTableRows(readingsOf(layout), layout).flatMap(({ row }) => row ?? []);
  expect(new Set(rows).size).toBeLessThan(2);
});

test('surnames and given names in columns of their own are one name', () => {
  const words = page(
    [0, 0, 'Apellidos'],
    [150, 0, 'Nombre'],
    [250, 0, 'Bloque'],
    [310, 0, 'Fila'],
    [360, 0, 'Asiento'],
    [0, 20, 'Buil Polo'],
    [150, 20, 'Nerea'],
    [250, 20, '104'],
    [310, 20, '3'],
    [360, 20, '8'],
    [0, 40, 'Sanz Arnau'],
    [150, 40, 'Marina'],
    [250, 40, '104'],
    [310, 40, '3'],
    [360, 40, '9'],
  );
  const layout = layoutOf(words, false);
  const names = withTableRows(readingsOf(layout), layout).filter(({ field }) => field === 'nombreAsistente');
  expect(names.map(({ value }) => value)).toEqual(['Nerea Buil Polo', 'Marina Sanz Arnau']);
});

test('each pass has its own row of prices, though OCR lost a comma in one', () => {
  const pass = (y: number, seat: string, fees: string, total: string): [number, number, string][] => [
    [0, y, 'Bloque'],
    [100, y, 'Fila'],
    [200, y, 'Asiento'],
    [0, y + 14, '316'],
    [100, y + 14, '11'],
    [200, y + 14, seat],
    [0, y + 40, 'Precio'],
    [100, y + 40, 'Gastos'],
    [200, y + 40, 'Total'],
    [0, y + 54, '60,00 €'],
    [100, y + 54, fees],
    [200, y + 54, total],
  ];
  const words = page(...pass(0, '8', '275€', '62,75 €'), ...pass(120, '14', '2,75€', '62,75 €'));
  const { drafts } = draftsOf({ page: 1, words, source: 'ocr' });
  expect(drafts.map(({ fields }) => [fields.asiento?.value, fields.precioEntrada?.value])).toEqual([
    [8, '60.00'],
    [14, '60.00'],
  ]);
});

test('a number at the right edge of its column is no part of the text close behind it', () => {
  const rows = (lines: [number, string, string, string][]) =>
    page(
      [0, 0, 'Pedido:'],
      [120, 0, '25/0700'],
      [0, 20, 'Temporada:'],
      [120, 20, '2025-26'],
      [0, 60, 'Nº abono'],
      [120, 60, 'Apellidos y nombre'],
      [420, 60, 'Bloque'],
      [480, 60, 'Fila'],
      [530, 60, 'Asiento'],
      ...lines.flatMap(([y, name, number, seat]): [number, number, string][] => [
        [120, y, name],
        [98, y, number],
        [440, y, 'C'],
        [506, y, '14'],
        [572, y, seat],
      ]),
    );
  const namesAndSeats = (words: ReturnType<typeof page>) =>
    draftsOf({ page: 1, words, source: 'text' }).drafts.map(({ fields }) => [
      fields.referenciaTicket?.value,
      fields.nombreAsistente?.value,
      fields.fila?.value,
      fields.asiento?.value,
    ]);
  expect(
    namesAndSeats(
      rows([
        [75, 'Redondo Ibáñez, Carlos', '640', '21'],
        [90, 'Ibáñez Toribio, Ángeles', '647', '22'],
      ]),
    ),
  ).toEqual([
    ['640', 'Carlos Redondo Ibáñez', 14, 21],
    ['647', 'Ángeles Ibáñez Toribio', 14, 22],
  ]);
});
