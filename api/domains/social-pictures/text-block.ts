import type { LetterStyle, Line, Lettering } from './lettering.ts';

/** Longer texts fit into no box, and would only cost time. */
const MAX_LETTERS = 300;

export interface Place {
  /** The left end, the middle or the right end, depending on `anchor`. */
  x: number;
  /** The baseline. */
  y: number;
  /** In pixels. */
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A positioned line of text, as SVG. */
export function placed(line: Line, { x, y, size, fill, anchor = 'start' }: Place): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = x - line.width * size * share;
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})">${line.svg}</g>`;
}

/** A label on one line: reduced until it fits; below two thirds of its size it is cut with an ellipsis. */
export function label(
  lettering: Lettering,
  text: string,
  { width, style, ...place }: Place & { width: number; style: LetterStyle },
): string {
  const writable = lettering.writable(text.slice(0, MAX_LETTERS));
  const whole = lettering.line(writable, style);
  if (whole.width * place.size <= width) return placed(whole, place);
  const size = Math.max(width / whole.width, (place.size * 2) / 3);
  return placed(lettering.line(cut(lettering, writable, style, width / size), style), { ...place, size });
}

export interface Block {
  lines: Line[];
  /** In pixels. */
  size: number;
}

/**
 * Sets a text in the largest size that fits into a box; in the smallest size it is cut with an ellipsis.
 * @param options.sizes in pixels, from the largest to the smallest
 * @param options.leading distance between baselines, relative to the font size
 */
export function fitted(
  lettering: Lettering,
  text: string,
  options: { width: number; height: number; sizes: readonly number[]; leading: number; style: LetterStyle },
): Block {
  const { width, height, sizes, leading, style } = options;
  const words = lettering.writable(text.slice(0, MAX_LETTERS)).split(' ');
  let block: Block = { lines: [], size: 0 };
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const smallest = size === sizes.at(-1);
    const rows = wrapped(lettering, words, style, width / size, smallest);
    const fits = rows !== null && rows.length <= most;
    if (rows && (fits || smallest)) {
      const visible = rows.slice(0, most);
      const last = visible.at(-1) ?? '';
      if (!fits) visible[visible.length - 1] = cut(lettering, `${last}…`, style, width / size);
      block = { lines: visible.map((row) => lettering.line(row, style)), size };
      break;
    }
  }
  return block;
}

/** Wraps words into lines of a width (relative to the font size); null if a word is wider and may not be broken. */
function wrapped(
  lettering: Lettering,
  words: readonly string[],
  style: LetterStyle,
  width: number,
  mayBreak: boolean,
): string[] | null {
  const widthOf = (text: string) => lettering.widthOf(text, style);
  const rows: string[] = [];
  let row = '';
  for (const word of words) {
    const longer = row ? `${row} ${word}` : word;
    if (widthOf(longer) <= width) {
      row = longer;
      continue;
    }
    if (row) rows.push(row);
    row = word;
    if (widthOf(word) <= width) continue;
    if (!mayBreak) return null;
    const pieces = broken(word, (piece) => widthOf(piece) <= width);
    rows.push(...pieces.slice(0, -1));
    row = pieces.at(-1) ?? '';
  }
  if (row) rows.push(row);
  return rows;
}

/** Breaks a very long word into pieces that fit. */
function broken(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Cuts a text to a width, with an ellipsis if needed. */
function cut(lettering: Lettering, text: string, style: LetterStyle, width: number): string {
  const fits = (some: string) => lettering.widthOf(some, style) <= width;
  if (fits(text)) return text;
  const letters = [...text.replace(/…$/u, '')];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
