import { type Box, type Word, centerY, height, median, sharedHeight, union } from './geometry.ts';
import { labelWord } from './lexicon.ts';

// From words on a page to lines of tokens, as a person reads them: left to right, top to bottom.

/** A word, or a part of one where a label ends inside it: «Fila:12» is three tokens. */
export interface Token extends Box {
  text: string;
  confidence: number;
  /** As labels are compared; empty for fillers and signs. */
  label: string;
  /** A colon or dots that lead to a value; a stop between two things; an ordinary word. */
  kind: 'word' | 'leader' | 'stop';
  /** Whether it continues the same printed word. */
  glued: boolean;
  /** Whether a gap wider than between words stands before it. */
  apart: boolean;
}

export interface Line extends Box {
  tokens: Token[];
  /** Size of the letters in points. */
  size: number;
}

/** A gap wider than this many letter sizes parts what stands on one line. */
const GAP = 0.72;
/** Boxes of scanned words hold the ink, those of a text layer the whole letter with the room above and below it. */
const INK_TO_SIZE = 1.3;

const PARTS =
  /(:(?!\d)|(?<!\d):|…+|\.{3,}|_{3,}|·{2,}|-{3,}|[|•]+|(?<!l)·|·(?!l)|(?<=\p{L}{2})\/(?=\p{L}{2})|^\/$|[()[\]]|^[—–=>»→▶-]+$)/iu;

/** Groups words into lines. Words must stand upright and straight. */
export function linesOf(words: readonly Word[], scanned: boolean): Line[] {
  const groups: Word[][] = [];
  for (const word of words.filter(({ text }) => text.trim()).toSorted((a, b) => centerY(a) - centerY(b))) {
    const home = groups.slice(-6).findLast((group) => belongs(word, group));
    if (home) home.push(word);
    else groups.push([word]);
  }
  return groups
    .map((group) => lineOf(group, scanned ? INK_TO_SIZE : 1))
    .toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

function belongs(word: Word, group: readonly Word[]): boolean {
  // The neighbours decide, so that a line may slope a little over the page.
  const near = group.toSorted((a, b) => gapBetween(a, word) - gapBetween(b, word)).slice(0, 2);
  return near.every((other) => {
    const shared = sharedHeight(word, other) / Math.min(height(word), height(other));
    return (
      shared > 0.5 && Math.abs(centerY(word) - centerY(other)) < 0.55 * Math.max(height(word), height(other))
    );
  });
}

const gapBetween = (a: Box, b: Box) => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

function lineOf(words: readonly Word[], factor: number): Line {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const size = letterSize(sorted) * factor;
  const tokens: Token[] = [];
  let before: Word | undefined;
  for (const word of sorted) {
    // Small print beside large print has smaller gaps of its own.
    const gap = before ? word.x0 - before.x1 : 0;
    const own = before ? Math.max(height(word) * factor, height(before) * factor, size * 0.7) : size;
    tokens.push(...tokensOf(word, gap > GAP * Math.min(size, own) || before === undefined));
    before = word;
  }
  return { tokens, size, ...union(sorted) };
}

/** Boxes of scanned words end with their letters, and «mano» is lower than «Papá»: the taller half tells the size. */
function letterSize(words: readonly Word[]): number {
  const heights = words.filter(({ text }) => /[\p{L}\d]/u.test(text)).map(height);
  const middle = median(heights);
  return Math.max(1, median(heights.filter((one) => one >= middle)) || median(words.map(height)));
}

function tokensOf(word: Word, apart: boolean): Token[] {
  const parts = word.text.split(PARTS).filter((part) => part !== undefined && part !== '');
  const letters = Math.max(1, word.text.length);
  let offset = 0;
  return parts.map((text, index) => {
    const x0 = word.x0 + ((word.x1 - word.x0) * offset) / letters;
    offset += text.length;
    return {
      text,
      confidence: word.confidence,
      label: labelWord(text),
      kind: kindOf(text),
      glued: index > 0,
      apart: index === 0 && apart,
      x0,
      x1: word.x0 + ((word.x1 - word.x0) * offset) / letters,
      y0: word.y0,
      y1: word.y1,
    };
  });
}

function kindOf(text: string): Token['kind'] {
  if (/^(:|…+|\.{3,}|_{3,}|·{2,}|-{3,}|[=>»→▶]+)$/u.test(text)) return 'leader';
  return /^([|•·]+|\/|[()[\]]|[—–-]+)$/u.test(text) ? 'stop' : 'word';
}

/** What some tokens say, with the spaces that were printed. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, glued }, index) => (glued || index === 0 ? text : ` ${text}`)).join('');
}
