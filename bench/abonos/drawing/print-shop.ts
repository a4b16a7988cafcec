import { euros } from './invented-pass.ts';
import type { Paper, Style } from './paper.ts';

// Graphic elements of passes: bands, rules, cutting lines, narrow and rotated words, bars, prose.

export function band(paper: Paper, x: number, y: number, width: number, height: number, color: string): void {
  paper.document.rect(x, y, width, height).fill(color);
}

export function rule(paper: Paper, x: number, y: number, end: number, color = '#777', width = 0.6): void {
  paper.document.lineWidth(width).strokeColor(color).moveTo(x, y).lineTo(end, y).stroke();
}

/** A dashed line for cutting or tearing. */
export function cut(paper: Paper, x: number, y: number, endX: number, endY: number): void {
  paper.document.dash(4, { space: 3 }).lineWidth(0.7).strokeColor('#777');
  paper.document.moveTo(x, y).lineTo(endX, endY).stroke().undash();
}

export function rounded(paper: Paper, x: number, y: number, width: number, height: number): void {
  paper.document.lineWidth(1).strokeColor('#444').roundedRect(x, y, width, height, 10).stroke();
}

/** Words narrower than normal; `share` of their width. */
export function narrow(
  paper: Paper,
  x: number,
  y: number,
  text: string | number,
  style: Style,
  share = 0.8,
): void {
  paper.document.save().translate(x, y).scale(share, 1);
  paper.put(0, 0, text, style);
  paper.document.restore();
}

/** Words along the side of a page, from the bottom to the top; the position is their beginning. */
export function upwards(paper: Paper, x: number, y: number, text: string | number, style: Style): void {
  paper.document.save().rotate(-90, { origin: [x, y] });
  paper.put(x, y, text, style);
  paper.document.restore();
}

/** Lines that break at the end of the width. */
export function prose(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  text: string,
  style: Style = {},
): void {
  const { font = 'Helvetica', size = 8, color = '#333' } = style;
  paper.document.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, lineGap: 1.5 });
}

/** Bars that look like a bar code of goods. */
export function bars(paper: Paper, x: number, y: number, width: number, height: number, text: string): void {
  const widths = [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return [1 + (code % 3), 1 + ((code >> 2) % 2), 1 + ((code >> 3) % 3), 1 + ((code >> 1) % 2)];
  });
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let left = x;
  widths.forEach((one, index) => {
    if (index % 2 === 0) paper.document.rect(left, y, one * unit, height).fill('#000');
    left += one * unit;
  });
}

export type Cell = readonly [x: number, y: number, label: string, value: string | number];

/** Labels above their values, or below them if `drop` is negative. */
export function cells(paper: Paper, list: readonly Cell[], label: Style, value: Style, drop: number): void {
  for (const [x, y, name, text] of list) {
    paper.put(x, y, name, label);
    paper.put(x, y + drop, text, value);
  }
}

/** An amount without its sign: «1.234,50». */
export const amount = (euro: string) => euros(euro).slice(0, -2);

/** An amount without a tax of so many per cent. */
export const netOf = (euro: string, percent: number) => (Number(euro) / (1 + percent / 100)).toFixed(2);

export const minus = (euro: string, less: string) => (Number(euro) - Number(less)).toFixed(2);

export const plus = (euro: string, more: string) => (Number(euro) + Number(more)).toFixed(2);
