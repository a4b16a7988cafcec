import type { Paper } from '../../drawing/paper.ts';

// Set S: the colours, marks and small print of those who print its papers: the seller of the samples, a platform that
// sells tickets, and three clubs.

export const RED = '#b81420';
export const INK = '#1c1c1c';
export const DIM = '#3f3f3f';
export const PALE = '#efefef';
export const GREEN = '#0f5a3c';
export const BLUE = '#1b3f77';
export const PLUM = '#5a1846';

/** The seller's name beside a ball. */
export function palma(paper: Paper, x: number, y: number, color: string): void {
  ball(paper, x + 13, y + 13, 13, color);
  paper.put(x + 34, y + 4, 'PALMA MALLORCA BÀSQUET', { font: 'Helvetica-Bold', size: 15, color });
}

export function ball(paper: Paper, x: number, y: number, radius: number, color: string): void {
  paper.document.lineWidth(1.6).strokeColor(color).circle(x, y, radius).stroke();
  paper.document
    .moveTo(x - radius, y)
    .lineTo(x + radius, y)
    .stroke();
  paper.document
    .moveTo(x, y - radius)
    .lineTo(x, y + radius)
    .stroke();
}

export const SELLER_ES =
  'Este abono es personal e intransferible y da acceso a todos los partidos de liga regular que el equipo juegue en casa. Consérvelo durante toda la ' +
  'temporada: se lo pedirán en la entrada junto con un documento de identidad. No se admiten cambios ni devoluciones.';

export const SELLER_CA =
  "Aquest abonament és personal i intransferible i dona accés a tots els partits de lliga regular que l'equip jugui a casa. Conservau-lo durant tota la " +
  "temporada: us el demanaran a l'entrada juntament amb un document d'identitat. No s'admeten canvis ni devolucions.";

export const PLATFORM_ES =
  'Imprima esta página en papel A4 y preséntela en el acceso, o muestre el código en su teléfono. El código solo es válido una vez por partido. Desconfíe de ' +
  'las copias compradas en la calle. El organizador se reserva el derecho de admisión. Canchaticket actúa como intermediario en nombre del organizador y no ' +
  'responde de la suspensión o el aplazamiento de los partidos. Los precios incluyen el IVA.';

export const CLUB_ES =
  'Abono nominativo. La cesión a terceros debe comunicarse al club. Prohibida su reventa. En cumplimiento del Reglamento (UE) 2016/679, sus datos se tratan ' +
  'únicamente para gestionar su abono.';
