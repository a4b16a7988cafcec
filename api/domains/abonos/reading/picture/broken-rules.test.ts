import { expect, test } from 'vitest';
import { brokenRules, isStroke } from './broken-rules.ts';
import type { Box } from '../model.ts';
import { drawn, SCANNED } from './drawn.fixture.ts';

const DARK = 150;

/** A page at 200 dots per inch with some spots of ink, whose last pixels are those of their boxes. */
const page = (spots: readonly Box[], shade = 0) =>
  drawn(
    { width: 400, height: 400, scale: SCANNED },
    spots.map((spot) => ({ ...spot, x1: spot.x1 + 1, y1: spot.y1 + 1 })),
    shade,
  );

const strokeAt = (x0: number, y0: number): Box => ({ x0, x1: x0 + 2, y0, y1: y0 + 17 });

test('separate strokes above each other are a broken rule', () => {
  const strokes = [strokeAt(100, 20), strokeAt(101, 60), strokeAt(101, 190), strokeAt(102, 230)];
  expect(brokenRules(strokes, page(strokes), DARK)).toEqual(strokes);
});

test.each([0, 190])('strokes of letters have neighbours, at the shade %i', (shade) => {
  const strokes = [strokeAt(100, 20), strokeAt(100, 60), strokeAt(100, 100), strokeAt(100, 140)];
  const neighbours = strokes.map(({ y0, y1 }) => ({ x0: 106, x1: 118, y0, y1 }));
  expect(brokenRules(strokes, page([...strokes, ...neighbours], shade), DARK)).toEqual([]);
});

test('strokes of widely spaced letters are on the line of their neighbours', () => {
  const strokes = [20, 60, 100, 140, 180].map((y0) => strokeAt(100, y0));
  const neighbours = strokes.map(({ y1 }) => ({ x0: 114, x1: 126, y0: y1 - 12, y1 }));
  expect(brokenRules(strokes, page([...strokes, ...neighbours]), DARK)).toEqual([]);
});

test('a few strokes, or some far from each other, are no rule', () => {
  const few = [strokeAt(100, 20), strokeAt(100, 160), strokeAt(100, 200)];
  expect(brokenRules(few, page(few), DARK)).toEqual([]);
  const scattered = [strokeAt(100, 20), strokeAt(130, 80), strokeAt(160, 140), strokeAt(190, 200)];
  expect(brokenRules(scattered, page(scattered), DARK)).toEqual([]);
});

test('a stroke is thin and upright', () => {
  expect(isStroke(strokeAt(0, 0), 200 / 72)).toBe(true);
  expect(isStroke({ x0: 0, x1: 7, y0: 0, y1: 40 }, 200 / 72)).toBe(false);
  expect(isStroke({ x0: 0, x1: 2, y0: 0, y1: 4 }, 200 / 72)).toBe(false);
});
