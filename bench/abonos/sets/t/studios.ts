import type { Paper, Style } from '../../drawing/paper.ts';
import type { Pair } from '../../drawing/pieces.ts';

// Set T: the colours and words of the three designers: one likes navy and wide margins, one sets books in serifs, one
// prints on cards that came with their labels.

export const INK = '#1a1a1a';
export const DIM = '#3d3d3d';
export const HAIR = '#9a9a9a';
export const NAVY = '#14284b';
export const MIST = '#eaeef4';
export const WINE = '#6d1226';
export const SEA = '#0b4f52';
export const FOAM = '#e6f0ef';

export const SELLER = 'Palma Mallorca Bàsquet';

/** A style in bold letters of its own face. */
export const bold = (size: number, color = INK): Style => ({ font: 'Helvetica-Bold', size, color });

export const plain = (size: number, color = DIM): Style => ({ font: 'Helvetica', size, color });

/** A row of labels and values, each pair with its width. */
export type Row = readonly (readonly [width: number, ...Pair])[];

/** Two waves, the mark that all three kept. */
export function waves(paper: Paper, x: number, y: number, color: string): void {
  for (const drop of [0, 8])
    paper.document
      .lineWidth(2.6)
      .strokeColor(color)
      .moveTo(x, y + drop)
      .bezierCurveTo(x + 7, y + drop - 9, x + 12, y + drop + 9, x + 18, y + drop)
      .bezierCurveTo(x + 24, y + drop - 9, x + 29, y + drop + 9, x + 36, y + drop)
      .stroke();
}

export const RULES_ES =
  'El abono es nominal. Las puertas se abren una hora antes de cada partido; conviene llegar con tiempo. No se puede entrar con botellas, paraguas ni ' +
  'objetos que molesten la vista. Los menores de 14 años han de ir acompañados. El club puede cambiar el día y la hora de los partidos cuando lo mande la ' +
  'federación, y avisará por correo electrónico. Los gastos de distribución no se devuelven.';

export const RULES_CA =
  "L'abonament és nominal. Les portes s'obren una hora abans de cada partit. No es pot entrar amb botelles, paraigües ni objectes que destorbin la vista. " +
  "Els menors de 14 anys han d'anar acompanyats. El club pot canviar el dia i l'hora dels partits quan ho mani la federació. Les despeses no es tornen.";

export const DATA_ES =
  'Has recibido este mensaje porque compraste un abono en nuestra taquilla electrónica. Tratamos tus datos para gestionar la compra; puedes consultarlos, ' +
  'corregirlos o pedir que los borremos escribiendo a dades@pmbasquet.example. Por favor, no respondas a este mensaje.';
