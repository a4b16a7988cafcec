import type { PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { pairs, type Pair } from '../../drawing/pieces.ts';
import { rule } from '../../drawing/print-shop.ts';
import { LABELS_CA, LABELS_ES, said } from './fields.ts';

// Set Y: the samples' pack (L4, lines of «label: value» in frames), two variants.

const colons = (list: readonly Pair[]): Pair[] => list.map(([label, value]) => [`${label}:`, value]);

/** L4 in Catalan and Times: four passes between rules, bold labels without colons, the person last. */
async function fourBetweenRules(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  const season = passes[0]?.temporada ?? '';
  paper.put(40, 30, `Paquet d'abonaments ${season}`, { font: 'Times-Bold', size: 16 });
  const labels = {
    ...LABELS_CA,
    tipoAbonament: "Tipus d'abonament",
    recinto: 'Recinte',
    precioDistribucion: 'Despeses de gestió',
    precioTotal: 'Import total',
  };
  passes.forEach((pass, index) => {
    const y = 62 + index * 188;
    rule(paper, 40, y, 555, '#000', 1);
    const lines = [
      said(pass, labels, 'codigoLocalizador', 'referenciaTicket'),
      said(pass, labels, 'fila', 'asiento', 'bloque', 'anillo'),
      said(pass, labels, 'evento', 'temporada'),
      said(pass, labels, 'recinto'),
      said(pass, labels, 'direccion'),
      said(pass, labels, 'precioEntrada', 'precioDistribucion', 'precioTotal'),
      said(pass, labels, 'nifOrganizador', 'nifDistr'),
      said(pass, labels, 'nombreAsistente', 'tipoAbonament'),
    ];
    const label = { font: 'Times-Bold', size: 11 };
    const value = { font: 'Times-Roman', size: 11 };
    lines.forEach((line, row) => pairs(paper, 40, y + 12 + row * 21, line, label, value, 24));
  });
  return paper;
}

/** L4 with two passes and their codes, in Courier. */
async function twoWithCodes(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(40, 32, 'Pack de 2 abonos', { font: 'Courier-Bold', size: 17 });
  for (const [index, pass] of passes.entries()) await framed(paper, pass, 68 + index * 370);
  return paper;
}

async function framed(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  const labels = {
    ...LABELS_ES,
    tipoAbonament: 'Tipo',
    recinto: 'Recinto',
    referenciaTicket: 'Ref. ticket',
    precioEntrada: 'Precio abono',
    precioDistribucion: 'Gestión',
  };
  paper.frame(36, y, 523, 345);
  const lines = [
    said(pass, labels, 'evento'),
    said(pass, labels, 'temporada', 'tipoAbonament'),
    said(pass, labels, 'nombreAsistente'),
    said(pass, labels, 'anillo', 'bloque'),
    said(pass, labels, 'fila', 'asiento'),
    said(pass, labels, 'recinto'),
    said(pass, labels, 'direccion'),
    said(pass, labels, 'precioEntrada', 'precioDistribucion'),
    said(pass, labels, 'precioTotal'),
    said(pass, labels, 'codigoLocalizador', 'referenciaTicket'),
    said(pass, labels, 'nifDistr', 'nifOrganizador'),
  ];
  const style = { font: 'Courier', size: 10 };
  lines.forEach((line, row) => pairs(paper, 50, y + 18 + row * 29, colons(line), style, style));
  await paper.code(448, y + 96, 98, pass.codigoLocalizador);
}

export const yPackLayouts: readonly PassLayout[] = [
  { name: 'Y: L4 four between rules in Times, ca', passes: 4, draw: fourBetweenRules },
  { name: 'Y: L4 two with codes in Courier, es', passes: 2, draw: twoWithCodes },
];
