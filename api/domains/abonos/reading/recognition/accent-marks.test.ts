import { expect, test } from 'vitest';
import { drawn } from '../picture/drawn.fixture.ts';
import { withSeenAccents } from './accent-marks.ts';
import type { Box, Word } from '../model.ts';

/** A word of letters at some places, with marks above them. @param marks in pixels, from the word's corner. */
function seen(text: string, letters: readonly Box[], ...marks: Box[]): string | undefined {
  const picture = drawn({ width: 200, height: 60 }, [...letters, ...marks]);
  const word: Word = { text, confidence: 0.9, x0: 10, x1: 10 + 16 * letters.length, y0: 10, y1: 40 };
  return withSeenAccents([word], picture)[0]?.text;
}

const letter = (place: number): Box => ({ x0: 10 + 16 * place, x1: 22 + 16 * place, y0: 20, y1: 40 });
const body = [0, 1, 2, 3].map(letter);

test('two points above an «i» after a vowel are a diaeresis, a single one is its dot', () => {
  const place = body[1]?.x0 ?? 0;
  const narrow = body.map((box, index) => (index === 1 ? { ...box, x0: place + 4, x1: place + 8 } : box));
  const point = (from: number): Box => ({ x0: place + from, x1: place + from + 4, y0: 13, y1: 17 });
  expect(seen('Aida', narrow, point(1), point(7))).toBe('Aïda');
  expect(seen('Aída', narrow, point(1), point(7))).toBe('Aïda');
  expect(seen('Aida', narrow, point(4))).toBe('Aida');
  // Two letters with a point each.
  expect(seen('Paii', body, { x0: 46, x1: 50, y0: 13, y1: 17 }, { x0: 62, x1: 66, y0: 13, y1: 17 })).toBe(
    'Paii',
  );
  // Neither after a vowel nor above another letter.
  expect(seen('Bida', narrow, point(1), point(7))).toBe('Bida');
  expect(seen('Aeda', body, point(1), point(7))).toBe('Aeda');
});

test('two points above an «i» behind a silent «u», or beside a dot or an accent, are no diaeresis', () => {
  const above = (index: number) => {
    const place = body[index]?.x0 ?? 0;
    return [1, 7].map((from): Box => ({ x0: place + from, x1: place + from + 4, y0: 13, y1: 17 }));
  };
  expect(seen('Luis', body, ...above(2))).toBe('Luïs');
  expect(seen('Quin', body, ...above(2))).toBe('Quin');
  expect(seen('Guin', body, ...above(2))).toBe('Guin');
  expect(seen('Luij', body, ...above(2))).toBe('Luij');
  expect(seen('Sáin', body, ...above(2))).toBe('Sáin');
});

test('two points between «g» and «e» are above a «u», however its strokes were read', () => {
  const place = body[1]?.x0 ?? 0;
  const points = [3, 9].map((from): Box => ({ x0: place + from, x1: place + from + 3, y0: 13, y1: 16 }));
  expect(seen('Giel', body, ...points)).toBe('Güel');
  expect(seen('Guel', body, ...points)).toBe('Güel');
});

test('two points above an «o» are read as a diaeresis instead of an accent', () => {
  const place = body[1]?.x0 ?? 0;
  const points = [2, 8].map((from): Box => ({ x0: place + from, x1: place + from + 3, y0: 13, y1: 16 }));
  expect(seen('Kóhl', body, ...points)).toBe('Köhl');
  expect(seen('Kòhl', body, ...points)).toBe('Köhl');
  // If OCR read nothing above it, they may be dust; and an accent is a single stroke.
  expect(seen('Kohl', body, ...points)).toBe('Kohl');
  expect(seen('Kóhl', body, ...stroke(place, true))).toBe('Kóhl');
  expect(seen('iónl', body, ...points)).toBe('iónl');
});

test('«ón» at the end of a word has no diaeresis', () => {
  const points = [1, 7].map((from): Box => ({
    x0: (body[1]?.x0 ?? 0) + from,
    x1: (body[1]?.x0 ?? 0) + from + 4,
    y0: 13,
    y1: 17,
  }));
  expect(seen('kóhl', body, ...points)).toBe('köhl');
  expect(seen('jón', body.slice(0, 3), ...points)).toBe('jón');
});

/** A stroke of four rows that falls or rises to the right, above a letter. */
const stroke = (place: number, rises: boolean): Box[] =>
  [0, 1, 2, 3].map((row) => {
    const from = place + (rises ? 6 - 2 * row : 2 * row);
    return { x0: from, x1: from + 4, y0: 12 + row, y1: 13 + row };
  });

test('an accent is found above a letter after a punctuation mark', () => {
  const dash = { x0: body[1]?.x0 ?? 0, x1: (body[1]?.x0 ?? 0) + 6, y0: 29, y1: 32 };
  const letters = body.map((box, index) => (index === 1 ? dash : box));
  expect(seen('s-ás', letters, ...stroke(letters[2]?.x0 ?? 0, false))).toBe('s-às');
  expect(seen('s-às', letters, ...stroke(letters[2]?.x0 ?? 0, true))).toBe('s-ás');
});

test('an accent that touches its capital is found', () => {
  const high = body.map((box, index) => (index === 0 ? { ...box, y0: 17 } : box));
  const touching = (rises: boolean) =>
    [0, 1, 2, 3, 4, 5].map((row): Box => {
      const from = 10 + (rises ? 8 - row : row);
      return { x0: from, x1: from + 4, y0: 11 + row, y1: 12 + row };
    });
  expect(seen('Osca', high, ...touching(false))).toBe('Òsca');
  expect(seen('Osca', high, ...touching(true))).toBe('Ósca');
  expect(seen('Osca', high)).toBe('Osca');
  // The top of an «A» is narrow, and one side of its ink is no slant.
  expect(seen('Asca', high, ...touching(true))).toBe('Asca');
});
