import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, plus, prose, rule } from '../../drawing/print-shop.ts';
import { BERRY, CLUB_CA, COBALT, entraISeu, SEAT_CA, SEAT_ES, SLATE, tiqueClub } from './sellers.ts';

// Set N: several passes on a sheet: the first seller's family pack, and the second one's pair of tickets with stubs.

const SMALL = { size: 8.5, color: SLATE };
const BOLD = { font: 'Helvetica-Bold', size: 11.5 };

/** Four of a family in a square: what they share at the head, under it a card for each. */
async function familyOfFour(passes: readonly PassTruth[]): Promise<Paper> {
  const common = onlyPass(passes);
  const paper = new Paper(A4);
  entraISeu(paper, 30, 24, BERRY);
  paper.put(565, 26, 'Pack familiar: 4 abonos', { font: 'Helvetica-Bold', size: 17, right: true });
  const facts: Pair[] = [
    ['Evento:', common.evento],
    ['Temporada:', common.temporada],
    ['Recinto:', common.recinto],
    ['Dirección:', common.direccion],
  ];
  facts.forEach(([label, value], row) => {
    paper.put(30, 60 + row * 18, label, { size: 11, color: SLATE });
    paper.put(104, 60 + row * 18, value, { font: 'Helvetica-Bold', size: 11.5 });
  });
  const companies: Pair[] = [
    ['NIF organizador:', common.nifOrganizador],
    ['NIF distribuidor:', common.nifDistr],
  ];
  companies.forEach(([label, value], row) => {
    paper.put(395, 96 + row * 18, label, { size: 11, color: SLATE });
    paper.put(565, 96 + row * 18, value, { font: 'Helvetica-Bold', size: 11.5, right: true });
  });
  for (const [index, pass] of passes.entries())
    await quarter(paper, pass, 30 + (index % 2) * 273, 142 + Math.floor(index / 2) * 296, index + 1);
  cut(paper, 297.5, 138, 297.5, 728);
  cut(paper, 14, 432, 581, 432);
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0');
  paper.put(30, 738, `Suma de los cuatro abonos: ${euros(sum)}, pagada con tarjeta el 12/06/2028.`, {
    size: 10.5,
  });
  prose(paper, 30, 760, 535, SEAT_ES, { size: 9 });
  paper.put(30, 808, 'entraiseu.example', { font: 'Helvetica-Bold', size: 10, color: BERRY });
  return paper;
}

async function quarter(paper: Paper, pass: PassTruth, x: number, y: number, number: number): Promise<void> {
  band(paper, x, y, 262, 24, BERRY);
  paper.put(x + 10, y + 7, `Abono ${number}`, { font: 'Helvetica-Bold', size: 12, color: '#fff' });
  paper.put(x + 252, y + 7, shortSeason(pass.temporada), { size: 11, color: '#fff', right: true });
  paper.frame(x, y, 262, 282);
  overRow(paper, x + 10, y + 34, [[256, 'Asistente', pass.nombreAsistente]], SMALL, { ...BOLD, size: 13.5 });
  overRow(paper, x + 10, y + 66, [[256, 'Tipo de abono', pass.tipoAbonament]], SMALL, { ...BOLD, size: 13 });
  const widths = [118, 48, 38, 52];
  const seat = seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']);
  rule(paper, x + 10, y + 98, x + 252, BERRY);
  overRow(
    paper,
    x + 10,
    y + 104,
    seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const),
    SMALL,
    { ...BOLD, size: 14 },
  );
  rule(paper, x + 10, y + 136, x + 252, BERRY);
  const codes: Pair[] = [
    ['Referencia', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(x + 10, y + 146 + row * 30, label, SMALL);
    paper.put(x + 10, y + 157 + row * 30, value, { font: 'Courier-Bold', size: 12.5 });
  });
  const sums: Pair[] = [
    ['Precio', euros(pass.precioEntrada)],
    ['Gastos', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  sums.forEach(([label, value], row) => {
    paper.put(x + 10, y + 212 + row * 20, label, { size: 10.5, color: SLATE });
    paper.put(x + 128, y + 211 + row * 20, value, { ...BOLD, right: true });
  });
  await paper.code(x + 140, y + 146, 112, pass.codigoLocalizador);
  paper.put(x + 196, y + 264, 'Un código por persona', { ...SMALL, center: true });
}

/** Two tickets with stubs: the labels over the values in both languages, only those of the seat below them. */
async function pairWithStubs(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await ticket(paper, pass, 30 + index * 382);
  cut(paper, 8, 394, 587, 394);
  prose(paper, 30, 770, 535, SEAT_CA, { size: 8.5 });
  prose(paper, 30, 798, 535, SEAT_ES, { size: 8.5, font: 'Helvetica-Oblique' });
  return paper;
}

async function ticket(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(30, y, 535, 346);
  band(paper, 30, y, 535, 34, COBALT);
  tiqueClub(paper, 44, y + 8, '#fff');
  paper.put(398, y + 10, 'ABONAMENT · ABONO', {
    font: 'Helvetica-Bold',
    size: 13,
    color: '#fff',
    right: true,
  });
  cut(paper, 412, y + 36, 412, y + 344);
  const rows: (readonly [number, ...Pair])[][] = [
    [[366, 'Esdeveniment · Evento', pass.evento]],
    [
      [240, 'Titular', pass.nombreAsistente],
      [126, 'Tarifa', pass.tipoAbonament],
    ],
    [
      [240, 'Recinte · Recinto', pass.recinto],
      [126, 'Temporada', pass.temporada],
    ],
    [[366, 'Adreça · Dirección', pass.direccion]],
  ];
  rows.forEach((list, row) => overRow(paper, 44, y + 44 + row * 35, list, SMALL, { ...BOLD, size: 13 }));
  const widths = [150, 72, 66, 78];
  let x = 44;
  for (const [index, [label, value]] of seatOf(pass, [
    'Anell · Anillo',
    'Bloc · Bloque',
    'Fila',
    'Seient · Asiento',
  ]).entries()) {
    const wide = widths[index] ?? 0;
    fitted(paper, x, y + 192, wide - 12, value, { font: 'Helvetica-Bold', size: 21 });
    rule(paper, x, y + 216, x + wide - 12, COBALT, 1.2);
    paper.put(x, y + 221, label, { size: 9, color: COBALT });
    x += wide;
  }
  const lower: (readonly [number, ...Pair])[][] = [
    [
      [122, 'Preu · Precio', euros(pass.precioEntrada)],
      [136, 'Distribució · Distribución', euros(pass.precioDistribucion)],
      [108, 'Total', euros(pass.precioTotal)],
    ],
    [
      [183, 'NIF organitzador · organizador', pass.nifOrganizador],
      [183, 'NIF distribuïdor · distribuidor', pass.nifDistr],
    ],
  ];
  lower.forEach((list, row) => overRow(paper, 44, y + 246 + row * 35, list, SMALL, { ...BOLD, size: 12.5 }));
  paper.put(44, y + 326, `${CLUB_CA} · TiqueClub Venda Anticipada, S.L.`, { size: 9, color: SLATE });
  await paper.code(428, y + 44, 122, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Referència · Referencia', pass.referenciaTicket],
    ['Localitzador · Localizador', pass.codigoLocalizador],
  ];
  codes.forEach(([label, value], row) => {
    paper.put(489, y + 180 + row * 42, label, { ...SMALL, center: true });
    fitted(paper, 489, y + 193 + row * 42, 138, value, { font: 'Courier-Bold', size: 14, center: true });
  });
  rule(paper, 424, y + 268, 554, '#bbb');
  const seat = `Fila ${pass.fila} · Seient / Asiento ${pass.asiento}`;
  paper.put(489, y + 280, seat, { ...BOLD, size: 10.5, center: true });
  paper.put(489, y + 302, 'No separeu el resguard', { ...SMALL, center: true });
  paper.put(489, y + 316, 'No separe el resguardo', { ...SMALL, center: true });
}

export const nPackLayouts: readonly PassLayout[] = [
  { name: 'N: family of four, es', passes: 4, draw: familyOfFour },
  { name: 'N: pair with stubs, both languages', passes: 2, draw: pairWithStubs },
];
