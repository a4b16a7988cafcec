import type { PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, pairs } from '../../drawing/pieces.ts';
import { band, cut, rule } from '../../drawing/print-shop.ts';
import { ALL, CATALAN, type Field, pairsOf, SPANISH } from './words.ts';

// Set Z: pages with two, three and four passes.

/** Two framed passes with a light head, label beside value in two columns. */
async function twoFrames(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(40, 34, 'Abonaments de la temporada', { font: 'Times-Bold', size: 19 });
  for (const [index, pass] of passes.entries()) {
    const top = 70 + index * 376;
    band(paper, 40, top, 515, 30, '#e4efe2');
    paper.frame(40, top, 515, 356);
    paper.put(52, top + 9, `Abonament ${index + 1}`, { font: 'Times-Bold', size: 13 });
    const words = { ...CATALAN, precioDistribucion: 'Distribució' };
    const wide = pairsOf(pass, words, ALL.slice(0, 6));
    wide.forEach((pair, row) => beside(paper, 52, 170, top + 44 + row * 27, pair));
    rule(paper, 52, top + 206, 543, '#999');
    const seat = pairsOf(pass, words, ['anillo', 'bloque', 'fila', 'asiento']);
    seat.forEach((pair, row) => beside(paper, 52, 130, top + 218 + row * 26, pair));
    const rest = pairsOf(pass, words, [
      'referenciaTicket',
      'codigoLocalizador',
      'nifOrganizador',
      'nifDistr',
    ]);
    rest.forEach((pair, row) => beside(paper, 300, 412, top + 218 + row * 26, pair));
    const amounts = pairsOf(pass, words, ['precioEntrada', 'precioDistribucion', 'precioTotal']);
    pairs(
      paper,
      52,
      top + 328,
      amounts,
      { font: 'Times-Bold', size: 12 },
      { font: 'Times-Roman', size: 12 },
      24,
    );
  }
  return paper;
}

function beside(paper: Paper, x: number, valueX: number, y: number, [label, value]: Pair): void {
  paper.put(x, y, label, { font: 'Times-Bold', size: 12 });
  paper.put(valueX, y, value, { font: 'Times-Roman', size: 12 });
}

/** Lines of several pairs as the two larger pages have them. */
const LINES: readonly (readonly Field[])[] = [
  ['nombreAsistente'],
  ['tipoAbonament', 'temporada'],
  ['evento'],
  ['recinto'],
  ['direccion'],
  ['anillo', 'bloque', 'fila', 'asiento'],
  ['precioEntrada', 'precioDistribucion', 'precioTotal'],
  ['referenciaTicket', 'codigoLocalizador'],
  ['nifOrganizador', 'nifDistr'],
];

/** Three tickets to be cut apart, the code at the right. */
async function threeTickets(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const words = { ...SPANISH, nombreAsistente: 'Abonado', precioEntrada: 'Precio', precioTotal: 'Total' };
  for (const [index, pass] of passes.entries()) {
    const top = index * 280;
    if (index > 0) cut(paper, 20, top, 575, top);
    paper.put(36, top + 22, 'ABONO DE BALONCESTO', { font: 'Helvetica-Bold', size: 14, color: '#1d3c78' });
    LINES.forEach((fields, row) => {
      const list = pairsOf(pass, words, fields, ':');
      const bold = { font: 'Helvetica-Bold', size: 10.5 };
      pairs(paper, 36, top + 50 + row * 23.5, list, { size: 10.5 }, bold, 16);
    });
    await paper.code(455, top + 60, 104, pass.codigoLocalizador);
  }
  return paper;
}

/** Four passes in frames, two beside two. */
async function fourFrames(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(24, 26, 'Pack de abonos', { font: 'Helvetica-Bold', size: 18 });
  const words = {
    ...SPANISH,
    nombreAsistente: 'Asistente',
    referenciaTicket: 'Ref. ticket',
    precioDistribucion: 'Distribución',
    precioTotal: 'Total',
  };
  for (const [index, pass] of passes.entries()) {
    const x = 20 + (index % 2) * 282;
    const top = 60 + Math.floor(index / 2) * 385;
    paper.frame(x, top, 273, 370);
    const lines: readonly (readonly Field[])[] = [
      ...LINES.slice(0, 1),
      ['tipoAbonament'],
      ['temporada'],
      ...LINES.slice(2, 6),
      ['precioEntrada'],
      ['precioDistribucion', 'precioTotal'],
      ['referenciaTicket'],
      ['codigoLocalizador'],
      ['nifOrganizador'],
      ['nifDistr'],
    ];
    lines.forEach((fields, row) => {
      const list = pairsOf(pass, words, fields, ':');
      pairs(paper, x + 10, top + 16 + row * 26.5, list, { size: 10 }, { size: 10 }, 12);
    });
  }
  return paper;
}

export const zPackLayouts: readonly PassLayout[] = [
  { name: 'Z: two frames with light heads, ca', passes: 2, draw: twoFrames },
  { name: 'Z: three tickets to a page, es', passes: 3, draw: threeTickets },
  { name: 'Z: four frames to a page, es', passes: 4, draw: fourFrames },
];
