import type { Paper, Style } from './paper.ts';

// Set F: what the club's papers have in common, whoever prints them.

export const CLUB_RED = '#a8152b';
export const CLUB_BLUE = '#15305e';

/** The club's large letters. */
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

/** Pairs of label and value one after the other on a line. */
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
