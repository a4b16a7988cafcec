import { expect, test } from 'vitest';
import type { Box } from '../model.ts';
import { drawn } from '../picture/drawn.fixture.ts';
import { withFittedBoxes } from './word-boxes.ts';

/** A page at one pixel a point. */
const page = (spots: readonly Box[]) => drawn({ width: 300, height: 200 }, spots);

const letters = { x0: 20, x1: 90, y0: 60, y1: 80 };
const dot = { x0: 40, x1: 44, y0: 54, y1: 57 };

test('boxes reach from the marks above the letters to their bottom', () => {
  const box = { x0: 20, x1: 90, y0: 50, y1: 95 };
  const [word] = withFittedBoxes([{ ...box, text: 'Quota', confidence: 0.9 }], page([letters, dot]));
  expect(word).toMatchObject({ x0: 20, x1: 90, y0: 54, y1: 80 });
});

test('ink that continues above and below a box belongs to other lines', () => {
  const above = { x0: 30, x1: 34, y0: 30, y1: 48 };
  const below = { x0: 60, x1: 80, y0: 90, y1: 110 };
  const box = { x0: 20, x1: 90, y0: 44, y1: 96 };
  const [word] = withFittedBoxes([{ ...box, text: 'Anell', confidence: 0.9 }], page([above, letters, below]));
  expect(word).toMatchObject({ y0: 60, y1: 80 });
});

test('a rule above a word is not one of its marks', () => {
  const rule = { x0: 0, x1: 200, y0: 44, y1: 48 };
  const thin = { x0: 20, x1: 24, y0: 60, y1: 80 };
  const box = { x0: 20, x1: 90, y0: 42, y1: 82 };
  const [word] = withFittedBoxes([{ ...box, text: 'Tarifa', confidence: 0.9 }], page([rule, thin]));
  expect(word).toMatchObject({ y0: 60, y1: 80 });
});

test('boxes that fit, punctuation, and boxes without ink do not change', () => {
  const words = [
    { x0: 20, x1: 90, y0: 59, y1: 81, text: 'Fila', confidence: 0.9 },
    { x0: 20, x1: 90, y0: 40, y1: 100, text: '—', confidence: 0.9 },
    { x0: 120, x1: 190, y0: 40, y1: 100, text: 'Bloc', confidence: 0.9 },
  ];
  expect(withFittedBoxes(words, page([letters]))).toEqual(words);
});
