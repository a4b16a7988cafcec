import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, rule } from '../../drawing/print-shop.ts';
import { beside, BOLD, DIM, INK, PALE, PLAIN, RED } from './house.ts';

// Set W: the seller's cards: one with the seat first, and two beside each other on a sheet.

const A4_ACROSS: [number, number] = [842, 595];
const LABEL = { size: 8.5, color: DIM };

/** A card in two columns under a strip with the seat; labels above the values. */
async function seatFirst(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  paper.put(30, 24, 'PMB · Tarjeta de abonado', { ...BOLD, size: 18 });
  paper.put(565, 28, shortSeason(pass.temporada), { ...BOLD, size: 14, color: RED, right: true });
  band(paper, 30, 56, 535, 48, PALE);
  const widths = [205, 110, 110, 100];
  const seat = seatOf(pass, ['ANILLO', 'SECTOR', 'FILA', 'ASIENTO']);
  const seatRow = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 42, 63, seatRow, LABEL, { ...BOLD, size: 20 });
  const left: Pair[] = [
    ['TITULAR', pass.nombreAsistente],
    ['MODALIDAD', pass.tipoAbonament],
    ['TEMPORADA', pass.temporada],
    ['EVENTO', pass.evento],
    ['PABELLÓN', pass.recinto],
    ['DIRECCIÓN', pass.direccion],
  ];
  left.forEach((pair, row) => overRow(paper, 30, 124 + row * 46, [[270, ...pair]], LABEL, BOLD));
  const middle: Pair[] = [
    ['LOCALIZADOR', pass.codigoLocalizador],
    ['REFERENCIA', pass.referenciaTicket],
    ['CIF ORGANIZADOR', pass.nifOrganizador],
    ['CIF DISTRIBUIDOR', pass.nifDistr],
  ];
  middle.forEach((pair, row) => overRow(paper, 310, 124 + row * 46, [[130, ...pair]], LABEL, BOLD));
  const sums: (readonly [number, ...Pair])[] = [
    [100, 'PRECIO ABONO', euros(pass.precioEntrada)],
    [90, 'GASTOS', euros(pass.precioDistribucion)],
    [80, 'TOTAL', euros(pass.precioTotal)],
  ];
  rule(paper, 310, 306, 565, '#999');
  overRow(paper, 310, 316, sums, LABEL, BOLD);
  await paper.code(447, 124, 118, pass.codigoLocalizador);
  paper.put(310, 372, 'Preséntela en cada partido. IVA incluido.', { size: 9, color: DIM });
  return paper;
}

/** Two tall cards beside each other, to be cut apart; labels beside the values. */
async function sideBySide(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4_ACROSS);
  cut(paper, 421, 16, 421, 579);
  for (const [index, pass] of passes.entries()) await tallCard(paper, pass, 36 + index * 421);
  return paper;
}

async function tallCard(paper: Paper, pass: PassTruth, x: number): Promise<void> {
  band(paper, x, 32, 349, 38, RED);
  paper.put(x + 14, 44, 'ABONAMENT DE TEMPORADA', { ...BOLD, size: 16, color: '#fff' });
  paper.put(x, 86, 'Nom i llinatges', { ...PLAIN, color: DIM });
  fitted(paper, x, 102, 349, pass.nombreAsistente, { ...BOLD, size: 16 });
  rule(paper, x, 126, x + 349, '#999');
  const first: Pair[] = [
    ['Modalitat', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Competició', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  beside(paper, [x, 138], first, [90, 259, 23], { ...PLAIN, color: DIM }, BOLD);
  rule(paper, x, 254, x + 349, '#999');
  const seat = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  const widths = [136, 75, 65, 73];
  const seatRow = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, x, 264, seatRow, { size: 10, color: DIM }, { ...BOLD, size: 18 });
  rule(paper, x, 306, x + 349, '#999');
  const last: Pair[] = [
    ['Referència', pass.referenciaTicket],
    ['Codi localitzador', pass.codigoLocalizador],
    ['NIF organitzador', pass.nifOrganizador],
    ['NIF distribuïdor', pass.nifDistr],
    ['Preu abonament', euros(pass.precioEntrada)],
    ['Distribució', euros(pass.precioDistribucion)],
    ['Import total', euros(pass.precioTotal)],
  ];
  beside(paper, [x, 320], last, [108, 110, 24], { ...PLAIN, color: DIM }, BOLD);
  await paper.code(x + 229, 336, 120, pass.codigoLocalizador);
  const office = "Oficina d'abonats: de dilluns a divendres, de 17 a 20 h";
  paper.put(x, 520, office, { size: 9.5, color: INK });
  paper.put(x, 536, 'abonats@pmb.example', { size: 9.5, color: INK });
}

export const wCardLayouts: readonly PassLayout[] = [
  { name: 'W: card with the seat first, es', passes: 1, draw: seatFirst },
  { name: 'W: two cards beside each other, ca', passes: 2, draw: sideBySide },
];
