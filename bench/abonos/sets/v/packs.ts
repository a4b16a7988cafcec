import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { codesOf, DIM, INK, NAVY, PALE, RED, RULES_CA, RULES_ES, sumsOf, TEAL } from './printers.ts';

// Set V: several passes on one page.

const TIMES = { font: 'Times-Roman', size: 12, color: INK };
const TIMES_BOLD = { ...TIMES, font: 'Times-Bold' };

/** Two passes in Times: the labels with a colon, the seat and the sums at the left, the rest at the right. */
async function twoInTimes(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(297, 30, 'Abonaments de temporada', { ...TIMES_BOLD, size: 20, color: TEAL, center: true });
  for (const [index, pass] of passes.entries()) await timesPass(paper, pass, 74 + index * 350);
  prose(paper, 40, 786, 515, RULES_CA, { font: 'Times-Roman', size: 9.5 });
  return paper;
}

async function timesPass(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(40, y, 515, 330);
  band(paper, 40, y, 515, 28, TEAL);
  paper.put(54, y + 7, 'Palma Mallorca Bàsquet', { ...TIMES_BOLD, size: 14, color: '#fff' });
  const left: Pair[] = [
    ...seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']),
    ...sumsOf(pass, ['Preu', 'Distribució', 'Preu total']),
  ];
  beside(paper, left, [54, y + 44], 72, 84);
  const right: Pair[] = [
    ['Titular', pass.nombreAsistente],
    ['Modalitat', pass.tipoAbonament],
    ['Competició', pass.evento],
    ['Temporada', pass.temporada],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ...codesOf(pass, ['Ref. tiquet', 'Localitzador', 'NIF organitzador', 'NIF distribuïdor']),
  ];
  beside(paper, right, [220, y + 44], 104, 220);
  await paper.code(54, y + 226, 92, pass.codigoLocalizador);
}

function beside(
  paper: Paper,
  list: readonly Pair[],
  [x, y]: readonly [number, number],
  wide: number,
  width: number,
): void {
  list.forEach(([label, value], row) => {
    paper.put(x, y + row * 26, `${label}:`, TIMES_BOLD);
    fitted(paper, x + wide, y + row * 26, width, value, TIMES);
  });
}

type Row = readonly (readonly [number, ...Pair])[];

/** Three coupons without pictures: labels above values in four lines, the seat first. */
function threeCoupons(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const label = { size: 8.5, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 12, color: INK };
  passes.forEach((pass, index) => {
    const y = 20 + index * 262;
    if (index > 0) cut(paper, 20, y - 6, 575, y - 6);
    paper.put(40, y + 12, 'Abono de temporada', { font: 'Helvetica-Bold', size: 15, color: NAVY });
    paper.put(555, y + 14, 'Palma Mallorca Bàsquet', { size: 12, color: NAVY, right: true });
    rule(paper, 40, y + 34, 555, NAVY, 1.2);
    const rows: Row[] = [
      [
        [140, 'Bloque', pass.bloque],
        [90, 'Fila', pass.fila],
        [110, 'Butaca', pass.asiento],
        [175, 'Anillo', pass.anillo],
      ],
      [
        [230, 'Asistente', pass.nombreAsistente],
        [160, 'Categoría', pass.tipoAbonament],
        [125, 'Localizador', pass.codigoLocalizador],
      ],
      [
        [270, 'Evento', pass.evento],
        [120, 'Temporada', pass.temporada],
        [125, 'Referencia ticket', pass.referenciaTicket],
      ],
      [
        [270, 'Instalación', pass.recinto],
        [245, 'Dirección', pass.direccion],
      ],
      [
        [105, 'Precio entrada', euros(pass.precioEntrada)],
        [125, 'Gastos de distribución', euros(pass.precioDistribucion)],
        [100, 'Total', euros(pass.precioTotal)],
        [95, 'NIF organizador', pass.nifOrganizador],
        [90, 'NIF distribuidor', pass.nifDistr],
      ],
    ];
    rows.forEach((row, line) => overRow(paper, 40, y + 46 + line * 40, row, label, value));
  });
  prose(paper, 40, 804, 515, RULES_ES, { size: 8.5 });
  return Promise.resolve(paper);
}

/** Height of the tables' lines. */
const LINE_HEIGHT = 24;

/** Two passes as tables of four columns: label, value, label, value; nothing bold but the heads. */
function twoTables(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(40, 36, 'Sus abonos', { font: 'Helvetica-Bold', size: 22, color: RED });
  paper.put(40, 64, 'Palma Mallorca Bàsquet · Atención al abonado', { size: 12, color: DIM });
  passes.forEach((pass, index) => {
    const y = 98 + index * 346;
    band(paper, 40, y, 515, 30, PALE);
    paper.frame(40, y, 515, 30);
    const head = `Abono ${index + 1} de ${passes.length}`;
    paper.put(50, y + 9, head, { font: 'Helvetica-Bold', size: 13, color: RED });
    const wide: Pair[] = [
      ['Asistente', pass.nombreAsistente],
      ['Evento', pass.evento],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
    ];
    const left: Pair[] = [
      ['Tipo de abono', pass.tipoAbonament],
      ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    ];
    const right: Pair[] = [
      ['Temporada', pass.temporada],
      ...codesOf(pass, ['Ref. ticket', 'Localizador', 'NIF organizador', 'NIF distribuidor']),
      ...sumsOf(pass, ['Precio entrada', 'Distribución', 'Precio total']),
    ];
    tableLines(paper, [40, y + 30], 515, wide);
    const below = y + 30 + wide.length * LINE_HEIGHT;
    tableLines(paper, [40, below], 260, left);
    tableLines(paper, [300, below], 255, right);
  });
  prose(paper, 40, 792, 515, RULES_ES, { size: 9.5 });
  return Promise.resolve(paper);
}

function tableLines(
  paper: Paper,
  [x, top]: readonly [number, number],
  width: number,
  list: readonly Pair[],
): void {
  list.forEach(([label, value], row) => {
    const y = top + row * LINE_HEIGHT;
    paper.frame(x, y, 110, LINE_HEIGHT);
    paper.frame(x + 110, y, width - 110, LINE_HEIGHT);
    paper.put(x + 8, y + 7, label, { size: 11, color: DIM });
    fitted(paper, x + 120, y + 7, width - 128, value, { size: 12, color: INK });
  });
}

export const vPackLayouts: readonly PassLayout[] = [
  { name: 'V: two passes in Times, labels beside, ca', passes: 2, draw: twoInTimes },
  { name: 'V: three coupons, the seat first, es', passes: 3, draw: threeCoupons },
  { name: 'V: two tables of label and value, es', passes: 2, draw: twoTables },
];
