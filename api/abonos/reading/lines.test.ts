import { expect, test } from 'vitest';
import type { Word } from './geometry.ts';
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

test('small print of a stub that reaches into the line of large print far away is a line of its own', () => {
  expect(
    textsOf([
      word('Nivel', 43, 89, 145, 160),
      word('2', 96, 106, 145, 159),
      word('E2', 209, 232, 145, 159),
      word('Localitzador', 469, 514, 142, 149),
      word('/', 516, 518, 142, 149),
      word('Localizador', 522, 564, 142, 149),
    ]),
  ).toEqual(['Localitzador / Localizador', 'Nivel 2 E2']);
});

test('small print beside large print is of its line, and so is a label far away that stands on it', () => {
  expect(textsOf([word('Fila', 20, 34, 142, 149), word('12', 40, 60, 145, 160)])).toEqual(['Fila 12']);
  expect(textsOf([word('Total', 20, 40, 152, 159), word('12,50', 300, 340, 145, 160)])).toEqual([
    'Total 12,50',
  ]);
});
