import type { Paper } from '../../drawing/paper.ts';

// Set N: the printers of its papers: two sellers and the offices of two clubs, each with its mark and small print.

export const CLUB_CA = 'Arenal Bàsquet Club';
export const CLUB_ES = 'Básquet Molí de Vent';

export const BERRY = '#7a1450';
export const GROUND = '#24352b';
export const COBALT = '#123f8c';
export const RUST = '#8c3a12';
export const SLATE = '#404040';

/** The first seller's mark: a folding seat, its name beside it. */
export function entraISeu(paper: Paper, x: number, y: number, color: string): void {
  const pen = paper.document;
  pen.roundedRect(x, y, 6, 20, 2).fill(color);
  pen.roundedRect(x, y + 11, 18, 6, 2).fill(color);
  pen.rect(x + 13, y + 17, 4, 5).fill(color);
  paper.put(x + 26, y + 3, 'entra i seu', { font: 'Helvetica-Bold', size: 17, color });
}

/** The second one's: two rings that cross, its name beside them. */
export function tiqueClub(paper: Paper, x: number, y: number, color: string): void {
  for (const ring of [7, 17])
    paper.document
      .lineWidth(2.4)
      .strokeColor(color)
      .circle(x + ring, y + 9, 7)
      .stroke();
  paper.put(x + 32, y + 1, 'TiqueClub', { font: 'Times-Bold', size: 18, color });
}

/** A club's letters in a ring. */
export function seal(paper: Paper, x: number, y: number, wide: number, text: string, color: string): void {
  const half = wide / 2;
  paper.document
    .lineWidth(wide / 16)
    .strokeColor(color)
    .circle(x + half, y + half, half - wide / 32)
    .stroke();
  const style = { font: 'Times-Bold', size: wide * 0.4, color, center: true };
  paper.put(x + half, y + wide * 0.33, text, style);
}

export const SEAT_ES =
  'Este abono es válido para los partidos de liga en casa. Cada código admite una sola entrada por partido. El importe no se devuelve salvo que se ' +
  'suspenda la competición. Los menores de catorce años entran acompañados. Está prohibido vender el abono por encima de su precio.';

export const SEAT_CA =
  "Aquest abonament serveix per als partits de lliga a casa. Cada codi admet una sola entrada per partit. No es torna l'import tret que se suspengui la " +
  'competició. Els menors de catorze anys entren acompanyats. Està prohibit vendre l’abonament per damunt del seu preu.';
