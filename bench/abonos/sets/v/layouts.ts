import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { vCardLayouts } from './cards.ts';
import { vPackLayouts } from './packs.ts';
import { codesOf, DIM, INK, LINE, NAVY, PALE, RED, RULES_CA, RULES_ES, sumsOf, TEAL } from './printers.ts';

// Set V: what an acceptance tester draws who has the samples: plain papers of the same seller, arranged otherwise than
// the samples are, in the seller's words and their usual synonyms. Drawn without knowledge of the reader; first
// measured on 2026-11-23 (fields right: text 100 %, scan 98.5 %, poor 96.6 %, turned 99.5 %; no invented pass).

/** Five headed lists in Times: labels at the left edge, values at the right edge, hairlines between. */
async function headedLists(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const words = { font: 'Times-Roman', size: 13, color: INK };
  const bold = { ...words, font: 'Times-Bold' };
  paper.put(60, 46, 'Palma Mallorca Bàsquet', { ...bold, size: 24, color: RED });
  paper.put(60, 76, 'Abono de temporada', { ...words, size: 15 });
  await paper.code(455, 36, 80, pass.codigoLocalizador);
  const lists: (readonly [string, readonly Pair[]])[] = [
    ['Localidad', seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento'])],
    [
      'Abonado',
      [
        ['Titular', pass.nombreAsistente],
        ['Modalidad', pass.tipoAbonament],
      ],
    ],
    [
      'Competición y pabellón',
      [
        ['Temporada', pass.temporada],
        ['Competición', pass.evento],
        ['Pabellón', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    ['Importes', sumsOf(pass, ['Precio del abono', 'Gastos de distribución', 'Importe total'])],
    ['Códigos', codesOf(pass, ['Referencia', 'Localizador', 'NIF del organizador', 'NIF del distribuidor'])],
  ];
  let y = 126;
  for (const [title, list] of lists) {
    paper.put(60, y, title, { ...bold, size: 14, color: RED });
    rule(paper, 60, y + 18, 535, RED, 1);
    y += 25;
    for (const [label, value] of list) {
      paper.put(60, y, label, words);
      fitted(paper, 535, y, 330, value, { ...bold, right: true });
      rule(paper, 60, y + 17, 535, '#bbb', 0.4);
      y += 23;
    }
    y += 11;
  }
  prose(paper, 60, 772, 475, RULES_ES, { font: 'Times-Roman', size: 10 });
  return paper;
}

/** Labels above values in two columns, the codes and the sums before everything else. */
async function codesFirst(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 24, 842, NAVY);
  paper.put(56, 44, 'Abonament de temporada', { font: 'Helvetica-Bold', size: 22, color: NAVY });
  paper.put(56, 72, 'Palma Mallorca Bàsquet', { size: 13, color: DIM });
  rule(paper, 56, 98, 545, NAVY, 1.5);
  const label = { size: 10, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 14, color: INK };
  const two = (left: Pair, right: Pair) => [[250, ...left] as const, [239, ...right] as const];
  const rows: (readonly (readonly [number, ...Pair])[])[] = [
    two(['Codi localitzador', pass.codigoLocalizador], ['Referència del tiquet', pass.referenciaTicket]),
    two(["Preu de l'entrada", euros(pass.precioEntrada)], ['Distribució', euros(pass.precioDistribucion)]),
    two(['Total', euros(pass.precioTotal)], ['Temporada', pass.temporada]),
    [[489, 'Nom i llinatges', pass.nombreAsistente]],
    [[489, 'Esdeveniment', pass.evento]],
    two(["Tipus d'abonament", pass.tipoAbonament], ['Anell', pass.anillo]),
    [
      [250, 'Bloc', pass.bloque],
      [120, 'Fila', pass.fila],
      [119, 'Seient', pass.asiento],
    ],
    [[489, 'Pavelló', pass.recinto]],
    [[489, 'Adreça', pass.direccion]],
    two(["NIF de l'organitzador", pass.nifOrganizador], ['NIF del distribuïdor', pass.nifDistr]),
  ];
  rows.forEach((row, index) => overRow(paper, 56, 116 + index * 52, row, label, value));
  await paper.code(56, 652, 120, pass.codigoLocalizador);
  prose(paper, 200, 660, 345, RULES_CA, { size: 10 });
  paper.put(200, 746, 'abonats@palmamallorcabasquet.example', { size: 11, color: NAVY });
  return paper;
}

type Column = readonly [width: number, ...Pair];

/** Tables with shaded heads: what each column is called in the first line, what the pass says in the second. */
async function headedTables(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(40, 42, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 20, color: TEAL });
  paper.put(555, 48, 'Palma Mallorca Bàsquet', { size: 13, color: DIM, right: true });
  const tables: (readonly Column[])[] = [
    [
      [265, 'Nombre y apellidos', pass.nombreAsistente],
      [150, 'Tipo de abono', pass.tipoAbonament],
      [100, 'Temporada', pass.temporada],
    ],
    [
      [315, 'Evento', pass.evento],
      [200, 'Referencia ticket', pass.referenciaTicket],
    ],
    [
      [260, 'Recinto', pass.recinto],
      [255, 'Dirección', pass.direccion],
    ],
    [
      [165, 'Anillo', pass.anillo],
      [120, 'Bloque', pass.bloque],
      [110, 'Fila', pass.fila],
      [120, 'Asiento', pass.asiento],
    ],
    [
      [180, 'Precio entrada', euros(pass.precioEntrada)],
      [175, 'Gastos de distribución', euros(pass.precioDistribucion)],
      [160, 'Precio total', euros(pass.precioTotal)],
    ],
    [
      [180, 'CIF organizador', pass.nifOrganizador],
      [175, 'CIF distribuidor', pass.nifDistr],
      [160, 'Localizador', pass.codigoLocalizador],
    ],
  ];
  tables.forEach((table, index) => headed(paper, 40, 92 + index * 76, table));
  paper.put(40, 570, 'Muestre este código en el torno de entrada:', { size: 12, color: INK });
  await paper.code(40, 592, 130, pass.referenciaTicket);
  prose(paper, 200, 600, 355, RULES_ES, { size: 10.5 });
  return paper;
}

function headed(paper: Paper, x: number, y: number, table: readonly Column[]): void {
  let left = x;
  for (const [width, label, value] of table) {
    band(paper, left, y, width, 24, PALE);
    paper.frame(left, y, width, 24);
    paper.frame(left, y + 24, width, 32);
    paper.put(left + 8, y + 7, label, { font: 'Helvetica-Bold', size: 10.5, color: TEAL });
    fitted(paper, left + 8, y + 34, width - 16, value, { size: 13, color: INK });
    left += width;
  }
  rule(paper, x, y + 56, left, LINE, 1.2);
}

export const setV: readonly PassLayout[] = [
  { name: 'V: headed lists, values at the right, es', passes: 1, draw: headedLists },
  { name: 'V: codes and sums first, labels above, ca', passes: 1, draw: codesFirst },
  { name: 'V: tables with shaded heads, es', passes: 1, draw: headedTables },
  ...vPackLayouts,
  ...vCardLayouts,
];
