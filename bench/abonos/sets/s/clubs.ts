import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, bars, cut, prose, rule } from '../../drawing/print-shop.ts';
import { ball, CLUB_ES, DIM, GREEN, INK, PALE, PLATFORM_ES, PLUM } from './printers.ts';

// Set S: a platform's sheet to print at home, and a club's table.

const BOLD = { font: 'Helvetica-Bold', size: 12, color: INK };

/** Printed at home: the ticket in a frame above the fold, what was paid and the small print below it. */
async function printAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 40, 34, 26, 26, GREEN);
  paper.put(46, 38, 'C', { font: 'Helvetica-Bold', size: 20, color: '#fff' });
  paper.put(76, 37, 'canchaticket', { font: 'Helvetica-Bold', size: 20, color: GREEN });
  paper.put(555, 42, 'Entrada digital · Imprímela en casa', { size: 11, color: DIM, right: true });
  paper.frame(40, 76, 515, 336);
  const label = { size: 9.5, color: DIM };
  overRow(paper, 56, 92, [[490, 'Evento', pass.evento]], label, { ...BOLD, size: 19, color: GREEN });
  const rows: (readonly (readonly [number, ...Pair])[])[] = [
    [[340, 'Recinto', pass.recinto]],
    [[340, 'Dirección', pass.direccion]],
    [[340, 'Asistente', pass.nombreAsistente]],
    [
      [200, 'Tarifa', pass.tipoAbonament],
      [140, 'Temporada', pass.temporada],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 56, 142 + index * 42, row, label, { ...BOLD, size: 13 }));
  const seat = seatOf(pass, ['Anillo', 'Sector', 'Fila', 'Asiento']);
  const widths = [190, 100, 90, 100];
  rule(paper, 56, 318, 539, '#999');
  const seatRow = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 56, 330, seatRow, label, { ...BOLD, size: 20 });
  paper.put(56, 386, 'Acceso por la puerta que indica el sector.', { size: 10.5, color: DIM });
  await paper.code(404, 136, 138, pass.codigoLocalizador);
  paper.put(473, 278, 'Localizador', { ...label, center: true });
  fitted(paper, 473, 291, 138, pass.codigoLocalizador, { ...BOLD, size: 15, center: true });
  cut(paper, 20, 432, 575, 432);
  paper.put(40, 452, 'Resumen de tu compra', { ...BOLD, size: 14, color: GREEN });
  const bought: Pair[] = [
    ['Referencia del ticket:', pass.referenciaTicket],
    ['Precio de la entrada:', euros(pass.precioEntrada)],
    ['Gastos de distribución:', euros(pass.precioDistribucion)],
    ['Total (IVA incluido):', euros(pass.precioTotal)],
    ['NIF del organizador:', pass.nifOrganizador],
    ['NIF del distribuidor:', pass.nifDistr],
  ];
  bought.forEach(([name, value], row) => {
    paper.put(40, 482 + row * 24, name, { size: 12, color: INK });
    fitted(paper, 190, 482 + row * 24, 180, value, BOLD);
  });
  const order = 'Pedido n.º 4471902 · Comprado el 18/07/2024 a las 21:14';
  paper.put(40, 626, order, { size: 10.5, color: DIM });
  bars(paper, 390, 492, 165, 56, pass.referenciaTicket);
  paper.put(40, 660, 'Condiciones', { ...BOLD, color: GREEN });
  prose(paper, 40, 680, 515, PLATFORM_ES, { size: 9.5 });
  paper.put(297, 800, 'Gracias por comprar en canchaticket.example', { size: 10, color: DIM, center: true });
  return paper;
}

type TableRow = readonly (readonly [number, string | number, string | number])[];

/** A club's table: shaded cells have the labels, the cells at their right the values. */
async function ruledTable(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  ball(paper, 66, 60, 22, PLUM);
  paper.put(100, 40, 'C. B. Las Salinas', { ...BOLD, size: 21, color: PLUM });
  paper.put(100, 66, 'Justificante de abono de temporada', { size: 13, color: DIM });
  const rows: TableRow[] = [
    [[515, 'Asistente', pass.nombreAsistente]],
    [
      [277, 'Tipo de abono', pass.tipoAbonament],
      [238, 'Temporada', pass.temporada],
    ],
    [[515, 'Evento', pass.evento]],
    [[515, 'Recinto', pass.recinto]],
    [[515, 'Dirección', pass.direccion]],
    [
      [277, 'Anillo', pass.anillo],
      [238, 'Bloque', pass.bloque],
    ],
    [
      [277, 'Fila', pass.fila],
      [238, 'Asiento', pass.asiento],
    ],
    [
      [277, 'Referencia', pass.referenciaTicket],
      [238, 'Localizador', pass.codigoLocalizador],
    ],
    [
      [277, 'CIF organizador', pass.nifOrganizador],
      [238, 'CIF distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => tableRow(paper, 40, 112 + index * 34, row));
  paper.put(40, 446, 'Importes', { ...BOLD, size: 14, color: PLUM });
  const sums: TableRow[] = [
    [[330, 'Precio del abono', euros(pass.precioEntrada)]],
    [[330, 'Gastos de distribución', euros(pass.precioDistribucion)]],
    [[330, 'Total', euros(pass.precioTotal)]],
  ];
  sums.forEach((row, index) => tableRow(paper, 40, 472 + index * 34, row, 160));
  await paper.code(415, 446, 140, pass.referenciaTicket);
  paper.put(40, 616, 'Este justificante es su abono: preséntelo en la puerta.', { size: 12, color: INK });
  paper.put(40, 640, 'Taquillas: de lunes a viernes, de 17.00 a 20.00 h.', { size: 12, color: INK });
  paper.put(40, 664, 'Emitido el 29/08/2024.', { size: 12, color: INK });
  prose(paper, 40, 764, 515, CLUB_ES, { size: 9 });
  return paper;
}

function tableRow(paper: Paper, x: number, y: number, row: TableRow, wide = 100): void {
  let left = x;
  for (const [width, label, value] of row) {
    band(paper, left, y, wide, 34, PALE);
    paper.frame(left, y, wide, 34);
    paper.frame(left + wide, y, width - wide, 34);
    paper.put(left + 8, y + 12, label, { size: 11, color: INK });
    fitted(paper, left + wide + 10, y + 11, width - wide - 18, value, BOLD);
    left += width;
  }
}

export const sClubLayouts: readonly PassLayout[] = [
  { name: 'S: print-at-home sheet of a platform, es', passes: 1, draw: printAtHome },
  { name: 'S: ruled table of a club, es', passes: 1, draw: ruledTable },
];
