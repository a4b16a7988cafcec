import type { PassTruth } from '../../drawing/invented-pass.ts';
import type { Paper, Style } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';

// Set W: the colours, the small print and the plainest piece of the papers, a list of labels with their values beside them.

export const RED = '#c01b26';
export const INK = '#111';
export const DIM = '#555';
export const PALE = '#f1ecec';

export const BOLD = { font: 'Helvetica-Bold', size: 11.5, color: INK } as const;
export const PLAIN = { font: 'Helvetica', size: 11.5, color: INK } as const;

/** One pair below the other; the values begin `wide` to the right of the labels and have `width` to themselves. */
export function beside(
  paper: Paper,
  [x, y]: readonly [number, number],
  list: readonly Pair[],
  [wide, width, step]: readonly [wide: number, width: number, step: number],
  label: Style,
  value: Style,
): void {
  list.forEach(([name, text], row) => {
    paper.put(x, y + row * step, name, label);
    fitted(paper, x + wide, y + row * step, width, text, value);
  });
}

/** A person's number for the holder, its letter right; it is none of the fields. */
export function holderNumber(pass: PassTruth): string {
  const digits = `4${pass.nifDistr.slice(1, 8)}`;
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`;
}

export const OWN_ES =
  'El abono es nominativo y da acceso a los partidos que el equipo juegue en casa. Llévelo impreso o en el teléfono y tenga a mano un ' +
  'documento de identidad. No se admiten cambios ni devoluciones.';

export const OWN_CA =
  "L'abonament és nominatiu i dona accés als partits que l'equip jugui a casa. Duieu-lo imprès o al telèfon i teniu a mà un document " +
  "d'identitat. No s'admeten canvis ni devolucions.";
