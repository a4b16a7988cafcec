import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, seatOf } from '../../drawing/pieces.ts';
import { bars, cut, rule } from '../../drawing/print-shop.ts';
import { beside, DIM, INK, personOf, TEAL } from './printers.ts';

// Set X: another seller's passes, three strips of a page.

const LABEL = { size: 10, color: DIM };
const VALUE = { font: 'Helvetica-Bold', size: 10.5, color: INK };

/** Two columns of labels and values in each strip, bars of a code under the second. */
async function threeStrips(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  passes.forEach((pass, index) => {
    if (index > 0) cut(paper, 12, index * 280, 583, index * 280);
    strip(paper, pass, index * 280);
  });
  return paper;
}

function strip(paper: Paper, pass: PassTruth, y: number): void {
  paper.put(36, y + 22, 'entradesllevant', { font: 'Helvetica-Bold', size: 16, color: TEAL });
  paper.put(559, y + 25, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 12, color: INK, right: true });
  rule(paper, 36, y + 46, 559, TEAL, 1.2);
  const left: Pair[] = [
    ...personOf(pass, ['Titular', 'Modalidad', 'Temporada', 'Evento']),
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  beside(paper, { x: 36, y: y + 60, wide: 90, width: 226, step: 23 }, left, LABEL, VALUE);
  const right: Pair[] = [
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Butaca']),
    ['Precio', euros(pass.precioEntrada)],
    ['Gastos de gestión', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
    ['Referencia', pass.referenciaTicket],
  ];
  beside(paper, { x: 372, y: y + 60, wide: 96, width: 92, step: 23 }, right, LABEL, VALUE);
  bars(paper, 36, y + 246, 200, 22, pass.codigoLocalizador);
  paper.put(372, y + 250, 'Localizador:', LABEL);
  paper.put(468, y + 249, pass.codigoLocalizador, { ...VALUE, size: 12 });
}

export const xStripLayouts: readonly PassLayout[] = [
  { name: 'X: three strips in two columns, es', passes: 3, draw: threeStrips },
];
