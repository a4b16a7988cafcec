import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { rule } from '../../drawing/print-shop.ts';
import { across, beside, LABELS_CA, LABELS_ES, said } from './fields.ts';

// Set Y: the samples' card (L2, a grid of small labels over bold values), two variants.

/** L2 in Catalan and Times: other rows, a rule under the title, the code at the top. */
async function otherGrid(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  const labels = { ...LABELS_CA, tipoAbonament: 'Tarifa', bloque: 'Sector', nombreAsistente: 'Abonat' };
  paper.put(36, 34, "PMB · Carnet d'abonat", { font: 'Times-Bold', size: 18 });
  rule(paper, 36, 60, 440, '#000', 1);
  await paper.code(462, 22, 100, pass.codigoLocalizador);
  const label = { font: 'Times-Roman', size: 9.5 };
  const value = { font: 'Times-Bold', size: 12 };
  const rows = [
    said(pass, labels, 'anillo', 'bloque', 'fila', 'asiento'),
    said(pass, labels, 'nombreAsistente', 'tipoAbonament'),
    said(pass, labels, 'evento', 'temporada'),
    said(pass, labels, 'recinto', 'direccion'),
    said(pass, labels, 'precioEntrada', 'precioDistribucion', 'precioTotal'),
    said(pass, labels, 'codigoLocalizador', 'referenciaTicket'),
    said(pass, labels, 'nifOrganizador', 'nifDistr'),
  ];
  const widths: Record<number, readonly number[]> = {
    2: [270, 250],
    3: [170, 190, 160],
    4: [130, 100, 90, 90],
  };
  rows.forEach((row, index) =>
    across(paper, 36, 74 + index * 47, widths[row.length] ?? [], row, label, value),
  );
  return paper;
}

/** L2 two to a page: labels beside their values, with colons, in two columns of a frame. */
async function twoCards(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await card(paper, pass, 36 + index * 395);
  return paper;
}

async function card(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  const labels = {
    ...LABELS_ES,
    nombreAsistente: 'Abonado',
    evento: 'Competición',
    anillo: 'Zona',
    asiento: 'Localidad',
    referenciaTicket: 'N.º de referencia',
  };
  paper.frame(30, y, 535, 375);
  paper.put(46, y + 16, 'PMB · Carnet de abonado', { font: 'Helvetica-Bold', size: 16 });
  const column = { step: 27, label: { size: 10 }, value: { font: 'Helvetica-Bold', size: 10 } };
  const wide = said(pass, labels, 'nombreAsistente', 'evento', 'recinto', 'direccion');
  beside(paper, { ...column, x: 46, y: y + 54, wide: 90, room: 410 }, wide, ':');
  const left = [
    ...said(pass, labels, 'tipoAbonament', 'temporada', 'anillo', 'bloque', 'fila', 'asiento'),
    ...said(pass, labels, 'codigoLocalizador'),
  ];
  beside(paper, { ...column, x: 46, y: y + 162, wide: 90, room: 130 }, left, ':');
  const right = [
    ...said(pass, labels, 'precioEntrada', 'precioDistribucion', 'precioTotal', 'referenciaTicket'),
    ...said(pass, labels, 'nifDistr', 'nifOrganizador'),
  ];
  beside(paper, { ...column, x: 290, y: y + 162, wide: 125, room: 130 }, right, ':');
  await paper.code(466, y + 12, 86, pass.referenciaTicket);
}

export const yCardLayouts: readonly PassLayout[] = [
  { name: 'Y: L2 in other rows in Times, ca', passes: 1, draw: otherGrid },
  { name: 'Y: L2 two to a page, labels beside, es', passes: 2, draw: twoCards },
];
