import { expect, test } from 'vitest';
import { draw as drawBox, drawn, inkIn as inkInBox, SCANNED } from './drawn.fixture.ts';
import type { GreyPicture } from './grey-picture.ts';
import { wipeRules } from './rules.ts';

const blank = (width: number, height: number) => drawn({ width, height, scale: SCANNED }, []);

/** Draws a box with its last row and column. */
const draw = (page: GreyPicture, x0: number, y0: number, x1: number, y1: number, shade = 0) =>
  drawBox(page, { x0, x1: x1 + 1, y0, y1: y1 + 1 }, shade);

/** The frame of a form, from 50, 100 to 401 and a row below `bottom`. */
function frame(page: GreyPicture, bottom: number): void {
  for (const y of [100, bottom]) draw(page, 50, y, 400, y + 1);
  for (const x of [50, 400]) draw(page, x, 100, x + 1, bottom + 1);
}

const inkIn = (page: GreyPicture, x0: number, y0: number, x1: number, y1: number) =>
  inkInBox(page, { x0, x1: x1 + 1, y0, y1: y1 + 1 });

test('the rules of a table are removed with their crossings, the strokes of letters stay', () => {
  const page = blank(500, 500);
  draw(page, 20, 100, 480, 101);
  draw(page, 20, 300, 480, 301);
  draw(page, 250, 50, 251, 450);
  // An «l» and a dash.
  draw(page, 100, 180, 103, 205);
  draw(page, 140, 195, 165, 197);
  const down = wipeRules(page);
  expect(inkIn(page, 0, 0, 499, 499)).toBe(4 * 26 + 26 * 3);
  expect(inkIn(page, 100, 180, 165, 205)).toBe(4 * 26 + 26 * 3);
  // The rule that goes down is returned, once for each column of its pixels.
  expect(down.length).toBeGreaterThan(0);
  for (const { x0, x1, y0, y1 } of down) {
    expect(Math.abs((x0 + x1) / 2 - 251 / SCANNED)).toBeLessThan(1);
    expect(y0).toBeCloseTo(50 / SCANNED, 0);
    expect(y1).toBeCloseTo(451 / SCANNED, 0);
  }
});

test('a rule that is grey, rough and a little aslant is removed too', () => {
  const page = blank(500, 300);
  for (let x = 20; x < 480; x++)
    if (x % 50 > 2) draw(page, x, 100 + Math.floor(x / 120), x, 101 + Math.floor(x / 120) + (x % 2), 170);
  wipeRules(page);
  expect(page.data.every((shade) => shade === 255)).toBe(true);
});

test('the feet of letters just above a rule stay', () => {
  const page = blank(500, 300);
  draw(page, 20, 100, 480, 101);
  // An «E» and the bottom of an «o».
  for (const y of [80, 88, 96]) draw(page, 100, y, 112, y + 1);
  draw(page, 100, 80, 102, 97);
  draw(page, 120, 96, 126, 97);
  const letters = inkIn(page, 0, 0, 499, 98);
  wipeRules(page);
  expect(inkIn(page, 0, 0, 499, 299)).toBe(letters);
});

test('a letter that stands on a rule stays', () => {
  const page = blank(500, 300);
  draw(page, 20, 200, 480, 201);
  draw(page, 100, 170, 103, 199);
  wipeRules(page);
  expect(inkIn(page, 100, 170, 103, 199)).toBe(4 * 30);
  expect(inkIn(page, 20, 195, 90, 205)).toBe(0);
});

test('the sides of a low frame are removed, though a letter touches one, and a stroke on one rule stays', () => {
  const page = blank(500, 300);
  frame(page, 145);
  // A letter at the left side, and an «l» that ends on a rule below.
  draw(page, 53, 110, 65, 128);
  draw(page, 50, 250, 400, 251);
  draw(page, 200, 215, 203, 249);
  wipeRules(page);
  expect(inkIn(page, 395, 95, 405, 150)).toBe(0);
  expect(inkIn(page, 48, 131, 53, 150)).toBe(0);
  expect(inkIn(page, 55, 110, 65, 128)).toBe(11 * 19);
  expect(inkIn(page, 200, 215, 203, 245)).toBe(4 * 31);
});

test('a stroke that nearly reaches both rules of its low row is a letter', () => {
  const page = blank(500, 300);
  draw(page, 50, 100, 400, 101);
  draw(page, 50, 135, 400, 136);
  draw(page, 200, 104, 203, 131);
  wipeRules(page);
  expect(inkIn(page, 195, 103, 210, 133)).toBe(4 * 28);
});

test('the stem of a letter close beside the side of its frame stays', () => {
  const page = blank(500, 300);
  frame(page, 160);
  // «L»
  draw(page, 57, 112, 59, 136);
  draw(page, 57, 134, 70, 136);
  const letter = inkIn(page, 57, 112, 70, 136);
  wipeRules(page);
  expect(inkIn(page, 57, 112, 70, 136)).toBe(letter);
  expect(inkIn(page, 0, 0, 499, 299)).toBe(letter);
});

test('no dots are left of a rule where the bars of a «€» nearly touch it', () => {
  const page = blank(500, 500);
  draw(page, 250, 50, 251, 450);
  const bars = (of: GreyPicture) => [196, 201].forEach((y) => draw(of, 232, y, 248, y + 1));
  bars(page);
  wipeRules(page);
  const alone = blank(500, 500);
  bars(alone);
  expect(inkIn(page, 249, 0, 499, 499)).toBe(0);
  expect(inkIn(page, 0, 0, 499, 499)).toBe(inkIn(alone, 0, 0, 499, 499));
});

test('short pieces of a rule with a rough edge are removed with the rest of it', () => {
  const page = blank(800, 300);
  for (let x = 20; x < 780; x++) draw(page, x, x % 115 < 13 ? 101 : 100, x, 102);
  wipeRules(page);
  expect(inkIn(page, 0, 0, 799, 299)).toBe(0);
});
