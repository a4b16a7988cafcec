import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { overRow, type Pair, seatOf, shortSeason, wrapped } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { DIM, FLAME, LABEL, mark, NIGHT, SAND, SELLER_CA, SELLER_ES, VALUE } from './printers.ts';

// Set Q: the middle of the seller's booklet: the calendar on the left page, the pass on the right one.

const MATCHES = [
  ['4/10', 'Estela'],
  ['18/10', 'Alacant'],
  ['1/11', 'Ourense'],
  ['15/11', 'Palencia'],
  ['29/11', 'Cartagena'],
  ['13/12', 'Burgos'],
  ['3/1', 'Fuenlabrada'],
  ['17/1', 'Oviedo'],
  ['31/1', 'Tizona'],
  ['14/2', 'Ponferrada'],
  ['28/2', 'Menorca'],
  ['13/3', 'Cáceres'],
  ['3/4', 'Huelva'],
] as const;

async function booklet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([A4[1], A4[0]]);
  rule(paper, 36, 562, 385, '#999');
  rule(paper, 457, 562, 806, '#999');
  paper.put(36, 570, '4', { size: 9 });
  paper.put(806, 570, '5', { size: 9, right: true });
  calendar(paper);
  mark(paper, 457, 26, 24, FLAME);
  const title = `Abonament · Abono ${shortSeason(pass.temporada)}`;
  paper.put(806, 30, title, { font: 'Helvetica-Bold', size: 19, color: NIGHT, right: true });
  const rows: (readonly [catalan: string, spanish: string, value: string])[] = [
    ["Nom de l'assistent", 'Nombre del asistente', pass.nombreAsistente],
    ["Tipus d'abonament", 'Tipo de abono', pass.tipoAbonament],
    ['Temporada', 'Temporada', pass.temporada],
    ['Esdeveniment', 'Evento', pass.evento],
    ['Recinte', 'Recinto', pass.recinto],
    ['Adreça', 'Dirección', pass.direccion],
  ];
  let y = twoTongues(paper, 74, rows);
  band(paper, 457, y + 2, 349, 46, SAND);
  const seat = seatOf(pass, ['Anell / Anillo', 'Bloc / Bloque', 'Fila / Fila', 'Seient / Asiento']);
  const widths = [150, 66, 48, 90];
  const row = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 466, y + 9, row, LABEL, { ...VALUE, size: 17 });
  y = twoTongues(paper, y + 58, [
    ["Preu de l'entrada", 'Precio de la entrada', euros(pass.precioEntrada)],
    ['Despeses de distribució', 'Gastos de distribución', euros(pass.precioDistribucion)],
    ['Preu total', 'Precio total', euros(pass.precioTotal)],
  ]);
  rule(paper, 457, y + 2, 806, FLAME, 1.2);
  const codes: Pair[] = [
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  codes.forEach((pair, index) => {
    const x = 457 + (index % 2) * 132;
    overRow(paper, x, y + 14 + Math.floor(index / 2) * 36, [[132, ...pair]], { size: 8, color: DIM }, VALUE);
  });
  await paper.code(722, y + 6, 90, pass.referenciaTicket);
  return paper;
}

/** Rows with the label in both languages, one over the other, and the value beside them on as many lines as it takes. */
function twoTongues(
  paper: Paper,
  from: number,
  rows: readonly (readonly [string, string, string])[],
): number {
  let y = from;
  for (const [catalan, spanish, value] of rows) {
    paper.put(457, y, catalan, { font: 'Helvetica-Bold', size: 9, color: NIGHT });
    paper.put(457, y + 11, spanish, { font: 'Helvetica-Oblique', size: 9, color: DIM });
    const end = wrapped(paper, 590, y + 1, 216, value, { size: 11.5 });
    y = Math.max(y + 29, end + 4);
  }
  return y;
}

function calendar(paper: Paper): void {
  paper.put(36, 28, 'Partits a casa · Partidos en casa', {
    font: 'Helvetica-Bold',
    size: 16,
    color: NIGHT,
  });
  MATCHES.forEach(([day, rival], index) => {
    const y = 66 + index * 26;
    if (index % 2 === 0) band(paper, 36, y - 6, 349, 26, SAND);
    paper.put(76, y, day, { font: 'Helvetica-Bold', size: 11, right: true });
    paper.put(96, y, `PMB – ${rival}`, { size: 11 });
    paper.put(377, y, index % 3 === 0 ? '12.30 h' : '18.30 h', { size: 11, right: true });
  });
  prose(paper, 36, 424, 349, SELLER_CA, { size: 9.5 });
  prose(paper, 36, 488, 349, SELLER_ES, { size: 9.5 });
}

export const qBookletLayouts: readonly PassLayout[] = [
  { name: 'Q: booklet with a calendar beside, both languages', passes: 1, draw: booklet },
];
