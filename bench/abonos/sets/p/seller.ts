import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import {
  BRICK,
  CLUB_SOUTH,
  DIM,
  MEDIA_ENTRADA_CA,
  MEDIA_ENTRADA_ES,
  mediaEntrada,
  PALE_BRICK,
} from './printers.ts';

// Set P: a seller of tickets: the sheet to print at home, and two cards side by side in both languages.

const LABEL = { size: 9, color: DIM };
const VALUE = { font: 'Helvetica-Bold', size: 12 };

/** Printed at home: each label at the left end of its row, the value at the right end; the code and the seat above them. */
async function farApart(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  mediaEntrada(paper, 48, 36, BRICK);
  paper.put(547, 40, CLUB_SOUTH, { font: 'Helvetica-Bold', size: 14, right: true });
  band(paper, 48, 72, 499, 168, PALE_BRICK);
  await paper.code(60, 84, 144, pass.codigoLocalizador);
  paper.put(224, 88, 'Tu abono de temporada', { font: 'Helvetica-Bold', size: 18, color: BRICK });
  paper.put(224, 118, 'Asistente', LABEL);
  fitted(paper, 224, 130, 308, pass.nombreAsistente, { ...VALUE, size: 17 });
  const widths = [144, 58, 48, 58];
  const seat = seatOf(pass, ['Anillo', 'Sector', 'Fila', 'Butaca']);
  const row = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 224, 174, row, LABEL, { ...VALUE, size: 18 });
  const parts: (readonly [title: string, rows: readonly Pair[]])[] = [
    [
      'Qué has comprado',
      [
        ['Evento', pass.evento],
        ['Tarifa', pass.tipoAbonament],
        ['Temporada', pass.temporada],
        ['Recinto', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    [
      'Qué has pagado',
      [
        ['Precio del abono', euros(pass.precioEntrada)],
        ['Gastos de gestión', euros(pass.precioDistribucion)],
        ['Total pagado', euros(pass.precioTotal)],
      ],
    ],
    [
      'Datos de la operación',
      [
        ['Localizador', pass.codigoLocalizador],
        ['N.º de referencia', pass.referenciaTicket],
        ['CIF del organizador', pass.nifOrganizador],
        ['CIF del distribuidor', pass.nifDistr],
      ],
    ],
  ];
  let y = 262;
  for (const [title, rows] of parts) {
    paper.put(48, y, title, { font: 'Helvetica-Bold', size: 13, color: BRICK });
    y += 22;
    for (const [label, value] of rows) {
      rule(paper, 48, y, 547, '#aaa');
      paper.put(48, y + 7.5, label, { size: 11.5, color: DIM });
      fitted(paper, 547, y + 7, 350, value, { ...VALUE, right: true });
      y += 28;
    }
    y += 14;
  }
  rule(paper, 48, 752, 547, BRICK, 1.4);
  prose(paper, 48, 764, 499, MEDIA_ENTRADA_ES, { size: 9 });
  return paper;
}

/** Two cards side by side: what both have in common once above them, the seat in a frame, the code at the foot. */
async function sideBySide(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([A4[1], A4[0]]);
  mediaEntrada(paper, 36, 26, BRICK);
  const title = `${CLUB_SOUTH} · 2 abonaments / 2 abonos`;
  paper.put(806, 30, title, { font: 'Helvetica-Bold', size: 14, right: true });
  const [first] = passes;
  if (!first) throw new Error('a sheet without a pass');
  const common: (readonly [number, ...Pair])[][] = [
    [
      [360, 'Esdeveniment / Evento', first.evento],
      [130, 'Temporada', first.temporada],
      [300, 'NIF organitzador / NIF organizador', first.nifOrganizador],
    ],
    [
      [220, 'Recinte / Recinto', first.recinto],
      [270, 'Adreça / Dirección', first.direccion],
      [300, 'NIF distribuïdor / NIF distribuidor', first.nifDistr],
    ],
  ];
  rule(paper, 36, 60, 806, BRICK, 1.4);
  common.forEach((row, index) => overRow(paper, 36, 70 + index * 36, row, LABEL, VALUE));
  for (const [index, pass] of passes.entries()) await beside(paper, pass, 36 + index * 395);
  cut(paper, 421, 146, 421, 520);
  prose(paper, 36, 534, 375, MEDIA_ENTRADA_CA, { size: 8.5 });
  prose(paper, 431, 534, 375, MEDIA_ENTRADA_ES, { size: 8.5 });
  return paper;
}

async function beside(paper: Paper, pass: PassTruth, x: number): Promise<void> {
  rounded(paper, x, 150, 375, 366);
  paper.put(x + 18, 164, 'Assistent / Asistente', LABEL);
  fitted(paper, x + 18, 176, 339, pass.nombreAsistente, { ...VALUE, size: 18, color: BRICK });
  overRow(paper, x + 18, 206, [[353, 'Tarifa', pass.tipoAbonament]], LABEL, VALUE);
  band(paper, x + 18, 242, 339, 54, PALE_BRICK);
  const widths = [142, 68, 46, 79];
  const seat = seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila', 'Seient / Asiento']);
  const row = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, x + 26, 250, row, LABEL, { ...VALUE, size: 16.5 });
  const sums: (readonly [number, ...Pair])[] = [
    [112, 'Preu / Precio', euros(pass.precioEntrada)],
    [134, 'Distribució / Distribución', euros(pass.precioDistribucion)],
    [107, 'Total', euros(pass.precioTotal)],
  ];
  overRow(paper, x + 18, 310, sums, LABEL, VALUE);
  await paper.code(x + 14, 350, 150, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
  ];
  codes.forEach((pair, index) =>
    overRow(paper, x + 182, 376 + index * 50, [[189, ...pair]], LABEL, { ...VALUE, size: 16 }),
  );
}

export const pSellerLayouts: readonly PassLayout[] = [
  { name: 'P: labels and values far apart, es', passes: 1, draw: farApart },
  { name: 'P: two cards side by side, both languages', passes: 2, draw: sideBySide },
];
