import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { ALL, CATALAN, type Field, pairsOf, SPANISH } from './words.ts';

// Set Z: sheets with one pass: leaders, bands, a table and typewriter letters.

/** Dots lead from each label to its value at the right. */
async function leaders(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 50, 'Abono de temporada', { font: 'Times-Bold', size: 22 });
  rule(paper, 60, 82, 535, '#444', 1);
  const words = { ...SPANISH, nombreAsistente: 'Titular', nifDistr: 'NIF distribuidora' };
  pairsOf(pass, words, ALL).forEach(([label, value], row) => {
    paper.lead(60, 480, 104 + row * 29, label, value, { font: 'Times-Roman', size: 12 });
  });
  await paper.code(60, 640, 110, pass.codigoLocalizador);
  const duty = 'Presente este abono y su documento de identidad en la entrada del pabellón.';
  prose(paper, 190, 660, 330, duty, { font: 'Times-Roman', size: 11 });
  return paper;
}

/** Groups under light bands, the labels above the values in two columns. */
async function groups(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(48, 44, `Abonament ${pass.temporada}`, { font: 'Helvetica-Bold', size: 20, color: '#123a63' });
  const parts: readonly (readonly [string, readonly Field[]])[] = [
    ['Abonat', ['nombreAsistente', 'tipoAbonament', 'evento', 'temporada']],
    ['Localitat', ['recinto', 'direccion', 'anillo', 'bloque', 'fila', 'asiento']],
    ['Imports', ['precioEntrada', 'precioDistribucion', 'precioTotal']],
    ['Dades del tiquet', ['referenciaTicket', 'codigoLocalizador', 'nifOrganizador', 'nifDistr']],
  ];
  let top = 86;
  for (const [title, fields] of parts) {
    band(paper, 40, top, 515, 22, '#dfe8f2');
    paper.put(48, top + 6, title, { font: 'Helvetica-Bold', size: 11, color: '#123a63' });
    top += 32;
    pairsOf(pass, CATALAN, fields).forEach(([label, value], index) => {
      const x = index % 2 === 0 ? 48 : 316;
      const y = top + Math.floor(index / 2) * 38;
      paper.put(x, y, label, { size: 9.5, color: '#444' });
      paper.put(x, y + 13, value, { font: 'Helvetica-Bold', size: 11 });
    });
    top += Math.ceil(fields.length / 2) * 38 + 8;
  }
  await paper.code(440, top + 10, 110, pass.referenciaTicket);
  return paper;
}

/** A table with a cell for each label and each value. */
async function table(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(50, 46, 'Justificante de abono', { font: 'Helvetica-Bold', size: 18 });
  paper.put(50, 72, 'Conserve este documento durante toda la temporada.', { size: 10.5 });
  const words = {
    ...SPANISH,
    nombreAsistente: 'Asistente',
    recinto: 'Pabellón',
    bloque: 'Sector',
    referenciaTicket: 'Referencia del ticket',
    codigoLocalizador: 'Código localizador',
  };
  pairsOf(pass, words, ALL).forEach(([label, value], row) => {
    const y = 100 + row * 27;
    band(paper, 50, y, 170, 27, '#f0f0f0');
    paper.frame(50, y, 170, 27);
    paper.frame(220, y, 325, 27);
    paper.put(58, y + 8, label, { size: 11 });
    paper.put(230, y + 8, value, { size: 11 });
  });
  await paper.code(50, 590, 120, pass.codigoLocalizador);
  return paper;
}

/** Typewriter letters, the values one under the other behind the colons. */
async function typewriter(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(56, 54, "COMPROVANT D'ABONAMENT", { font: 'Courier-Bold', size: 16 });
  const words = { ...CATALAN, nombreAsistente: "Nom de l'abonat", recinto: 'Pavelló' };
  pairsOf(pass, words, ALL, ':').forEach(([label, value], row) => {
    const y = 104 + row * 26;
    paper.put(56, y, label, { font: 'Courier', size: 11 });
    paper.put(240, y, value, { font: 'Courier-Bold', size: 11 });
  });
  rule(paper, 56, 562, 540);
  const duty = 'Cal presentar aquest full a la porta.';
  paper.put(56, 576, duty, { font: 'Courier', size: 10 });
  await paper.code(420, 600, 120, pass.codigoLocalizador);
  return paper;
}

export const zSheetLayouts: readonly PassLayout[] = [
  { name: 'Z: dot leaders in Times, es', passes: 1, draw: leaders },
  { name: 'Z: groups under light bands, ca', passes: 1, draw: groups },
  { name: 'Z: table of cells, es', passes: 1, draw: table },
  { name: 'Z: typewriter sheet, ca', passes: 1, draw: typewriter },
];
