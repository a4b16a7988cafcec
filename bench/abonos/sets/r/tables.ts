import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, longSeason, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, prose } from '../../drawing/print-shop.ts';
import { BOLD, DIM, GREEN, GREY, TERMS_CA } from './prints.ts';

// Set R: sheets of one pass that are tables.

const LEFT = 40;
const WIDE = 515;

/** A table of one row under a row of headings, each column a share of the width; answers where it ends. */
function oneRow(paper: Paper, y: number, columns: readonly (readonly [share: number, ...Pair])[]): number {
  let x = LEFT;
  for (const [share, heading, value] of columns) {
    const wide = WIDE * share;
    band(paper, x, y, wide, 22, GREEN);
    paper.frame(x, y, wide, 50);
    paper.put(x + wide / 2, y + 6, heading, { font: BOLD, size: 10.5, color: '#fff', center: true });
    fitted(paper, x + wide / 2, y + 30, wide - 12, value, { size: 12, center: true });
    x += wide;
  }
  return y + 64;
}

/** Tables with rows of headings one under the other, the amounts in rows with the total at the end. */
async function tablesBelow(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(LEFT, 36, 'Abonament de temporada', { font: BOLD, size: 24, color: GREEN });
  paper.put(LEFT, 68, 'Palma Mallorca Bàsquet', { size: 13, color: DIM });
  let y = oneRow(paper, 100, [
    [0.6, 'Nom i cognoms', pass.nombreAsistente],
    [0.4, "Tipus d'abonament", pass.tipoAbonament],
  ]);
  y = oneRow(paper, y, [
    [0.7, 'Esdeveniment', pass.evento],
    [0.3, 'Temporada', longSeason(pass.temporada)],
  ]);
  y = oneRow(paper, y, [
    [0.45, 'Recinte', pass.recinto],
    [0.55, 'Adreça', pass.direccion],
  ]);
  const [ring, block, row, seat] = seatOf(pass, ['Anell', 'Bloc', 'Fila', 'Seient']);
  if (ring && block && row && seat)
    y = oneRow(paper, y, [
      [0.4, ...ring],
      [0.2, ...block],
      [0.2, ...row],
      [0.2, ...seat],
    ]);
  y = oneRow(paper, y, [
    [0.5, 'Referència del tiquet', pass.referenciaTicket],
    [0.5, 'Codi localitzador', pass.codigoLocalizador],
  ]);
  y = amounts(
    paper,
    y + 6,
    ['Concepte', 'Import'],
    [
      ["Preu de l'entrada", euros(pass.precioEntrada)],
      ['Despeses de distribució', euros(pass.precioDistribucion)],
      ['TOTAL', euros(pass.precioTotal)],
    ],
  );
  firm(paper, y + 20, ['Organitzador', 'Palma Mallorca Bàsquet'], pass.nifOrganizador);
  firm(paper, y + 92, ['Distribuïdor', 'Entrades de Ponent, S. L.'], pass.nifDistr);
  await paper.code(425, y + 22, 130, pass.referenciaTicket);
  prose(paper, LEFT, 776, WIDE, TERMS_CA, { size: 9 });
  return paper;
}

/** What a firm does, its name and its number, in a frame. */
function firm(paper: Paper, y: number, [does, name]: readonly [string, string], number: string): void {
  paper.frame(LEFT, y, 300, 62);
  paper.put(LEFT + 10, y + 8, does, { font: BOLD, size: 11.5, color: GREEN });
  paper.put(LEFT + 10, y + 26, name, { size: 11 });
  paper.put(LEFT + 10, y + 43, `NIF: ${number}`, { size: 11 });
}

/** What is paid, a row each; the last is the total. Answers where it ends. */
function amounts(paper: Paper, y: number, headings: Pair, rows: readonly Pair[]): number {
  band(paper, LEFT, y, WIDE, 22, GREEN);
  const light = { font: BOLD, size: 10.5, color: '#fff' };
  paper.put(LEFT + 10, y + 6, headings[0], light);
  paper.put(LEFT + WIDE - 10, y + 6, headings[1], { ...light, right: true });
  rows.forEach(([label, value], index) => {
    const top = y + 22 + index * 24;
    const font = index === rows.length - 1 ? BOLD : 'Helvetica';
    paper.frame(LEFT, top, WIDE, 24);
    paper.put(LEFT + 10, top + 7, label, { font, size: 11.5 });
    paper.put(LEFT + WIDE - 10, top + 7, value, { font, size: 11.5, right: true });
  });
  return y + 22 + rows.length * 24;
}

/** One table of label, value, label, value, the labels' cells shaded; in the letters of a book. */
async function fourColumns(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 44, "Certificat d'abonament", { font: 'Times-Bold', size: 24, center: true });
  paper.put(297, 76, 'Palma Mallorca Bàsquet', { font: 'Times-Italic', size: 14, center: true });
  const seat = seatOf(pass, ['Graderia', 'Sector', 'Fila', 'Butaca']);
  const rows: (readonly Pair[])[] = [
    [['Persona abonada', pass.nombreAsistente]],
    [['Modalitat', pass.tipoAbonament]],
    [['Temporada', pass.temporada]],
    [['Esdeveniment', pass.evento]],
    [['Pavelló', pass.recinto]],
    [['Adreça', pass.direccion]],
    seat.slice(0, 2),
    seat.slice(2),
    [
      ['Referència', pass.referenciaTicket],
      ['Localitzador', pass.codigoLocalizador],
    ],
    [
      ['Preu entrada', euros(pass.precioEntrada)],
      ['Distribució', euros(pass.precioDistribucion)],
    ],
    [['Preu total', euros(pass.precioTotal)]],
    [
      ['NIF organitz.', pass.nifOrganizador],
      ['NIF distrib.', pass.nifDistr],
    ],
  ];
  rows.forEach((row, index) => {
    const y = 116 + index * 36;
    row.forEach(([label, value], place) => {
      const x = LEFT + place * 258;
      const end = row.length > 1 && place === 0 ? LEFT + 258 : LEFT + WIDE;
      band(paper, x, y, 110, 36, GREY);
      paper.frame(x, y, 110, 36);
      paper.frame(x + 110, y, end - x - 110, 36);
      paper.put(x + 8, y + 12, label, { font: 'Times-Roman', size: 12 });
      fitted(paper, x + 118, y + 11, end - x - 126, value, { font: 'Times-Bold', size: 13.5 });
    });
  });
  await paper.code(237, 558, 120, pass.referenciaTicket);
  paper.put(LEFT, 684, 'Palma, 28 de juliol de 2032', { font: 'Times-Roman', size: 12 });
  prose(paper, LEFT, 720, WIDE, TERMS_CA, { font: 'Times-Roman', size: 10.5 });
  return paper;
}

export const rTableLayouts: readonly PassLayout[] = [
  { name: 'R: tables with headings, ca', passes: 1, draw: tablesBelow },
  { name: 'R: table of four columns, ca', passes: 1, draw: fourColumns },
];
