import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, longSeason, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { DIM, LABEL, PALE_PINE, PINE, PINE_ES, VALUE, VIOLET, VIOLET_CA } from './printers.ts';

// Set Q: two sellers of tickets: the sheet of one, with the order and a table of prices, and the telephone's page of
// another.

const TELEPHONE: [number, number] = [360, 760];

/** Spanish: the ticket in a frame with the seat in four tiles, under it the order as an invoice has it. */
async function orderSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.document.circle(56, 46, 13).fill(PINE);
  paper.put(76, 37, 'Taquilla Ábrego', { font: 'Helvetica-Bold', size: 19, color: PINE });
  paper.put(553, 34, 'Pedido n.º 48-2207', { size: 10, color: DIM, right: true });
  paper.put(553, 48, 'Comprado el 14/07/2031 a las 10:42', { size: 10, color: DIM, right: true });
  rounded(paper, 42, 76, 511, 372);
  fitted(paper, 60, 94, 340, pass.evento, { font: 'Helvetica-Bold', size: 17, color: PINE });
  const where: Pair[] = [
    ['Recinto:', pass.recinto],
    ['Dirección:', pass.direccion],
    ['Temporada:', longSeason(pass.temporada)],
  ];
  where.forEach(([label, value], row) => {
    paper.put(60, 122 + row * 21, label, { size: 11.5, color: DIM });
    fitted(paper, 128, 122 + row * 21, 272, value, { size: 11.5 });
  });
  rule(paper, 60, 192, 400, '#999');
  const who: (readonly [number, ...Pair])[] = [
    [224, 'Asistente', pass.nombreAsistente],
    [130, 'Modalidad de abono', pass.tipoAbonament],
  ];
  overRow(paper, 60, 202, who, LABEL, { ...VALUE, size: 14 });
  await paper.code(411, 88, 134, pass.codigoLocalizador);
  paper.put(478, 226, 'Válido con documento de identidad', { size: 8, color: DIM, center: true });
  const tiles = [
    [60, 204],
    [276, 85],
    [373, 75],
    [460, 75],
  ] as const;
  seatOf(pass, ['Anillo', 'Sector', 'Fila', 'Asiento']).forEach(([label, value], index) => {
    const [x = 0, width = 0] = tiles[index] ?? [];
    band(paper, x, 252, width, 62, PALE_PINE);
    paper.put(x + width / 2, 260, label, { size: 10, color: DIM, center: true });
    const large = { font: 'Helvetica-Bold', size: 24, center: true };
    fitted(paper, x + width / 2, 278, width - 14, value, large);
  });
  const codes: (readonly [number, ...Pair])[] = [
    [240, 'Referencia del tique', pass.referenciaTicket],
    [240, 'Localizador', pass.codigoLocalizador],
  ];
  overRow(paper, 60, 330, codes, { size: 10, color: DIM }, { ...VALUE, size: 18 });
  rule(paper, 60, 378, 535, '#999');
  const firms = [
    ['Organiza: Palma Mallorca Bàsquet', pass.nifOrganizador],
    ['Distribuye: Taquilla Ábrego, S. L.', pass.nifDistr],
  ] as const;
  firms.forEach(([firm, number], row) => {
    paper.put(60, 392 + row * 22, `${firm} — NIF ${number}`, { size: 11.5 });
  });
  prices(paper, pass);
  prose(paper, 42, 726, 511, PINE_ES, { size: 9 });
  rule(paper, 42, 790, 553, PINE, 1);
  paper.put(42, 798, 'taquillaabrego.example · 900 555 018', { size: 9.5, color: PINE });
  return paper;
}

function prices(paper: Paper, pass: PassTruth): void {
  paper.put(42, 474, 'Resumen de la compra', { font: 'Helvetica-Bold', size: 14, color: PINE });
  band(paper, 42, 498, 511, 24, PINE);
  const head = { font: 'Helvetica-Bold', size: 10.5, color: '#fff' };
  paper.put(54, 505, 'Concepto', head);
  paper.put(541, 505, 'Importe', { ...head, right: true });
  const lines: Pair[] = [
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  lines.forEach(([label, value], row) => {
    const y = 532 + row * 30;
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(54, y, label, { font, size: 12 });
    paper.put(541, y, value, { font, size: 12, right: true });
    rule(paper, 42, y + 20, 553, '#aaa');
  });
  const paid =
    'Pagado con tarjeta acabada en 7716. IVA del 10 % incluido. Este resumen no sustituye a la factura.';
  paper.put(42, 630, paid, { size: 10, color: DIM });
  const steps = ['1. Imprima la hoja o llévela en el móvil.', '2. Busque su puerta en el plano del recinto.'];
  steps.forEach((step, row) => paper.put(42, 662 + row * 20, step, { size: 11 }));
}

/** Catalan: what the telephone shows, as a page: labels over values, the second of each line at the right edge. */
async function telephone(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(TELEPHONE);
  band(paper, 0, 0, 360, 104, VIOLET);
  paper.put(22, 20, 'butxaca', { font: 'Helvetica-Bold', size: 17, color: '#fff' });
  paper.put(338, 22, 'Passi mòbil', { size: 12, color: '#fff', right: true });
  fitted(paper, 22, 56, 316, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 20, color: '#fff' });
  const rows: (readonly Pair[])[] = [
    [
      ["Tipus d'abonament", pass.tipoAbonament],
      ['Temporada', pass.temporada],
    ],
    [['Esdeveniment', pass.evento]],
    [['Lloc', pass.recinto]],
    [['Adreça', pass.direccion]],
    [
      ['Anell', pass.anillo],
      ['Bloc', pass.bloque],
    ],
    [
      ['Fila', pass.fila],
      ['Seient', pass.asiento],
    ],
    [
      ["Preu de l'abonament", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
    ],
    [
      ['Import total', euros(pass.precioTotal)],
      ['Referència', pass.referenciaTicket],
    ],
    [
      ["NIF de l'organitzador", pass.nifOrganizador],
      ['NIF del distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const y = 118 + index * 46;
    const width = row.length === 1 ? 316 : 150;
    row.forEach(([label, value], place) => {
      const right = place === 1;
      const x = right ? 338 : 22;
      paper.put(x, y, label, { size: 10, color: DIM, right });
      fitted(paper, x, y + 14, width, value, { ...VALUE, size: 14, right });
    });
    rule(paper, 22, y + 37, 338, '#ccc');
  });
  await paper.code(107, 536, 146, pass.codigoLocalizador);
  paper.put(180, 686, `Localitzador: ${pass.codigoLocalizador}`, { ...VALUE, size: 14, center: true });
  paper.put(180, 712, 'Toca el codi per ampliar-lo', { size: 10, color: DIM, center: true });
  prose(paper, 22, 730, 316, VIOLET_CA, { size: 8 });
  return paper;
}

export const qPlatformLayouts: readonly PassLayout[] = [
  { name: 'Q: order with a table of prices, es', passes: 1, draw: orderSheet },
  { name: 'Q: page of a telephone, ca', passes: 1, draw: telephone },
];
