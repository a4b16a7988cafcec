import { euros } from '../../drawing/invented-pass.ts';
import type { Paper, Style } from '../../drawing/paper.ts';

// Set H: what the seller of the samples' passes prints on all its papers: the club's ball, its own small print.

export const RED = '#bf1b26';
export const INK = '#1c2733';
export const SEA = '#0f5c73';

/** The club's ball with its letters beside it. */
export function logo(paper: Paper, x: number, y: number, size: number, color: string): void {
  const { document } = paper;
  const r = size / 2;
  const [cx, cy] = [x + r, y + r];
  document.circle(cx, cy, r).lineWidth(1.6).strokeColor(color).stroke();
  document
    .lineWidth(1.1)
    .moveTo(cx - r, cy)
    .lineTo(cx + r, cy)
    .stroke();
  document
    .moveTo(cx, cy - r)
    .lineTo(cx, cy + r)
    .stroke();
  for (const side of [-1, 1]) {
    const edge = cx + side * r * 0.72;
    document
      .moveTo(edge, cy - r * 0.69)
      .quadraticCurveTo(cx + side * r * 0.2, cy, edge, cy + r * 0.69)
      .stroke();
  }
  paper.put(x + size + 7, cy - size * 0.31, 'PMB', { font: 'Helvetica-Bold', size: size * 0.72, color });
}

/** Words whose letters stand a little apart. */
export function tracked(paper: Paper, x: number, y: number, text: string, style: Style, gap = 0.7): void {
  const { font = 'Helvetica', size = 11, color = '#000', center = false } = style;
  paper.document.font(font).fontSize(size).fillColor(color);
  const wide = paper.document.widthOfString(text) + gap * (text.length - 1);
  paper.document.text(text, center ? x - wide / 2 : x, y, { lineBreak: false, characterSpacing: gap });
}

/** «97,25 EUR», or with another sign behind the amount. */
export const eurosAs = (euro: string, sign: string) => euros(euro).replace(' €', sign);

/** «1234,50»: without a point between the thousands. */
export const plainAmount = (euro: string) => euro.replace('.', ',');

export const LEGAL_ES =
  'El portador acepta las condiciones generales de venta publicadas en www.tiquetsponent.example. No se admiten cambios ni devoluciones salvo ' +
  'suspensión del acto. El organizador podrá exigir la acreditación de la identidad. Conserve este documento durante toda la temporada.';

export const LEGAL_CA =
  'El portador accepta les condicions generals de venda publicades a www.tiquetsponent.example. No s’admeten canvis ni devolucions tret que se ' +
  'suspengui l’acte. L’organitzador pot exigir l’acreditació de la identitat. Conservau aquest document durant tota la temporada.';
