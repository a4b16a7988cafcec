import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { DIM, INK, palma, RED, SELLER_CA } from './printers.ts';

// Set S: several passes of the samples' seller on one page.

const BOLD = { font: 'Helvetica-Bold', size: 11.5, color: INK };

/** Two passes, one under the other: bold labels and their values in two columns under the person's name. */
async function twoOnPage(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  palma(paper, 36, 28, RED);
  const season = passes[0]?.temporada ?? '';
  paper.put(559, 34, `Abonaments ${season}`, { ...BOLD, size: 17, right: true });
  for (const [index, pass] of passes.entries()) await half(paper, pass, 72 + index * 352);
  prose(paper, 36, 778, 523, SELLER_CA, { size: 8.5 });
  return paper;
}

async function half(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  rounded(paper, 36, y, 523, 332);
  paper.put(52, y + 17, 'Assistent:', { size: 12, color: DIM });
  fitted(paper, 114, y + 13, 430, pass.nombreAsistente, { ...BOLD, size: 17 });
  rule(paper, 52, y + 40, 543, RED, 1.2);
  const wide: Pair[] = [
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  column(paper, wide, 52, y + 52, 124, 360);
  rule(paper, 52, y + 166, 543, '#999');
  const left: Pair[] = [
    ...seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    ['Preu entrada', euros(pass.precioEntrada)],
    ['Distribució', euros(pass.precioDistribucion)],
    ['Preu total', euros(pass.precioTotal)],
  ];
  column(paper, left, 52, y + 176, 82, 104);
  const right: Pair[] = [
    ['Ref. tiquet', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ['NIF organitzador', pass.nifOrganizador],
    ['NIF distribuïdor', pass.nifDistr],
  ];
  column(paper, right, 246, y + 176, 100, 92);
  await paper.code(448, y + 200, 98, pass.referenciaTicket);
}

function column(
  paper: Paper,
  list: readonly Pair[],
  x: number,
  y: number,
  wide: number,
  width: number,
): void {
  list.forEach(([label, value], row) => {
    paper.put(x, y + row * 22, label, BOLD);
    fitted(paper, x + wide, y + row * 22, width, value, { size: 11.5, color: INK });
  });
}

/** Three strips to cut: the code at the right, small labels over their values in six rows. */
async function sheetOfThree(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) {
    await strip(paper, pass, index * 272);
    if (index > 0) cut(paper, 12, index * 272, 583, index * 272);
  }
  paper.put(297, 822, 'Recorte los abonos por la línea discontinua', {
    size: 9,
    color: DIM,
    center: true,
  });
  return paper;
}

async function strip(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  band(paper, 36, y + 20, 523, 30, RED);
  const title = `PMB · ABONO DE TEMPORADA ${shortSeason(pass.temporada)}`;
  paper.put(48, y + 28, title, { font: 'Helvetica-Bold', size: 14, color: '#fff' });
  const label = { size: 8.5, color: DIM };
  const rows: (readonly (readonly [number, ...Pair])[])[] = [
    [
      [235, 'ASISTENTE', pass.nombreAsistente],
      [155, 'TIPO DE ABONO', pass.tipoAbonament],
    ],
    [
      [265, 'EVENTO', pass.evento],
      [125, 'TEMPORADA', pass.temporada],
    ],
    [[390, 'RECINTO', pass.recinto]],
    [[390, 'DIRECCIÓN', pass.direccion]],
    [
      [170, 'ANILLO', pass.anillo],
      [80, 'BLOQUE', pass.bloque],
      [60, 'FILA', pass.fila],
      [80, 'ASIENTO', pass.asiento],
    ],
    [
      [130, 'PRECIO ENTRADA', euros(pass.precioEntrada)],
      [150, 'GASTOS DE DISTRIBUCIÓN', euros(pass.precioDistribucion)],
      [110, 'PRECIO TOTAL', euros(pass.precioTotal)],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 48, y + 60 + index * 34, row, label, BOLD));
  await paper.code(454, y + 54, 92, pass.codigoLocalizador);
  const codes: Pair[] = [
    ['LOCALIZADOR', pass.codigoLocalizador],
    ['REF. TICKET', pass.referenciaTicket],
    ['NIF ORGANIZADOR', pass.nifOrganizador],
    ['NIF DISTRIBUIDOR', pass.nifDistr],
  ];
  codes.forEach((pair, row) => overRow(paper, 448, y + 152 + row * 27, [[120, ...pair]], label, BOLD));
}

export const sPackLayouts: readonly PassLayout[] = [
  { name: 'S: two passes on a page, ca', passes: 2, draw: twoOnPage },
  { name: 'S: sheet of three to cut, es', passes: 3, draw: sheetOfThree },
];
