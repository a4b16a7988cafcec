import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, letters, overRow, type Pair } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { INK, RED } from '../h/vendor.ts';
import { DIM, SELLER_CA } from './printers.ts';

// Set P: the cards of the samples' seller: one with both languages in each label, and two on two pages, the second of
// them turned.

type Row = readonly (readonly [number, ...Pair])[];

const LABEL = { size: 8.5, color: DIM };
const VALUE = { font: 'Helvetica-Bold', size: 12.5 };

/** The card: the code and its letters in a column at the left, beside it labels in both languages over their values. */
async function bothLanguages(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  band(paper, 0, 0, 595, 8, RED);
  letters(paper, 28, 24, 26, RED);
  const title = "Carnet d'abonat / Carnet de abonado";
  paper.put(180, 28, title, { font: 'Helvetica-Bold', size: 19, color: INK });
  rule(paper, 28, 60, 567, '#999');
  await paper.code(24, 72, 132, pass.referenciaTicket);
  const codes: Pair[] = [
    ['Referència / Referencia', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  codes.forEach((pair, row) => overRow(paper, 28, 214 + row * 36, [[146, ...pair]], LABEL, VALUE));
  const rows: Row[] = [
    [
      [232, "Nom de l'assistent / Nombre del asistente", pass.nombreAsistente],
      [155, "Tipus d'abonament / Tipo de abono", pass.tipoAbonament],
    ],
    [
      [270, 'Esdeveniment / Evento', pass.evento],
      [117, 'Temporada / Temporada', pass.temporada],
    ],
    [
      [180, 'Recinte / Recinto', pass.recinto],
      [207, 'Adreça / Dirección', pass.direccion],
    ],
  ];
  rows.forEach((row, index) => overRow(paper, 180, 74 + index * 42, row, LABEL, VALUE));
  band(paper, 180, 204, 387, 58, '#f0f0f2');
  const seat: Row = [
    [162, 'Anell / Anillo', pass.anillo],
    [78, 'Bloc / Bloque', pass.bloque],
    [60, 'Fila / Fila', pass.fila],
    [82, 'Seient / Asiento', pass.asiento],
  ];
  overRow(paper, 190, 214, seat, LABEL, { ...VALUE, size: 20 });
  const sums: Row = [
    [120, 'Preu / Precio', euros(pass.precioEntrada)],
    [158, 'Distribució / Distribución', euros(pass.precioDistribucion)],
    [109, 'Total / Total', euros(pass.precioTotal)],
  ];
  overRow(paper, 180, 280, sums, LABEL, VALUE);
  prose(paper, 180, 326, 387, SELLER_CA, { size: 8.5 });
  rule(paper, 28, 374, 567, '#999');
  paper.put(28, 386, 'pmb.example', { font: 'Helvetica-Bold', size: 11, color: RED });
  paper.put(567, 387, 'Personal i intransferible / Personal e intransferible', { ...LABEL, right: true });
  return paper;
}

/** Two cards on two pages; the second went through the printer across, so that its words climb the page. */
async function oneTurned(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A5_ACROSS);
  const [wide, high] = A5_ACROSS;
  for (const [index, pass] of passes.entries()) {
    if (index === 1) {
      paper.document.addPage({ size: [high, wide], margin: 0 });
      paper.document.translate(0, wide).rotate(-90);
    }
    await card(paper, pass, `${index + 1} de ${passes.length}`);
  }
  return paper;
}

async function card(paper: Paper, pass: PassTruth, number: string): Promise<void> {
  band(paper, 0, 0, 595, 50, INK);
  letters(paper, 28, 13, 26, '#fff');
  paper.put(567, 17, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 17, color: '#fff', right: true });
  const large = { font: 'Helvetica-Bold', size: 20, color: INK };
  paper.put(28, 66, 'Nombre del asistente', LABEL);
  fitted(paper, 28, 78, 390, pass.nombreAsistente, large);
  const rows: Row[] = [
    [
      [236, 'Tipo de abono', pass.tipoAbonament],
      [150, 'Temporada', pass.temporada],
    ],
    [[390, 'Evento', pass.evento]],
    [[390, 'Recinto', pass.recinto]],
    [[390, 'Dirección', pass.direccion]],
  ];
  rows.forEach((row, index) => overRow(paper, 28, 112 + index * 36, row, LABEL, VALUE));
  await paper.code(427, 64, 140, pass.codigoLocalizador);
  paper.put(497, 212, 'Código localizador', { ...LABEL, center: true });
  fitted(paper, 497, 224, 140, pass.codigoLocalizador, { ...VALUE, size: 15, center: true });
  const seat: (readonly [x: number, wide: number, ...Pair])[] = [
    [28, 216, 'Anillo', pass.anillo],
    [252, 105, 'Bloque', pass.bloque],
    [365, 97, 'Fila', pass.fila],
    [470, 97, 'Asiento', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.frame(x, 262, width, 50);
    overRow(paper, x + 10, 270, [[width - 6, label, value]], LABEL, { ...large, size: 19 });
  }
  const lower: Row[] = [
    [
      [188, 'Precio entrada', euros(pass.precioEntrada)],
      [188, 'Gastos de distribución', euros(pass.precioDistribucion)],
      [160, 'Precio total', euros(pass.precioTotal)],
    ],
    [
      [188, 'Referencia ticket', pass.referenciaTicket],
      [188, 'NIF organizador', pass.nifOrganizador],
      [160, 'NIF distribuidor', pass.nifDistr],
    ],
  ];
  lower.forEach((row, index) => overRow(paper, 28, 326 + index * 36, row, LABEL, VALUE));
  paper.put(567, 402, `Página ${number}`, { ...LABEL, right: true });
}

export const pCardLayouts: readonly PassLayout[] = [
  { name: 'P: card with labels in both languages', passes: 1, draw: bothLanguages },
  { name: 'P: two pages, one of them turned, es', passes: 2, draw: oneTurned },
];
