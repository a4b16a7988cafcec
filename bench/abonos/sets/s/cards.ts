import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { ball, BLUE, CLUB_ES, DIM, INK, palma, PALE, RED } from './printers.ts';

// Set S: cards: the seller's with a stub, and a club's for the wallet.

type Row = readonly (readonly [number, ...Pair])[];

const LABEL = { size: 8.5, color: DIM };
const VALUE = { font: 'Helvetica-Bold', size: 12, color: INK };

/** The seller's card in both languages; the stub has the code and says the seat once more. */
async function withStub(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  palma(paper, 26, 22, RED);
  paper.put(26, 58, "Carnet d'abonat / Carnet de abonado", { ...VALUE, size: 14 });
  rule(paper, 26, 80, 416, RED, 1.5);
  const rows: Row[] = [
    [
      [232, 'Assistent / Asistente', pass.nombreAsistente],
      [158, "Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ],
    [
      [270, 'Esdeveniment / Evento', pass.evento],
      [120, 'Temporada', pass.temporada],
    ],
    [[390, 'Recinte / Recinto', pass.recinto]],
    [[390, 'Adreça / Dirección', pass.direccion]],
    [
      [155, 'Anell / Anillo', pass.anillo],
      [85, 'Bloc / Bloque', pass.bloque],
      [65, 'Fila', pass.fila],
      [85, 'Seient / Asiento', pass.asiento],
    ],
    [
      [136, 'Preu entrada / Precio entrada', euros(pass.precioEntrada)],
      [136, 'Distribució / Distribución', euros(pass.precioDistribucion)],
      [118, 'Preu total / Precio total', euros(pass.precioTotal)],
    ],
    [
      [195, 'NIF organitzador / organizador', pass.nifOrganizador],
      [195, 'NIF distribuïdor / distribuidor', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 26, 92 + index * 41, row, LABEL, VALUE));
  const duty = 'Cal presentar-lo a cada partit / Debe presentarse en cada partido';
  paper.put(26, 390, duty, { size: 9, color: DIM });
  cut(paper, 430, 14, 430, 406);
  paper.put(509, 26, 'CONTROL', { font: 'Helvetica-Bold', size: 13, color: RED, center: true });
  await paper.code(447, 46, 124, pass.codigoLocalizador);
  const codes: Pair[] = [
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['Ref. tiquet / Ref. ticket', pass.referenciaTicket],
  ];
  codes.forEach((pair, row) => overRow(paper, 448, 184 + row * 40, [[144, ...pair]], LABEL, VALUE));
  rule(paper, 448, 268, 573, '#999');
  const seat = seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila', 'Seient / Asiento']);
  seat.forEach(([name, value], row) => {
    paper.put(448, 282 + row * 24, name, { size: 9, color: DIM });
    fitted(paper, 573, 280 + row * 24, 58, value, { ...VALUE, right: true });
  });
  return paper;
}

/** A club's card of a sheet: front and back beside each other, to be cut out and folded. */
async function walletCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  ball(paper, 56, 56, 16, BLUE);
  paper.put(82, 40, 'Club Bàsquet Son Vida', { font: 'Helvetica-Bold', size: 17, color: BLUE });
  paper.put(82, 62, 'Tu carné de la temporada', { size: 12, color: DIM });
  prose(
    paper,
    40,
    92,
    515,
    'Recorta el carné por el borde, dóblalo por la línea de puntos y guárdalo en la cartera.',
    { size: 11 },
  );
  rounded(paper, 28, 124, 539, 196);
  cut(paper, 297, 124, 297, 320);
  front(paper, pass);
  await back(paper, pass);
  paper.put(40, 348, '¿Qué incluye tu abono?', { font: 'Helvetica-Bold', size: 13, color: BLUE });
  const included = [
    '· Entrada a todos los partidos de liga en casa.',
    '· Diez por ciento de descuento en la tienda del club.',
    '· Preferencia en la compra de entradas de la fase final.',
  ];
  included.forEach((line, row) => paper.put(40, 374 + row * 22, line, { size: 11.5 }));
  prose(paper, 40, 760, 515, CLUB_ES, { size: 9 });
  return paper;
}

function front(paper: Paper, pass: PassTruth): void {
  band(paper, 40, 134, 246, 24, BLUE);
  const title = `ABONADO ${shortSeason(pass.temporada, '-')}`;
  paper.put(50, 140, title, { font: 'Helvetica-Bold', size: 13, color: '#fff' });
  const rows: Row[] = [
    [[246, 'Nombre', pass.nombreAsistente]],
    [
      [146, 'Modalidad', pass.tipoAbonament],
      [100, 'Temporada', pass.temporada],
    ],
    [[246, 'Competición', pass.evento]],
  ];
  rows.forEach((row, index) => overRow(paper, 40, 166 + index * 33, row, LABEL, VALUE));
  band(paper, 40, 270, 246, 40, PALE);
  const seat: Row = [
    [102, 'Anillo', pass.anillo],
    [50, 'Bloque', pass.bloque],
    [40, 'Fila', pass.fila],
    [60, 'Asiento', pass.asiento],
  ];
  overRow(paper, 46, 275, seat, LABEL, { ...VALUE, size: 15 });
}

async function back(paper: Paper, pass: PassTruth): Promise<void> {
  const rows: Row[] = [
    [[246, 'Pabellón', pass.recinto]],
    [[246, 'Dirección', pass.direccion]],
    [
      [88, 'Precio', euros(pass.precioEntrada)],
      [88, 'Distribución', euros(pass.precioDistribucion)],
      [82, 'Total', euros(pass.precioTotal)],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 309, 134 + index * 29, row, LABEL, { ...VALUE, size: 10.5 }));
  const codes: Pair[] = [
    ['Referencia', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(309, 230 + row * 21, label, { size: 9, color: DIM });
    fitted(paper, 386, 228 + row * 21, 82, value, { ...VALUE, size: 11 });
  });
  await paper.code(473, 226, 84, pass.referenciaTicket);
}

export const sCardLayouts: readonly PassLayout[] = [
  { name: 'S: card with a stub, both languages', passes: 1, draw: withStub },
  { name: 'S: wallet card to fold, es', passes: 1, draw: walletCard },
];
