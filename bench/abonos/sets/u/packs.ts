import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { DIM, INK, NAVY, OLIVE, PALE, type Place, TERMS_CA } from './printers.ts';

// Set U: several passes of one order: two beside each other, and four in frames.

const A4_ACROSS: [number, number] = [A4[1], A4[0]];

/** Two passes beside each other on a sheet laid across: labels to the right up to the values, in Catalan. */
async function sideBySide(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4_ACROSS);
  for (const [index, pass] of passes.entries()) await halfSheet(paper, pass, 30 + index * 411);
  cut(paper, 421, 16, 421, 579);
  return paper;
}

async function halfSheet(paper: Paper, pass: PassTruth, x: number): Promise<void> {
  band(paper, x, 26, 371, 34, NAVY);
  const white = { font: 'Helvetica-Bold', color: '#fff' };
  paper.put(x + 12, 36, 'CB Migjorn', { ...white, size: 16 });
  paper.put(x + 359, 38, 'Abonament', { ...white, size: 13, right: true });
  const list: Pair[] = [
    ['Assistent', pass.nombreAsistente],
    ["Tipus d'abonament", pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment', pass.evento],
    ...seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ['Preu entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució', euros(pass.precioDistribucion)],
    ['Preu total', euros(pass.precioTotal)],
    ['Codi localitzador', pass.codigoLocalizador],
    ['Referència tiquet', pass.referenciaTicket],
    ['NIF organitzador', pass.nifOrganizador],
    ['NIF distribuïdor', pass.nifDistr],
  ];
  list.forEach(([label, value], row) => {
    const y = 76 + row * 22.5;
    paper.put(x + 124, y, label, { size: 10.5, color: DIM, right: true });
    fitted(paper, x + 136, y, 235, value, { font: 'Helvetica-Bold', size: 11, color: INK });
  });
  rule(paper, x, 464, x + 371, NAVY, 1);
  await paper.code(x, 474, 96, pass.codigoLocalizador);
  prose(paper, x + 112, 480, 259, TERMS_CA, { size: 9 });
}

/** Four passes in frames: the person above, pairs in columns at the left, the seat on a ground at the right. */
async function fourFrames(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(36, 24, 'Abonos de su pedido', { font: 'Helvetica-Bold', size: 18, color: OLIVE });
  paper.put(559, 29, 'Bàsquet Vila de Sóller', { size: 13, color: INK, right: true });
  passes.forEach((pass, index) => framed(paper, pass, 56 + index * 189));
  paper.put(297, 818, 'Recorte cada abono y llévelo consigo a los partidos.', {
    size: 9,
    color: DIM,
    center: true,
  });
  return paper;
}

function framed(paper: Paper, pass: PassTruth, y: number): void {
  rounded(paper, 36, y, 523, 178);
  const label = { size: 10, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 10.5, color: INK };
  const lines: (readonly (readonly [wide: number, width: number, ...Pair])[])[] = [
    [[62, 314, 'Asistente:', pass.nombreAsistente]],
    [
      [62, 126, 'Modalidad:', pass.tipoAbonament],
      [60, 128, 'Temporada:', pass.temporada],
    ],
    [[62, 314, 'Evento:', pass.evento]],
    [[62, 314, 'Recinto:', pass.recinto]],
    [[62, 314, 'Dirección:', pass.direccion]],
    [
      [62, 126, 'Ref. ticket:', pass.referenciaTicket],
      [60, 128, 'Localizador:', pass.codigoLocalizador],
    ],
    [
      [85, 103, 'NIF organizador:', pass.nifOrganizador],
      [82, 106, 'NIF distribuidor:', pass.nifDistr],
    ],
    [
      [36, 82, 'Precio:', euros(pass.precioEntrada)],
      [66, 70, 'Distribución:', euros(pass.precioDistribucion)],
      [30, 88, 'Total:', euros(pass.precioTotal)],
    ],
  ];
  lines.forEach((line, row) => {
    let left = 50;
    for (const [wide, width, name, text] of line) {
      paper.put(left, y + 14 + row * 20, name, label);
      fitted(paper, left + wide, y + 13.5 + row * 20, width - 12, text, value);
      left += wide + width;
    }
  });
  band(paper, 436, y + 12, 111, 154, PALE);
  const seat: (readonly Place[])[] = [
    [[104, 'Anillo', pass.anillo]],
    [[104, 'Bloque', pass.bloque]],
    [
      [50, 'Fila', pass.fila],
      [54, 'Asiento', pass.asiento],
    ],
  ];
  const large = { font: 'Helvetica-Bold', size: 17, color: INK };
  seat.forEach((row, index) => overRow(paper, 446, y + 22 + index * 48, row, label, large));
}

export const uPackLayouts: readonly PassLayout[] = [
  { name: 'U: two passes beside each other, ca', passes: 2, draw: sideBySide },
  { name: 'U: four framed passes, es', passes: 4, draw: fourFrames },
];
