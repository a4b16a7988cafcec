import { STREET } from '../text/called.ts';
import type { Layout, Box, Token } from '../model.ts';
import { centerX, centerY, union } from '../geometry.ts';
import { plain } from '../text/letters.ts';
import { textOf } from '../lines/lines.ts';

// Text of a page that is not a label, in separate pieces.

/** A title or a line of a ticket has fewer words than this, a sentence more. */
const MOST_WORDS = 9;
const MOST_WORDS_BESIDE = 16;

export interface Piece extends Box {
  text: string;
  plain: string;
  size: number;
  letters: number;
  /** The whole stretch that contains it, as printed and plain. */
  whole: string;
  /** The text of its line, plain. */
  onLine: string;
  around: string;
}

/** Finds possible values of a field. */
export type Finder = (pieces: readonly Piece[], layout: Layout) => { piece: Piece; text: string }[];

/** The stretches of a page that are not labels, split at strokes and brackets. */
export function piecesOf({ lines, segments }: Layout): Piece[] {
  return segments
    .filter(({ label }) => !label)
    .flatMap(({ tokens, line }) => {
      const around = textOf(tokens);
      return parted(tokens).map((part) => {
        const text = textOf(part);
        return {
          ...union(part),
          text,
          plain: plain(text),
          size: lines[line]?.size ?? 10,
          letters: Math.min(...part.map(({ confidence }) => confidence)),
          onLine: plain(textOf(lines[line]?.tokens ?? [])),
          whole: around,
          around: plain(around),
        };
      });
    });
}

/** «2025 / 2026» is one season. */
const isBetweenYears = (tokens: readonly Token[], index: number) =>
  [tokens[index - 1], tokens[index + 1]].every((token) => /^(20)?\d\d$/.test(token?.text ?? ''));

function parted(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const joins = token.text === '/' && (token.glued || isBetweenYears(tokens, index));
    if (token.kind === 'stop' && !joins) parts.push([]);
    // «Palau Nou, Carrer Major 3, 08001 Barcelona»: the start of an address.
    else if (tokens[index - 1]?.text.endsWith(',') && STREET.test(plain(textOf(tokens.slice(index)))))
      parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some(({ text }) => /[\p{L}\d]/u.test(text)));
}

export const wordsOf = (text: string) => text.split(/\s+/).length;
export const isShort = ({ text, around }: Piece) =>
  wordsOf(text) <= MOST_WORDS && wordsOf(around) <= MOST_WORDS_BESIDE;

/** The line below some words, with the same left edge or centred below them. */
export function under(piece: Piece, pieces: readonly Piece[], step: 1 | -1): Piece | undefined {
  return pieces
    .filter((other) => {
      const gap = step === 1 ? other.y0 - piece.y1 : piece.y0 - other.y1;
      const flush =
        Math.abs(other.x0 - piece.x0) < piece.size ||
        Math.abs(other.x1 - piece.x1) < piece.size ||
        Math.abs(centerX(other) - centerX(piece)) < piece.size;
      return flush && gap > -0.5 * piece.size && gap < 1.6 * Math.max(piece.size, other.size);
    })
    .toSorted((a, b) => Math.abs(centerY(a) - centerY(piece)) - Math.abs(centerY(b) - centerY(piece)))[0];
}
