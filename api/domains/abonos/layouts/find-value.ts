import { height, union, sharedWidth } from '../reading/geometry.ts';
import type { Word } from '../reading/model.ts';
import type { FieldName } from '../reading/read-abono.ts';
import { editDistance } from '../reading/text/letters.ts';
import { piecesOf } from './cuts.ts';
import { gaps, onOneLine, textOf } from './page-words.ts';
import { errorsAllowed } from './paper-words.ts';
import { bare, comparable, isSameValue, OPEN_FIELDS, valueOf } from './values.ts';

// Finds where a page has a verified value.

/** Words that are a value together, line by line. */
export interface Span {
  lines: Word[][];
  /** The letters of its only word, if only a part of that is the value: «114/12/7». */
  part?: { from: number; to: number };
}

/** The most words of a value on one line that has a shape, like a price or a code. */
const MOST_WORDS = 5;
/** The widest gap inside a value, and the farthest next line, in heights of its letters. */
const WIDEST_GAP = 3;
const NEXT_LINE = 1.3;

/** Everywhere that a page has a value. */
export function spansOf(
  field: FieldName,
  value: string | number,
  rows: readonly (readonly Word[])[],
  isOcr: boolean,
): Span[][] {
  if (OPEN_FIELDS.has(field)) {
    const whole = textSpans(String(value), rows, isOcr);
    if (whole.length > 0 || field !== 'nombreAsistente') return whole.map((span) => [span]);
    return nameInParts(String(value), rows, isOcr);
  }
  const shaped = shapedSpans(field, value, rows, isOcr);
  const found = shaped.length > 0 ? shaped : brokenCode(field, value, rows, isOcr);
  return found.map((span) => [span]);
}

function shapedSpans(
  field: FieldName,
  value: string | number,
  rows: readonly (readonly Word[])[],
  isOcr: boolean,
): Span[] {
  const isValue = (text: string) => {
    const shape = valueOf(field, text, isOcr);
    return shape !== null && isSameValue(field, shape.value, value);
  };
  const found: Word[][] = [];
  for (const row of rows)
    for (let start = 0; start < row.length; start++)
      for (let end = start + 1; end <= Math.min(row.length, start + MOST_WORDS); end++) {
        const words = row.slice(start, end);
        if (hasWideGap(words)) break;
        if (isValue(textOf(words))) found.push(words);
      }
  // «Precio 97,25 €» has the same value as «97,25».
  const least = found.filter(
    (words) =>
      !found.some((other) => other.length < words.length && other.every((word) => words.includes(word))),
  );
  if (least.length > 0) return least.map((words) => ({ lines: [words] }));
  return rows.flat().flatMap((word) =>
    piecesOf(word.text, 'pieces')
      .filter(({ from, to }) => to - from < word.text.length && isValue(word.text.slice(from, to)))
      .map((part) => ({ lines: [[word]], part })),
  );
}

const hasWideGap = (words: readonly Word[]) =>
  words.some((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.x0 - before.x1 > WIDEST_GAP * Math.max(height(word), height(before));
  });

/** A code that continues on the next line. */
function brokenCode(
  field: FieldName,
  value: string | number,
  rows: readonly (readonly Word[])[],
  isOcr: boolean,
): Span[] {
  if (field !== 'referenciaTicket' && field !== 'codigoLocalizador') return [];
  return textSpans(comparable(field, value), rows, isOcr);
}

/** All places where some words are a text together, on one line or more. */
function textSpans(value: string, rows: readonly (readonly Word[])[], isOcr: boolean): Span[] {
  const target = bare(value);
  if (target.length < 2) return [];
  const found = rows.flatMap((row, index) =>
    row.flatMap((_word, start): Span[] => {
      const lines = matched(target, { rows, index, start }, isOcr);
      return lines ? [{ lines }] : [];
    }),
  );
  // «Anillo» over «Anillo 3»: the word of the label and the number below it make the value too.
  return found.filter(
    (span) => !found.some((other) => other.lines.length < span.lines.length && sharesWord(other, span)),
  );
}

const sharesWord = (one: Span, other: Span) => {
  const words = new Set(one.lines.flat());
  return other.lines.flat().some((word) => words.has(word));
};

interface Start {
  rows: readonly (readonly Word[])[];
  index: number;
  start: number;
}

/** The words from some place on that are a text, or null. */
function matched(target: string, { rows, index, start }: Start, isOcr: boolean): Word[][] | null {
  const row = rows[index] ?? [];
  const line: Word[] = [];
  let at = 0;
  for (const word of row.slice(start)) {
    const last = line.at(-1);
    if (last && hasWideGap([last, word])) break;
    const letters = bare(word.text);
    if (!startsWith(target, at, letters, isOcr)) break;
    line.push(word);
    at += letters.length;
    if (at >= target.length) return [line];
  }
  const [first] = line;
  if (!first || at === 0) return null;
  const box = union(line);
  for (let below = index + 1; below < rows.length; below++) {
    const next = rows[below] ?? [];
    const aligned = next.findIndex(
      (one) => sharedWidth(one, box) > 0 || Math.abs(one.x0 - box.x0) < height(first),
    );
    // Running text goes on at the left edge, under its label.
    const position = Math.max(0, aligned);
    const word = next[position];
    if (!word || onOneLine(word, box)) continue;
    if (gaps(word, box).y > NEXT_LINE * height(first)) break;
    const rest = matched(target.slice(at), { rows, index: below, start: position }, isOcr);
    if (rest) return [line, ...rest];
    // Centred text may begin further left.
    if (position > 0) {
      const centred = matched(target.slice(at), { rows, index: below, start: position - 1 }, isOcr);
      if (centred) return [line, ...centred];
    }
  }
  return null;
}

function startsWith(target: string, at: number, letters: string, isOcr: boolean): boolean {
  if (target.startsWith(letters, at)) return true;
  const limit = isOcr ? errorsAllowed(letters.length) : 0;
  return limit > 0 && editDistance(target.slice(at, at + letters.length), letters, limit) <= limit;
}

/** A name whose parts are apart: the first name in one cell and the surnames in another, in any order. */
function nameInParts(value: string, rows: readonly (readonly Word[])[], isOcr: boolean): Span[][] {
  const words = value.split(' ');
  for (let first = words.length - 1; first >= 1; first--) {
    const [given] = textSpans(words.slice(0, first).join(' '), rows, isOcr);
    const [surname] = textSpans(words.slice(first).join(' '), rows, isOcr);
    if (given && surname) return [[given, surname]];
  }
  return [];
}
