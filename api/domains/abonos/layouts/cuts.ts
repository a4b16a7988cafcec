import type { Cut, Edge } from './model.ts';

// How a value is cut out of the text of its cell.

/** A part of a text, from one letter to another. */
export interface Piece {
  from: number;
  to: number;
}

const PARTS = { words: /[^\s]+/gu, pieces: /[^\s/|·,;:()\-–—]+/gu } as const;

/** The words or pieces of a text. */
export const piecesOf = (text: string, by: keyof typeof PARTS): Piece[] =>
  [...text.matchAll(PARTS[by])].map((found) => ({ from: found.index, to: found.index + found[0].length }));

/** The sign that separates two parts of a text: the one nearest to the end of the first. */
const LAST_SIGN = /[^\p{L}\d\s.'’"€%+ºª](?=\s*$)/u;
const FIRST_SIGN = /^\s*([^\p{L}\d\s.'’"€%+ºª])/u;

const placesOf = (text: string, sign: string): number[] =>
  [...text].flatMap((letter, index) => (letter === sign ? [index] : []));

/** How to cut a part out of a text. */
export function cutOf(text: string, { from, to }: Piece): Cut {
  const [before, value, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return {
    ...(before.trim() && { start: startOf(before, value, after) }),
    ...(after.trim() && { end: endOf(before, value, after) }),
  };
}

function startOf(before: string, value: string, after: string): Edge {
  const sign = LAST_SIGN.exec(before)?.[0];
  if (!sign) return byParts(before, value);
  const [mine, theirs] = [placesOf(before, sign).length, placesOf(value + after, sign).length];
  // What stands before may have more of them next time, unless it is nothing but this one.
  return mine > 1 && theirs < mine
    ? { by: 'sign', sign, count: theirs + 1, from: 'end' }
    : { by: 'sign', sign, count: mine, from: 'start' };
}

function endOf(before: string, value: string, after: string): Edge {
  const sign = FIRST_SIGN.exec(after)?.[1];
  if (!sign) return byParts(after, value);
  const inside = placesOf(before + value, sign).length;
  return placesOf(value, sign).length > 0
    ? { by: 'sign', sign, count: placesOf(after, sign).length, from: 'end' }
    : { by: 'sign', sign, count: inside + 1, from: 'start' };
}

/** Part of a word is counted in pieces. */
function byParts(outside: string, value: string): Edge {
  const by = /\s$|^\s/u.test(outside) || value === '' ? 'words' : 'pieces';
  return { by, count: piecesOf(outside, by).length };
}

/** The part of a text that a cut leaves; null if the text has no such part. */
export function cutOut(text: string, { start, end }: Cut): string | null {
  const from = start ? startIn(text, start) : 0;
  const to = end ? endIn(text, end) : text.length;
  return from === undefined || to === undefined || from >= to ? null : text.slice(from, to).trim();
}

function startIn(text: string, edge: Edge): number | undefined {
  if (edge.by !== 'sign') return piecesOf(text, edge.by)[edge.count]?.from;
  const at = placesOf(text, edge.sign).at(edge.from === 'start' ? edge.count - 1 : -edge.count);
  return at === undefined ? undefined : at + 1;
}

function endIn(text: string, edge: Edge): number | undefined {
  if (edge.by !== 'sign') return piecesOf(text, edge.by).at(-1 - edge.count)?.to;
  return placesOf(text, edge.sign).at(edge.from === 'start' ? edge.count - 1 : -edge.count);
}
