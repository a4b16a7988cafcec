import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { rule } from '../../drawing/print-shop.ts';
import { beside, LABELS_CA, LABELS_ES, over, said } from './fields.ts';

// Set Y: the samples' sheets of one pass (L1, «label: value»; L3, a column of labels and one of values), two variants
// of each.

/** L1 in Times with dot leaders: the seat and the sums first, no code. */
async function leaders(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const labels = { ...LABELS_ES, nombreAsistente: 'Nombre y apellidos', anillo: 'Grada', bloque: 'Sector' };
  paper.put(297, 44, 'Abono de temporada', { font: 'Times-Bold', size: 22, center: true });
  rule(paper, 60, 78, 535, '#000', 1);
  const list = [
    ...said(pass, labels, 'codigoLocalizador', 'referenciaTicket', 'nombreAsistente', 'tipoAbonament'),
    ...said(pass, labels, 'anillo', 'bloque', 'fila', 'asiento', 'precioEntrada', 'precioDistribucion'),
    ...said(pass, labels, 'precioTotal', 'evento', 'temporada', 'recinto', 'direccion'),
    ...said(pass, labels, 'nifOrganizador', 'nifDistr'),
  ];
  list.forEach(([label, value], row) =>
    paper.lead(60, 535, 100 + row * 28, label, value, { font: 'Times-Roman', size: 12 }),
  );
  return paper;
}

/** L1 in Catalan and Courier: labels over their values in a frame, the code at the top. */
async function labelsAbove(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const labels = { ...LABELS_CA, nombreAsistente: 'Nom i llinatges', referenciaTicket: 'Núm. de referència' };
  paper.put(50, 44, 'ABONAMENT DE TEMPORADA', { font: 'Courier-Bold', size: 18 });
  paper.frame(36, 74, 523, 716);
  const column = {
    x: 50,
    y: 88,
    step: 41,
    room: 330,
    label: { font: 'Courier', size: 9.5 },
    value: { font: 'Courier-Bold', size: 12 },
  };
  over(paper, column, [
    ...said(pass, labels, 'temporada', 'evento', 'nombreAsistente', 'tipoAbonament', 'recinto', 'direccion'),
    ...said(pass, labels, 'bloque', 'anillo', 'fila', 'asiento', 'precioEntrada', 'precioDistribucion'),
    ...said(pass, labels, 'precioTotal', 'referenciaTicket', 'codigoLocalizador'),
    ...said(pass, labels, 'nifDistr', 'nifOrganizador'),
  ]);
  await paper.code(430, 90, 110, pass.codigoLocalizador);
  return paper;
}

/** L3 in Spanish and Times: colons, values in bold, a rule under each row. */
async function ruledRows(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const labels = {
    ...LABELS_ES,
    recinto: 'Instalación',
    nifOrganizador: 'CIF organizador',
    nifDistr: 'CIF distribuidor',
    precioDistribucion: 'Gastos de gestión',
    precioTotal: 'Importe total',
  };
  paper.put(50, 50, `ABONO ${pass.temporada}`, { font: 'Times-Bold', size: 20 });
  await paper.code(455, 28, 90, pass.referenciaTicket);
  const list = [
    ...said(pass, labels, 'evento', 'temporada', 'recinto', 'direccion', 'nombreAsistente', 'tipoAbonament'),
    ...said(pass, labels, 'anillo', 'bloque', 'fila', 'asiento', 'referenciaTicket', 'codigoLocalizador'),
    ...said(pass, labels, 'precioEntrada', 'precioDistribucion', 'precioTotal'),
    ...said(pass, labels, 'nifOrganizador', 'nifDistr'),
  ];
  const label = { font: 'Times-Roman', size: 12 };
  const value = { font: 'Times-Bold', size: 12 };
  beside(paper, { x: 50, y: 132, step: 36, wide: 180, room: 315, label, value }, list, ':');
  list.forEach((_, row) => rule(paper, 50, 153 + row * 36, 545, '#999'));
  return paper;
}

/** L3 on a small page: labels over their values in two columns, a frame, no code. */
async function smallPage(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([420, 595]);
  const labels = { ...LABELS_CA, recinto: 'Instal·lació', codigoLocalizador: 'Codi localitzador' };
  paper.put(36, 36, `Abonament ${pass.temporada}`, { font: 'Helvetica-Bold', size: 17 });
  paper.frame(24, 66, 372, 500);
  const column = {
    y: 82,
    step: 52,
    room: 172,
    label: { size: 9 },
    value: { font: 'Helvetica-Bold', size: 11 },
  };
  over(paper, { ...column, x: 36 }, [
    ...said(pass, labels, 'nombreAsistente', 'evento', 'recinto', 'direccion', 'tipoAbonament', 'temporada'),
    ...said(pass, labels, 'precioEntrada', 'precioDistribucion', 'precioTotal'),
  ]);
  over(paper, { ...column, x: 236, room: 146 }, [
    ...said(pass, labels, 'anillo', 'bloque', 'fila', 'asiento', 'codigoLocalizador', 'referenciaTicket'),
    ...said(pass, labels, 'nifOrganizador', 'nifDistr'),
  ]);
  return paper;
}

export const ySheetLayouts: readonly PassLayout[] = [
  { name: 'Y: L1 with dot leaders in Times, es', passes: 1, draw: leaders },
  { name: 'Y: L1 with labels above in Courier, ca', passes: 1, draw: labelsAbove },
  { name: 'Y: L3 with colons and rules in Times, es', passes: 1, draw: ruledRows },
  { name: 'Y: L3 in two columns on a small page, ca', passes: 1, draw: smallPage },
];
