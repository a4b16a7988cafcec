import { expect, test } from 'vitest';
import { draftsOf } from './assemble.ts';
import { page } from '../lines/words.fixture.ts';

const COLUMNS = [0, 190, 440, 640, 720, 780, 880, 980];
const cells = (y: number, texts: readonly string[]) =>
  texts.flatMap((text, column): [number, number, string][] =>
    text ? [[COLUMNS[column] ?? 0, y, text]] : [],
  );
const row = (y: number, upper: readonly string[], lower: readonly string[], last: string) => [
  ...cells(y, upper),
  ...cells(y + 13, lower),
  ...cells(y + 26, ['', '', '', '', '', '', '', last]),
];

const HEADING = row(
  40,
  ['Asistente', 'Evento', 'Recinto', 'Anillo', 'Fila', 'Ref. ticket', 'NIF organizador', 'Entrada'],
  [
    'Tipo de abono',
    'Temporada',
    'Dirección',
    'Bloque',
    'Asiento',
    'Localizador',
    'NIF distribuidor',
    'Distribución',
  ],
  'Total',
);
const PASS = row(
  92,
  [
    'Aina Pons Riera',
    'Primera FEB',
    'Palau Municipal',
    'Inferior',
    '7',
    'PMB-104233',
    'G07812345',
    '90,00 €',
  ],
  ['Adulto', '2026/27', 'C/ de la Mar 4, 07001 Palma', '104', '12', 'K7QWZ93P', 'B57998877', '1,50 €'],
  '91,50 €',
);
const OTHER = row(
  148,
  ['Joan Vidal Mas', 'Primera FEB', 'Palau Municipal', 'Superior', '9', 'PMB-104234', 'G07812345', '60,00 €'],
  ['Infantil', '2026/27', 'C/ de la Mar 4, 07001 Palma', '206', '3', 'M2XTR85H', 'B57998877', '1,50 €'],
  '61,50 €',
);

test('tables with two fields in each cell, below each other, have a pass on each row', () => {
  const words = page([0, 0, 'Relación de abonos'], ...HEADING, ...PASS, ...OTHER, [
    0,
    240,
    'Guarde este documento',
  ]);
  const { drafts } = draftsOf({ page: 1, words, source: 'text' });
  const said = drafts.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );
  expect(said).toMatchObject([
    {
      nombreAsistente: 'Aina Pons Riera',
      tipoAbonament: 'Adulto',
      temporada: '2026/2027',
      evento: 'Primera FEB',
      recinto: 'Palau Municipal',
      direccion: 'C/ de la Mar 4, 07001 Palma',
      anillo: 'Inferior',
      bloque: '104',
      fila: 7,
      asiento: 12,
      referenciaTicket: 'PMB-104233',
      codigoLocalizador: 'K7QWZ93P',
      precioEntrada: '90.00',
      precioDistribucion: '1.50',
      precioTotal: '91.50',
    },
    { nombreAsistente: 'Joan Vidal Mas', bloque: '206', fila: 9, asiento: 3, precioTotal: '61.50' },
  ]);
  // Its position on the page, for reading it again.
  expect(drafts[1]?.fields.codigoLocalizador?.valueBox).toMatchObject({ x0: 780, y0: 161 });
});
