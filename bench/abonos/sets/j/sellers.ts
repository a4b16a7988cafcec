import type { Paper } from '../../drawing/paper.ts';

// Set J: the printers of its papers. Three sellers of tickets and the club's own office, each with its colours and its
// small print.

export const CLUB = 'Club Bàsquet Raiguer';

export const PLUM = '#5b1f4d';
export const PINE = '#1e4d3b';
export const NIGHT = '#14213d';
export const AMBER = '#c2570c';
export const SOFT = '#444';

/** The first seller's mark: a ticket with a bite on each side, its name beside it. */
export function passavant(paper: Paper, x: number, y: number, color: string): void {
  paper.document.roundedRect(x, y, 30, 18, 3).fill(color);
  const hole = color === '#fff' ? PLUM : '#fff';
  for (const side of [x, x + 30]) paper.document.circle(side, y + 9, 4).fill(hole);
  paper.put(x + 37, y + 1, 'passavant', { font: 'Helvetica-BoldOblique', size: 16, color });
}

/** The second seller's: three seats of a row. */
export function aforo(paper: Paper, x: number, y: number, color: string): void {
  for (const seat of [0, 1, 2]) paper.document.roundedRect(x + seat * 10, y, 8, 14 - seat * 3, 2).fill(color);
  paper.put(x + 36, y, 'AFORO DIGITAL', { font: 'Helvetica-Bold', size: 13, color });
}

/** The club's: a shield with its letters in it. */
export function shield(paper: Paper, x: number, y: number, wide: number, color: string): void {
  const [middle, low] = [x + wide / 2, y + wide * 1.2];
  paper.document
    .moveTo(x, y)
    .lineTo(x + wide, y)
    .lineTo(x + wide, y + wide * 0.7)
    .quadraticCurveTo(x + wide, y + wide, middle, low)
    .quadraticCurveTo(x, y + wide, x, y + wide * 0.7)
    .fill(color);
  const style = { font: 'Times-Bold', size: wide * 0.36, color: '#fff', center: true };
  paper.put(middle, y + wide * 0.34, 'CBR', style);
}

export const PASSAVANT_CA =
  'Aquest abonament és nominatiu i dona accés als partits que hi consten. Queda prohibida la revenda. El club es reserva el dret d’admissió i pot ' +
  'demanar un document d’identitat. No es fan canvis ni devolucions, llevat de suspensió de la competició. Conservau el paper sense doblegar el codi.';

export const AFORO_ES =
  'Operación sujeta a las condiciones generales disponibles en aforodigital.example/legal. Los gastos de distribución no son reembolsables. Responsable ' +
  'del tratamiento de datos: el organizador. Puede ejercer sus derechos en privacidad@aforodigital.example. Hojas de reclamación en taquilla.';
