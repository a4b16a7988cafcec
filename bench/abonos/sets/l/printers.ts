import type { Paper } from '../../drawing/paper.ts';

// Set L: the printers of its papers: the club with the seller of the samples, and two other sellers, each with its mark
// and small print.

export const CLUB = 'Palma Mallorca Bàsquet';

export const CARMINE = '#b3132b';
export const DEEP = '#10243f';
export const OLIVE = '#4a5a12';
export const OCHRE = '#b4610a';
export const GREY = '#484848';

/** The first other seller's mark: the little window that tickets are sold through, with its name. */
export function guixeta(paper: Paper, x: number, y: number, color: string): void {
  paper.document
    .moveTo(x, y + 22)
    .lineTo(x, y + 9)
    .quadraticCurveTo(x, y, x + 10, y)
    .quadraticCurveTo(x + 20, y, x + 20, y + 9)
    .lineTo(x + 20, y + 22)
    .fill(color);
  paper.document.rect(x - 4, y + 22, 28, 3).fill(color);
  paper.document.circle(x + 10, y + 11, 4).fill('#fff');
  paper.put(x + 32, y + 3, 'sa guixeta', { font: 'Times-BoldItalic', size: 20, color });
}

/** The second one's: seven bars that grow, with its name. */
export function portal(paper: Paper, x: number, y: number, color: string): void {
  for (let bar = 0; bar < 7; bar++)
    paper.document.rect(x + bar * 4, y + 15 - (bar + 1) * 2, 2.6, (bar + 1) * 2).fill(color);
  paper.put(x + 34, y, 'PORTAL SET', { font: 'Helvetica-Bold', size: 14, color });
}

export const CLUB_ES =
  'Abono nominativo para los partidos de liga que el equipo juega en casa. La fecha y la hora de cada partido pueden variar por causas deportivas o ' +
  'televisivas. El abonado puede ceder su localidad desde la aplicación. La pérdida del abono se comunica en las oficinas del club.';

export const GUIXETA_ES =
  'Documento válido impreso o en pantalla. No lo publique en redes sociales: solo se admite la primera lectura del código en cada partido. Los gastos ' +
  'de gestión no se devuelven. Reclamaciones: hola@saguixeta.example, en un plazo de 15 días desde la compra.';

export const PORTAL_CA =
  'La venda es fa per compte de l’organitzador, que respon de les activitats. No es permet la revenda. Menors de 14 anys, acompanyats. Tractam les ' +
  'dades per gestionar la compra; podeu exercir els vostres drets a dades@portalset.example.';
