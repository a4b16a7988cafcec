import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { linesOf, textOf } from './lines.ts';

const word = (text: string, x0: number, x1: number, y0: number, y1: number): Word => ({
  text,
  x0,
  x1,
  y0,
  y1,
  confidence: 0.9,
});

const textsOf = (words: readonly Word[]) => linesOf(words, true).map(({ tokens }) => textOf(tokens));

test('small print beside large print belongs to its line, and so does a distant label on that line', () => {
  expect(textsOf([word('Fila', 20, 34, 142, 149), word('12', 40, 60, 145, 160)])).toEqual(['Fila 12']);
  expect(textsOf([word('Total', 20, 40, 152, 159), word('12,50', 300, 340, 145, 160)])).toEqual([
    'Total 12,50',
  ]);
});

test('a label that OCR joined with its number is separate from it; a code that starts the same is not split', () => {
  const seen = [
    word('Bloc6', 20, 56, 10, 20),
    word('Seient12', 80, 130, 10, 20),
    word('Abo26', 160, 190, 10, 20),
  ];
  expect(textsOf(seen)).toEqual(['Bloc 6 Seient 12 Abo26']);
  const short = [word('BI.', 20, 30, 10, 20), word('F.28', 60, 80, 10, 20), word('C.12', 100, 120, 10, 20)];
  expect(linesOf(short, true)[0]?.tokens.map(({ text }) => text)).toEqual(['BI.', 'F.', '28', 'C.12']);
  const sign = [word('N.2', 20, 34, 10, 20), word('EXPEDIENTE', 40, 100, 10, 20)];
  expect(textsOf(sign)).toEqual(['Nº EXPEDIENTE']);
  expect(linesOf(sign, true)[0]?.tokens).toHaveLength(2);
  expect(linesOf(seen, false).map(({ tokens }) => tokens.length)).toEqual([3]);
});

test('strokes and quotes alone at the ends of a scanned line are pieces of a frame; between words they separate', () => {
  const seen = [word('|', 67, 68, 105, 112), word('Fila', 72, 100, 109, 114), word('|', 102, 103, 108, 115)];
  expect(textsOf([...seen, word('Seient', 106, 130, 109, 114), word('—', 490, 530, 109, 112)])).toEqual([
    'Fila | Seient',
  ]);
  const quoted = [
    word("'", 98, 103, 427, 438),
    word('Seient', 107, 135, 429, 438),
    word('9', 257, 273, 429, 438),
  ];
  expect(textsOf([...quoted, word('”', 561, 562, 427, 437)])).toEqual(['Seient 9']);
});

test('a label above the same in another language stays on its line, though its box overlaps the other', () => {
  expect(
    textsOf([
      word('Temporada', 47, 95, 203, 211),
      word('2026/2027', 148, 203, 202, 211),
      word('Anell', 309, 331, 197, 215),
      word('Preferent', 410, 458, 203, 212),
      word('Anillo', 309, 331, 210, 216),
    ]),
  ).toEqual(['Temporada 2026/2027 Anell Preferent', 'Anillo']);
});

test('a thin stroke before everything else on a scanned line is a piece of a frame, read as any letter', () => {
  const ticket = [word('No', 51, 60, 236, 244), word('ticket', 63, 84, 236, 244)];
  expect(textsOf([word('1', 44, 45.2, 236, 244), ...ticket])).toEqual(['No ticket']);
  expect(textsOf([word('1', 41, 45.2, 236, 244), ...ticket])).toEqual(['1 No ticket']);
});

test('a first letter that OCR separated from its word belongs to it; one after a space does not', () => {
  const parted = [word('Zona', 20, 40, 10, 18), word('P', 46, 57, 6, 18), word('referencia', 57, 134, 6, 18)];
  expect(linesOf(parted, true)[0]?.tokens.map(({ text }) => text)).toEqual(['Zona', 'Preferencia']);
  const apart = [word('A', 46, 57, 6, 18), word('primera', 61, 134, 6, 18)];
  expect(linesOf(apart, true)[0]?.tokens.map(({ text }) => text)).toEqual(['A', 'primera']);
});

test('a typewriter leaves an equally wide gap before a short word', () => {
  const typed = [
    word("d'en", 137, 168, 279, 288),
    word('Xammar', 175, 220, 280, 288),
    word('5,', 228.4, 240, 280, 289),
    word('08301', 251, 287, 280, 288),
  ];
  expect(linesOf(typed, true)[0]?.tokens.map(({ apart }) => apart)).toEqual([true, false, false, false]);
});

test('and after a comma, a single digit or a point, which fill little of their cells', () => {
  const address = [
    word('Carrer', 24.5, 70.6, 222.8, 230.8),
    word('de', 78.8, 94, 222.1, 230.8),
    word('la', 103, 117.4, 222.1, 230.8),
    word('Mar', 125.3, 148.3, 223.2, 230.8),
    word('81,', 157.7, 177.8, 222.5, 232.2),
    word('07560', 189, 225.7, 222.5, 230.8),
  ];
  const gapsOf = (words: readonly Word[]) => linesOf(words, true)[0]?.tokens.map(({ apart }) => apart);
  expect(gapsOf(address)).toEqual([true, false, false, false, false, false]);
  const seat = [
    word('Anell', 23.8, 74.2, 268.2, 279.4),
    word('2', 86.4, 94.3, 268.6, 279),
    word('10', 193.3, 211.3, 268.6, 279.4),
    word('24', 275.4, 293.4, 268.2, 279),
  ];
  expect(gapsOf(seat)).toEqual([true, false, true, true]);
});

test('a small sign as wide as high between two words is a point; a dash is wider', () => {
  const league = (x1: number) => [
    word('Femenina', 71, 133, 146, 155),
    word('2', 136, 142, 146, 155),
    word('-', 146, x1, 149.5, 151.7),
    word('2026/27', 152, 204, 146, 155),
  ];
  expect(textsOf(league(148.2))).toEqual(['Femenina 2 · 2026/27']);
  expect(textsOf(league(149.6))).toEqual(['Femenina 2 - 2026/27']);
});

test('a text that reaches almost to the next column ends there, if others start there too', () => {
  const rows = ['Asiento', 'NIF', 'Referencia'].map((label, row) => [
    word('Titular', 20, 50, 20 * row, 20 * row + 10),
    word('de', 53, 63, 20 * row, 20 * row + 10),
    word(label, 200, 240, 20 * row, 20 * row + 10),
  ]);
  const ends = (x1: number, others = rows, next = 'Sala') => {
    const venue = [word("d'Esports", 96, 150, 100, 110), word('Moix', 153, x1, 100, 110)];
    const line = [word('Palau', 20, 93, 100, 110), ...venue, word(next, 200, 250, 100, 110)];
    return linesOf([...others.flat(), ...line], false)
      .at(-1)
      ?.tokens.at(-1)?.apart;
  };
  expect(ends(195)).toBe(true);
  // A space, and a place where hardly anything else starts.
  expect(ends(197)).toBe(false);
  expect(ends(195, rows.slice(1))).toBe(false);
  // Before a label a space is enough.
  expect(ends(197, rows, 'Localizador')).toBe(true);
  expect(ends(197, rows.slice(1), 'Localizador')).toBe(false);
});
