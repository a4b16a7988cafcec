import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { linesOf, textOf } from './lines.ts';

const word = (text: string, x0: number, x1: number, base: number, size: number): Word => ({
  text,
  x0,
  x1,
  y0: base - 0.8 * size,
  y1: base + 0.2 * size,
  confidence: 1,
});

const textsOf = (words: readonly Word[]) => linesOf(words, false).map(({ tokens }) => textOf(tokens));

/** A column of sentences whose lines are between those of a list beside it. */
const beside = (base: number) => [
  word('Muestra', 494, 528, base, 11),
  word('el', 533, 543, base, 11),
  word('código', 548, 577, base, 11),
];

test('a value between two lines of the next column stays on the line of its label', () => {
  const list = [word('Asiento', 48, 118, 373.1, 10), word('4', 218, 225, 373.4, 12)];
  expect(textsOf([...list, ...beside(367.3)])).toEqual(['Muestra el código', 'Asiento 4']);
});

test('a list is read line by line, at any position of the next column', () => {
  for (let shift = -20; shift <= 20; shift += 0.25) {
    const words = [
      word('Anillo', 48, 87, 343, 10),
      word('Primer', 218, 254, 343.4, 12),
      word('Piso', 260, 285, 343.4, 12),
      word('Fila', 48, 67, 373, 10),
      word('3', 218, 225, 373.4, 12),
      ...beside(344 + shift),
      ...beside(358 + shift),
      ...beside(372 + shift),
    ];
    const texts = textsOf(words);
    expect.soft(texts.find((text) => text.includes('Anillo'))).toMatch(/^Anillo Primer Piso/);
    expect.soft(texts.find((text) => text.includes('Fila'))).toMatch(/^Fila 3/);
  }
});

test('a word at another height than its line stays there if no other line is level with it', () => {
  const line = [word('TOTAL', 48, 87, 373, 10), word('75,00', 218, 262, 376.5, 12)];
  expect(textsOf(line)).toEqual(['TOTAL 75,00']);
  expect(textsOf([...line, word('Fila', 48, 67, 390, 10)])).toEqual(['TOTAL 75,00', 'Fila']);
});
