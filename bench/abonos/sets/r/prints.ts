import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import type { Paper } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';

// Set R: what its papers share: colours, small print, and a row of a paper that has its labels in a column of their own.

export const RED = '#b3121d';
export const BLUE = '#1d4e89';
export const GREEN = '#1f6b45';
export const GREY = '#ececec';
export const DIM = '#444';
export const BOLD = 'Helvetica-Bold';

export const TERMS_ES =
  'Abono nominativo. Preséntelo en cada partido junto con un documento de identidad. Impuestos incluidos. No se admiten cambios ni devoluciones. ' +
  'Consulte las condiciones completas en pmb.example/abonos.';

export const TERMS_CA =
  "Abonament nominatiu. Presentau-lo a cada partit amb un document d'identitat. Imposts inclosos. No s'admeten canvis ni devolucions. " +
  'Consultau les condicions completes a pmb.example/abonaments.';

/** The three amounts under the names that a paper has for them. */
export const sumsOf = (pass: PassTruth, names: readonly [string, string, string]): Pair[] => [
  [names[0], euros(pass.precioEntrada)],
  [names[1], euros(pass.precioDistribucion)],
  [names[2], euros(pass.precioTotal)],
];

/** A label and, in its own column, the value, as narrow as the width takes. */
export function beside(
  paper: Paper,
  [x, column, end]: readonly [number, number, number],
  y: number,
  [label, value]: Pair,
  size = 11,
): void {
  paper.put(x, y, label, { font: BOLD, size });
  fitted(paper, column, y, end - column, value, { size });
}
