import type { Paper } from '../../drawing/paper.ts';

// Set K: the printers of its papers. Clubs with a ball for a crest, two sellers of tickets, their colours and their
// small print.

export const CLUB_CA = 'Bàsquet Pla i Llevant';
export const CLUB_ES = 'Club Baloncesto Alzinar';

export const TEAL = '#0b5563';
export const BRICK = '#8f3517';
export const OLIVE = '#414f18';
export const INDIGO = '#2b2d6e';
export const SOFT = '#3c3c3c';

/** A club's crest: a ball in the colour of the club, its seams in another. */
export function ball(paper: Paper, x: number, y: number, wide: number, color: string, seam = '#fff'): void {
  const [half, middleX, middleY] = [wide / 2, x + wide / 2, y + wide / 2];
  const pen = paper.document;
  pen.circle(middleX, middleY, half).fill(color);
  pen.lineWidth(wide / 22).strokeColor(seam);
  pen
    .moveTo(x, middleY)
    .lineTo(x + wide, middleY)
    .stroke();
  pen
    .moveTo(middleX, y)
    .lineTo(middleX, y + wide)
    .stroke();
  for (const side of [0.18, 0.82])
    pen
      .moveTo(x + wide * side, y + wide * 0.14)
      .quadraticCurveTo(x + wide * (side < 0.5 ? 0.44 : 0.56), middleY, x + wide * side, y + wide * 0.86)
      .stroke();
}

/** The first seller's mark: a square with a tier of seats, its name beside it. */
export function graderia(paper: Paper, x: number, y: number, color: string): void {
  for (const step of [0, 1, 2])
    paper.document.rect(x + step * 7, y + 12 - step * 6, 6, 6 + step * 6).fill(color);
  paper.put(x + 27, y + 2, 'graderia.pro', { font: 'Helvetica-Bold', size: 15, color });
}

/** The second seller's: its name in a slanted letter over a line. */
export function taquillaVeloz(paper: Paper, x: number, y: number, color: string): void {
  paper.put(x, y, 'Taquilla Veloz', { font: 'Times-BoldItalic', size: 19, color });
  paper.document.lineWidth(1.6).strokeColor(color);
  paper.document
    .moveTo(x, y + 20)
    .lineTo(x + 112, y + 20)
    .stroke();
}

export const RULES_ES =
  'Abono personal. Presente este documento, impreso o en pantalla, en el control de accesos. El abonado ocupará siempre la localidad que se indica y ' +
  'conservará el abono durante el encuentro. La organización podrá modificar horarios. No se admiten cambios ni devoluciones. Prohibida la reventa.';

export const RULES_CA =
  "L'abonament és personal i s'ha de presentar, imprès o en pantalla, a la porta. El club pot canviar els horaris si la federació ho mana. No s'hi admeten " +
  'canvis ni devolucions. En cas de pèrdua, la secretaria en fa una còpia per 5 euros. Les dades es tracten segons la llei vigent.';
