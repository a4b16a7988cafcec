import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { DIM, FLAME, LABEL, mark, NIGHT, SAND, SELLER_CA, SELLER_ES, VALUE } from './printers.ts';

// Set Q: the seller's sheets: one pass with its seat on a dark spine, and two passes one under the other.

/** Spanish: the seat and the code on a spine at the left; beside it labels that end where their values begin. */
async function spine(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 168, 842, NIGHT);
  mark(paper, 24, 30, 40, '#fff');
  band(paper, 24, 124, 120, 120, '#fff');
  await paper.code(26, 126, 116, pass.codigoLocalizador);
  const onDark = { size: 11, color: '#fff' };
  const spoken: Pair[] = [
    ['Localizador', pass.codigoLocalizador],
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
  ];
  spoken.forEach(([label, value], row) => {
    const y = 266 + row * 66;
    paper.put(24, y, label, onDark);
    fitted(paper, 24, y + 16, 132, value, { font: 'Helvetica-Bold', size: 20, color: '#fff' });
  });
  paper.put(24, 806, 'pmb.example', { ...onDark, font: 'Helvetica-Bold' });
  const title = `Su abono ${shortSeason(pass.temporada)}`;
  paper.put(196, 34, title, { font: 'Helvetica-Bold', size: 28, color: NIGHT });
  paper.put(196, 72, 'Guárdelo hasta el último partido en casa.', { size: 12, color: DIM });
  const groups: (readonly Pair[])[] = [
    [
      ['Nombre del asistente', pass.nombreAsistente],
      ['Tipo de abono', pass.tipoAbonament],
    ],
    [
      ['Evento', pass.evento],
      ['Temporada', pass.temporada],
      ['Recinto', pass.recinto],
      ['Dirección', pass.direccion],
    ],
    [
      ['Precio de la entrada', euros(pass.precioEntrada)],
      ['Gastos de distribución', euros(pass.precioDistribucion)],
      ['Precio total', euros(pass.precioTotal)],
    ],
    [
      ['Referencia del ticket', pass.referenciaTicket],
      ['NIF del organizador', pass.nifOrganizador],
      ['NIF del distribuidor', pass.nifDistr],
    ],
  ];
  let y = 118;
  for (const group of groups) {
    rule(paper, 196, y, 565, FLAME, 1.2);
    group.forEach(([label, value], row) => {
      paper.put(308, y + 15 + row * 28, label, { size: 10.5, color: DIM, right: true });
      fitted(paper, 322, y + 14 + row * 28, 243, value, VALUE);
    });
    y += 28 * group.length + 22;
  }
  questions(paper, y + 12);
  prose(paper, 196, 782, 369, SELLER_ES, { size: 8.5 });
  return paper;
}

function questions(paper: Paper, y: number): void {
  band(paper, 196, y, 369, 176, SAND);
  const list = [
    ['¿Puedo entrar y salir?', 'Sí, en el descanso y por la puerta 4, con la pulsera que allí se entrega.'],
    ['¿Y si no puedo venir?', 'Libere su butaca en la web y recibirá parte de su valor para la renovación.'],
    ['¿Cuándo se renueva?', 'Del 1 al 30 de junio, con el mismo sitio reservado.'],
  ] as const;
  list.forEach(([asked, answer], row) => {
    paper.put(210, y + 16 + row * 54, asked, { font: 'Helvetica-Bold', size: 11, color: FLAME });
    prose(paper, 210, y + 31 + row * 54, 341, answer, { size: 10 });
  });
}

/** Catalan: two passes one under the other, each in three columns under the name. */
async function halves(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await half(paper, pass, index * 421);
  cut(paper, 14, 421, 581, 421);
  return paper;
}

async function half(paper: Paper, pass: PassTruth, top: number): Promise<void> {
  mark(paper, 36, top + 24, 26, FLAME);
  const season = `Abonament de temporada ${shortSeason(pass.temporada, '-')}`;
  paper.put(559, top + 26, season, { font: 'Helvetica-Bold', size: 17, color: NIGHT, right: true });
  paper.put(36, top + 76, "Nom de l'assistent", LABEL);
  fitted(paper, 36, top + 88, 330, pass.nombreAsistente, { ...VALUE, size: 21, color: NIGHT });
  overRow(paper, 400, top + 76, [[173, "Tipus d'abonament", pass.tipoAbonament]], LABEL, {
    ...VALUE,
    size: 16,
  });
  rule(paper, 36, top + 122, 559, NIGHT, 1.4);
  const seat = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  column(paper, 36, top + 134, 'El seient', seat, 146);
  const sums: Pair[] = [
    ['Preu entrada', euros(pass.precioEntrada)],
    ['Distribució', euros(pass.precioDistribucion)],
    ['Preu total', euros(pass.precioTotal)],
    ['Temporada', pass.temporada],
  ];
  column(paper, 415, top + 134, 'El pagament', sums, 144);
  paper.put(197, top + 134, 'Els partits', { font: 'Helvetica-Bold', size: 12, color: FLAME });
  const matches: Pair[] = [
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
  ];
  matches.forEach(([label, value], row) => {
    overRow(paper, 197, top + 154 + row * 32, [[218, label, value]], LABEL, { ...VALUE, size: 10.5 });
  });
  rule(paper, 36, top + 262, 559, NIGHT, 1.4);
  await paper.code(30, top + 270, 122, pass.referenciaTicket);
  const codes: (readonly [number, ...Pair])[][] = [
    [
      [196, 'Referència tiquet', pass.referenciaTicket],
      [196, 'Codi localitzador', pass.codigoLocalizador],
    ],
    [
      [196, 'NIF organitzador', pass.nifOrganizador],
      [196, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  codes.forEach((row, index) => overRow(paper, 167, top + 276 + index * 34, row, LABEL, VALUE));
  prose(paper, 167, top + 346, 392, SELLER_CA, { size: 8.5 });
}

/** A title, and under it rows with their value at the end of the column. */
function column(
  paper: Paper,
  x: number,
  y: number,
  title: string,
  rows: readonly Pair[],
  width: number,
): void {
  paper.put(x, y, title, { font: 'Helvetica-Bold', size: 12, color: FLAME });
  rows.forEach(([label, value], row) => {
    const line = y + 24 + row * 24;
    paper.put(x, line + 1, label, { size: 10.5, color: DIM });
    const free = width - paper.document.widthOfString(label) - 8;
    fitted(paper, x + width, line, free, value, { ...VALUE, right: true });
    if (row > 0) rule(paper, x, line - 6, x + width, '#bbb');
  });
}

export const qSheetLayouts: readonly PassLayout[] = [
  { name: 'Q: sheet with a dark spine, es', passes: 1, draw: spine },
  { name: 'Q: two passes in halves of a page, ca', passes: 2, draw: halves },
];
