import type { PassTruth } from './invented-pass.ts';
import type { Paper, Style } from './paper.ts';
import { narrow } from './print-shop.ts';

// Parts that papers of several sets share.

/** The club's name in large letters. */
export function letters(paper: Paper, x: number, y: number, size: number, color: string): void {
  paper.document.font('Helvetica-Bold').fontSize(size).fillColor(color);
  paper.document.text('PMB', x, y, { lineBreak: false, characterSpacing: -size / 14 });
}

/** «2026/27», or with another sign between the years. */
export const shortSeason = (season: string, sign = '/') => `${season.slice(0, 4)}${sign}${season.slice(-2)}`;

/** «26-27». */
export const shortestSeason = (season: string) => `${season.slice(2, 4)}-${season.slice(-2)}`;

/** «2026-2027». */
export const longSeason = (season: string) => season.replace('/', '-');

export type Pair = readonly [label: string, value: string | number];

/** Pairs of label and value, one after the other on a line. */
export function pairs(
  paper: Paper,
  x: number,
  y: number,
  list: readonly Pair[],
  label: Style,
  value: Style,
  gap = 18,
): void {
  let left = x;
  for (const [name, text] of list) {
    paper.put(left, y, name, label);
    left += paper.document.widthOfString(name) + 4;
    paper.put(left, y, text, value);
    left += paper.document.widthOfString(String(text)) + gap;
  }
}

/** Words as narrow as the width requires, as on cards with long names. */
export function fitted(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  text: string | number,
  style: Style,
): void {
  const { font = 'Helvetica', size = 11, right, center, ...rest } = style;
  const own = paper.document.font(font).fontSize(size).widthOfString(String(text));
  const share = Math.min(1, width / own);
  const left = right ? x - own * share : center ? x - (own * share) / 2 : x;
  narrow(paper, left, y, text, { font, size, ...rest }, share);
}

/** Words that continue on the next line at the end of the width; returns the position after them. */
export function wrapped(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  text: string,
  style: Style = {},
): number {
  const { font = 'Helvetica', size = 10, color = '#000', center = false } = style;
  paper.document.font(font).fontSize(size).fillColor(color);
  const options = { width, lineGap: 1, align: center ? ('center' as const) : ('left' as const) };
  paper.document.text(text, x, y, options);
  return y + paper.document.heightOfString(text, options);
}

/** «97,25 EUR», «1.095,00EUR», or with another sign after the amount. */
export const signed = (euro: string, sign: string) =>
  `${euro.replace('.', ',').replace(/^(\d)(\d{3},)/, '$1.$2')}${sign}`;

/** Pairs on one line, each with its own width: the label above its value, the value as narrow as its place requires. */
export function overRow(
  paper: Paper,
  x: number,
  y: number,
  list: readonly (readonly [width: number, ...Pair])[],
  label: Style,
  value: Style,
): void {
  let left = x;
  for (const [width, name, text] of list) {
    paper.put(left, y, name, label);
    fitted(paper, left, y + (label.size ?? 8) + 3, width - 14, text, value);
    left += width;
  }
}

/** The four parts of the seat. */
export const seatOf = (pass: PassTruth, names: readonly [string, string, string, string]): Pair[] => [
  [names[0], pass.anillo],
  [names[1], pass.bloque],
  [names[2], pass.fila],
  [names[3], pass.asiento],
];
