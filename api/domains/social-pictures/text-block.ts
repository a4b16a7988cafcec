import type { LetterStyle, Line, Lettering } from './lettering.ts';

/** More than that fits no box, and setting it would only take time. */
const MOST_LETTERS = 300;

export interface Place {
  /** Of the left end, the middle or the right end, by `anchor`. */
  x: number;
  /** Of the baseline. */
  y: number;
  /** Pixels. */
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A line of text in its place, as SVG. */
export function placed(line: Line, { x, y, size, fill, anchor = 'start' }: Place): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = x - line.width * size * share;
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})">${line.svg}</g>`;
}

/** A label on one line: made smaller until it fits, and below two thirds of its size cut with an ellipsis. */
export function label(
  lettering: Lettering,
  text: string,
  { width, style, ...place }: Place & { width: number; style: LetterStyle },
): string {
  const writable = lettering.writable(text.slice(0, MOST_LETTERS));
  const whole = lettering.line(writable, style);
  if (whole.width * place.size <= width) return placed(whole, place);
  const size = Math.max(width / whole.width, (place.size * 2) / 3);
  return placed(lettering.line(cut(lettering, writable, style, width / size), style), { ...place, size });
}

export interface Block {
  lines: Line[];
  /** Pixels. */
  size: number;
}

/**
 * Sets a text in the largest of the sizes in which it fits a box; in the smallest it is cut with an ellipsis.
 * @param options.sizes pixels, from the largest to the smallest.
 * @param options.leading distance between baselines, as a share of the size.
 */
export function fitted(
  lettering: Lettering,
  text: string,
  options: { width: number; height: number; sizes: readonly number[]; leading: number; style: LetterStyle },
): Block {
  const { width, height, sizes, leading, style } = options;
  const words = lettering.writable(text.slice(0, MOST_LETTERS)).split(' ');
  let block: Block = { lines: [], size: 0 };
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const smallest = size === sizes.at(-1);
    const rows = wrapped(lettering, words, style, width / size, smallest);
    const fits = rows !== null && rows.length <= most;
    if (rows && (fits || smallest)) {
      const kept = rows.slice(0, most);
      const last = kept.at(-1) ?? '';
      if (!fits) kept[kept.length - 1] = cut(lettering, `${last}…`, style, width / size);
      block = { lines: kept.map((row) => lettering.line(row, style)), size };
      break;
    }
  }
  return block;
}

/** Words in rows of a width (in sizes); null where a word is wider than that and may not be broken. */
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

/** A word of monstrous length in pieces that fit. */
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

/** As much of a text as fits, with an ellipsis where some of it does not. */
function cut(lettering: Lettering, text: string, style: LetterStyle, width: number): string {
  const fits = (some: string) => lettering.widthOf(some, style) <= width;
  if (fits(text)) return text;
  const letters = [...text.replace(/…$/u, '')];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
