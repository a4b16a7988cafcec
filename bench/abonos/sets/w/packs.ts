import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { BOLD, DIM, INK, OWN_ES, PALE, PLAIN, RED } from './house.ts';

// Set W: several passes of the seller on a page: a pack in frames, and a table with a row for each.

const A4_ACROSS: [number, number] = [842, 595];

/** Three frames: the seat beside the person's name, then lines with two or three pairs. */
async function framedPack(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const season = passes[0]?.temporada ?? '';
  paper.put(36, 30, `Pack d'abonaments — Temporada ${season}`, { ...BOLD, size: 16 });
  for (const [index, pass] of passes.entries()) await framed(paper, pass, 62 + index * 250);
  return paper;
}

async function framed(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(30, y, 535, 238);
  const lines: (readonly Pair[])[] = [
    [
      ["Tipus d'abonament:", pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    seatOf(pass, ['Anell:', 'Bloc:', 'Fila:', 'Seient:']),
    [['Esdeveniment:', pass.evento]],
    [['Recinte:', pass.recinto]],
    [['Adreça:', pass.direccion]],
    [
      ['Ref. tiquet:', pass.referenciaTicket],
      ['Localitzador:', pass.codigoLocalizador],
    ],
    [
      ['Preu entrada:', euros(pass.precioEntrada)],
      ['Distribució:', euros(pass.precioDistribucion)],
      ['Total:', euros(pass.precioTotal)],
    ],
    [
      ['NIF organitzador:', pass.nifOrganizador],
      ['NIF distribuïdor:', pass.nifDistr],
    ],
  ];
  paper.put(44, y + 16, 'Abonat:', { ...PLAIN, size: 12, color: DIM });
  fitted(paper, 94, y + 14, 350, pass.nombreAsistente, { ...BOLD, size: 14 });
  lines.forEach((list, row) => {
    pairs(paper, 44, y + 44 + row * 24, list, { ...PLAIN, color: DIM }, BOLD);
  });
  await paper.code(462, y + 14, 90, pass.codigoLocalizador);
}

type Column = readonly [
  width: number,
  heads: readonly string[],
  cells: (pass: PassTruth) => readonly (string | number)[],
];

const COLUMNS: readonly Column[] = [
  [150, ['Asistente', 'Tipo de abono'], (pass) => [pass.nombreAsistente, pass.tipoAbonament]],
  [182, ['Evento', 'Temporada'], (pass) => [pass.evento, pass.temporada]],
  [158, ['Recinto', 'Dirección'], (pass) => [pass.recinto, pass.direccion]],
  [62, ['Anillo', 'Bloque'], (pass) => [pass.anillo, pass.bloque]],
  [44, ['Fila', 'Asiento'], (pass) => [pass.fila, pass.asiento]],
  [76, ['Ref. ticket', 'Localizador'], (pass) => [pass.referenciaTicket, pass.codigoLocalizador]],
  [68, ['NIF organiz.', 'NIF distrib.'], (pass) => [pass.nifOrganizador, pass.nifDistr]],
  [
    62,
    ['Entrada', 'Distribución', 'Total'],
    (pass) => [euros(pass.precioEntrada), euros(pass.precioDistribucion), euros(pass.precioTotal)],
  ],
];

/** A table with a row for each pass: the cells have two lines as their heads do, those of the sums three. */
async function rowForEach(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4_ACROSS);
  paper.put(20, 30, 'PMB · Relación de abonos', { ...BOLD, size: 18, color: RED });
  paper.put(822, 36, 'Fecha de emisión: 21/07/2026', { ...PLAIN, size: 10.5, right: true });
  band(paper, 20, 70, 802, 50, PALE);
  tableLine(paper, 77, (column) => column[1], 'Helvetica-Bold');
  for (const [index, pass] of passes.entries()) {
    tableLine(paper, 129 + index * 56, (column) => column[2](pass), 'Helvetica');
    rule(paper, 20, 176 + index * 56, 822, '#777');
  }
  prose(paper, 20, 130 + passes.length * 56 + 24, 600, OWN_ES, { size: 9.5 });
  return paper;
}

function tableLine(
  paper: Paper,
  y: number,
  textsOf: (column: Column) => readonly (string | number)[],
  font: string,
): void {
  let x = 26;
  for (const column of COLUMNS) {
    textsOf(column).forEach((text, line) => {
      fitted(paper, x, y + line * 13, column[0] - 8, text, { font, size: 9, color: INK });
    });
    x += column[0];
  }
}

export const wPackLayouts: readonly PassLayout[] = [
  { name: 'W: pack of three in frames, ca', passes: 3, draw: framedPack },
  { name: 'W: table with a row for each pass, es', passes: 4, draw: rowForEach },
];
