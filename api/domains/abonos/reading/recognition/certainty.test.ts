import { expect, test } from 'vitest';
import type { Draft, Word } from '../model.ts';
import { finished } from '../values/draft.ts';
import { CERTAINTY } from './certainty.table.ts';
import { certaintyOf, type CertaintyTable, sharpnessOf, weighCertainty } from './certainty.ts';

const words = (certain: number, uncertain: number): Word[] =>
  [...Array<number>(certain).fill(0.96), ...Array<number>(uncertain).fill(0.6)].map((confidence) => ({
    text: 'Fila',
    confidence,
    x0: 0,
    x1: 10,
    y0: 0,
    y1: 10,
  }));

const table: CertaintyTable = {
  sharp: {
    code: [
      [0.5, 0.9],
      [0.8, 0.99],
    ],
  },
  fair: {},
  faint: { code: [[0.5, 0.6]] },
};

test('a score counts as much as values with it were right, on pages as sharp', () => {
  expect(certaintyOf('codigoLocalizador', 0.85, 'sharp', table)).toBe(0.99);
  expect(certaintyOf('codigoLocalizador', 0.7, 'sharp', table)).toBe(0.9);
  expect(certaintyOf('codigoLocalizador', 0.3, 'sharp', table)).toBe(0.9);
  expect(certaintyOf('codigoLocalizador', 0.85, 'faint', table)).toBe(0.6);
  expect(certaintyOf('codigoLocalizador', 0.85, 'fair', table)).toBe(0.85);
});

test('a page is as sharp as most of its words', () => {
  expect([sharpnessOf(words(97, 3)), sharpnessOf(words(88, 12)), sharpnessOf(words(60, 40))]).toEqual([
    'sharp',
    'fair',
    'faint',
  ]);
});

test('the table rises with the score, and no value is more certain than 1', () => {
  for (const kinds of Object.values(CERTAINTY))
    for (const steps of Object.values(kinds)) {
      const shares = steps.map(([, share]) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    }
});

test('missing values and blocks of only letters are doubted in pictures', () => {
  const draft: Draft = {
    page: 1,
    fields: { bloque: { value: 'II', raw: 'II', source: 'ocr', confidence: 0.95 } },
  };
  weighCertainty([draft], words(97, 3));
  expect(finished(draft).doubts).toEqual(expect.arrayContaining(['bloque', 'nifDistr']));
});
