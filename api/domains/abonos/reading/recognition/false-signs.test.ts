import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { withoutFalseSigns } from './scanned-page.ts';

const word = (text: string, confidence: number, height: number): Word => ({
  text,
  confidence,
  x0: 0,
  x1: 20,
  y0: 100 - height,
  y1: 100,
});

test('dashes as high as letters and uncertain signs are no print', () => {
  const print = [word('Liga', 0.9, 7), word('-', 0.9, 1.5), word('Endesa', 0.9, 7), word(':', 0.8, 4)];
  const specks = [word('—', 0.9, 9), word('.', 0.4, 1), word('|', 0.5, 8)];
  expect(withoutFalseSigns([...print, ...specks])).toEqual(print);
});
