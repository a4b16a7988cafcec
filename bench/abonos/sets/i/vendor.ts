import { fileURLToPath } from 'node:url';
import type { Paper, Style } from '../../drawing/paper.ts';

// Set I: what its sellers' papers have in common: marks, letters that are carried in the file, companies, small print.

export const WINE = '#7b1e3a';
export const TEAL = '#0b5351';
export const NIGHT = '#20264d';

/** Three sellers of passes, of whom one prints each paper. */
export const SELLERS = {
  tramuntana: 'Taquilla Tramuntana, S.L.',
  quatreCantons: 'Entrades Quatre Cantons, SL',
  pasarela: 'Pasarela Boletos Online, S.L.U.',
} as const;

export const CLUB = 'Palma Mallorca Bàsquet';

/** The club's initials in a hexagon. */
export function badge(paper: Paper, x: number, y: number, size: number, color: string): void {
  const [half, quarter] = [size / 2, size / 4];
  paper.document
    .polygon(
      [x + half, y],
      [x + size, y + quarter],
      [x + size, y + size - quarter],
      [x + half, y + size],
      [x, y + size - quarter],
      [x, y + quarter],
    )
    .fill(color);
  const style = { font: 'Helvetica-Bold', size: size * 0.3, color: '#fff', center: true };
  paper.put(x + half, y + size * 0.39, 'PMB', style);
}

const letters = (name: string) => fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/${name}.ttf`));

/** Has a paper carry the letters that a browser puts in what it prints: `Web`, `Web-Bold`, `Web-Italic`. */
export function carryLetters(paper: Paper): void {
  paper.document.registerFont('Web', letters('LiberationSans-Regular'));
  paper.document.registerFont('Web-Bold', letters('LiberationSans-Bold'));
  paper.document.registerFont('Web-Italic', letters('LiberationSans-Italic'));
}

/** Words as large as their style has them, or smaller where they would be wider than their place. */
export function fitted(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  text: string | number,
  style: Style,
): void {
  const { font = 'Helvetica', size = 11 } = style;
  const wide = paper.document.font(font).fontSize(size).widthOfString(String(text));
  const smaller = Math.min(size, (size * width) / wide);
  paper.put(x, y + (size - smaller) * 0.7, text, { ...style, size: smaller });
}

/** A value and its labels in two languages. */
export type Named = readonly [catalan: string, spanish: string, value: string | number];
