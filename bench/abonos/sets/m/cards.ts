import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { DALT_VILA, pennant, SLATE, TERMS_ES } from './clubs.ts';

// Set M: the second club: two cards on a sheet, and half a sheet of small tables with a head each.

/** Two cards: the labels end where the values begin, the seat in a row with its labels in front. */
async function twoCards(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await card(paper, pass, 28 + index * 404);
  cut(paper, 10, 421, 585, 421);
  return paper;
}

async function card(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  const { color, pale, name } = DALT_VILA;
  rounded(paper, 40, y, 515, 378);
  pennant(paper, 58, y + 14, 30, DALT_VILA, color);
  paper.put(104, y + 16, name, { font: 'Helvetica-Bold', size: 17, color });
  paper.put(104, y + 37, `Carné de abonado ${shortSeason(pass.temporada, '-')}`, { size: 12 });
  await paper.code(440, y + 12, 100, pass.referenciaTicket);
  const upper: Pair[] = [
    ['Nombre', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Evento', pass.evento],
    ['Instalación', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  const lower: Pair[] = [
    ['Referencia', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['Precio', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Precio total', euros(pass.precioTotal)],
  ];
  ended(paper, 146, y + 70, upper);
  band(paper, 41, y + 188, 513, 32, pale);
  const seat: [number, number, string, string | number][] = [
    [58, 132, 'Grada', pass.anillo],
    [242, 48, 'Sector', pass.bloque],
    [356, 30, 'Fila', pass.fila],
    [446, 36, 'Asiento', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.put(x, y + 199, label, { size: 11, color: SLATE });
    const after = x + paper.document.widthOfString(label) + 6;
    fitted(paper, after, y + 196, width, value, { font: 'Helvetica-Bold', size: 15 });
  }
  ended(paper, 166, y + 232, lower);
  const companies: Pair[] = [
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  ended(paper, 440, y + 232, companies);
  prose(
    paper,
    330,
    y + 276,
    210,
    'Neveras y mochilas grandes, en la consigna. Puertas abiertas desde 50 minutos antes.',
    {
      size: 9,
    },
  );
  rule(paper, 58, y + 338, 537, color);
  paper.put(297, y + 348, 'Patrocinan: Hostal Sa Penya · Ferretería Marí · Pinturas Tanit', {
    size: 10,
    color: SLATE,
    center: true,
  });
}

/** Labels that end at a place, each with its value after it. */
function ended(paper: Paper, x: number, y: number, list: readonly Pair[]): void {
  list.forEach(([label, value], row) => {
    paper.put(x, y + row * 19, label, { size: 10.5, color: SLATE, right: true });
    paper.put(x + 10, y + row * 19 - 0.5, value, { font: 'Helvetica-Bold', size: 11.5 });
  });
}

type Column = readonly [width: number, head: string, value: string | number];

/** Half a sheet of six tables, each of a head and one line. */
async function smallTables(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const { color, name } = DALT_VILA;
  const paper = new Paper(A5_ACROSS);
  pennant(paper, 28, 14, 26, DALT_VILA, color);
  paper.put(68, 16, name, { font: 'Helvetica-Bold', size: 16, color });
  paper.put(68, 35, 'Temporada de baloncesto en Ibiza', { size: 10, color: SLATE });
  paper.put(567, 20, 'ABONO', { font: 'Helvetica-Bold', size: 22, right: true });
  const tables: Column[][] = [
    [
      [319, 'Asistente', pass.nombreAsistente],
      [220, 'Tipo de abono', pass.tipoAbonament],
    ],
    [
      [379, 'Evento', pass.evento],
      [160, 'Temporada', pass.temporada],
    ],
    [
      [239, 'Recinto', pass.recinto],
      [300, 'Dirección', pass.direccion],
    ],
    [
      [160, 'Anillo', pass.anillo],
      [80, 'Bloque', pass.bloque],
      [70, 'Fila', pass.fila],
      [79, 'Asiento', pass.asiento],
    ],
    [
      [129, 'Precio abono', euros(pass.precioEntrada)],
      [131, 'Gastos distribución', euros(pass.precioDistribucion)],
      [129, 'Precio total', euros(pass.precioTotal)],
    ],
    [
      [106, 'Ref. ticket', pass.referenciaTicket],
      [99, 'Localizador', pass.codigoLocalizador],
      [92, 'NIF organizador', pass.nifOrganizador],
      [92, 'NIF distribuidor', pass.nifDistr],
    ],
  ];
  tables.forEach((columns, row) => table(paper, 28, 54 + row * 48, columns));
  await paper.code(440, 196, 118, pass.codigoLocalizador);
  paper.put(500, 320, 'Acerque el código al lector', { size: 9, color: SLATE, center: true });
  paper.put(28, 346, 'Condiciones', { font: 'Helvetica-Bold', size: 10, color });
  prose(paper, 28, 360, 539, TERMS_ES, { size: 9 });
  paper.put(28, 398, 'daltvilabasquet.example', { font: 'Helvetica-Bold', size: 9, color });
  paper.put(567, 398, 'Emitido el 21/08/2023', { size: 9, color: SLATE, right: true });
  return paper;
}

function table(paper: Paper, x: number, y: number, columns: readonly Column[]): void {
  let left = x;
  for (const [width, head, value] of columns) {
    band(paper, left, y, width, 17, DALT_VILA.color);
    paper.put(left + 6, y + 4.5, head, { font: 'Helvetica-Bold', size: 9.5, color: '#fff' });
    paper.document.lineWidth(0.8).strokeColor(DALT_VILA.color).rect(left, y, width, 41).stroke();
    fitted(paper, left + 6, y + 23.5, width - 12, value, { size: 12.5 });
    left += width;
  }
}

export const mCardLayouts: readonly PassLayout[] = [
  { name: 'M: two cards, es', passes: 2, draw: twoCards },
  { name: 'M: small tables, es', passes: 1, draw: smallTables },
];
