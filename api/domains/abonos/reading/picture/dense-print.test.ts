import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import type { Box } from '../model.ts';
import { wipeDensePrint } from './dense-print.ts';
import { draw, drawn, inkIn, SCANNED } from './drawn.fixture.ts';
import { evened, type GreyPicture } from './grey-picture.ts';

const SIZE = { width: 800, height: 500, scale: SCANNED };
const page = (spots: readonly Box[]) => drawn(SIZE, spots);

/** A QR code with its upper left corner at a place, and each of its squares so many pixels wide. */
function qrCode(text: string, left: number, top: number, square: number): Box[] {
  const { size, data } = QRCode.create(text).modules;
  return [...data].flatMap((isDark, index) => {
    const [x0, y0] = [left + (index % size) * square, top + Math.floor(index / size) * square];
    return isDark ? [{ x0, x1: x0 + square, y0, y1: y0 + square }] : [];
  });
}

/** Rows of strokes as letters have them: 4 pixels wide, with so many pixels between them and between the rows. */
const text = (rows: number, gap: number, leading: number): Box[] =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: 30 }, (_stroke, at) => ({
      x0: 440 + at * (4 + gap),
      x1: 444 + at * (4 + gap),
      y0: 40 + row * (20 + leading),
      y1: 60 + row * (20 + leading),
    })),
  ).flat();

test.each([
  ['a small code', 'LE-005988', 5],
  ['a code with much content', 'https://entradas.example/abono/2026/9f7c2b61-55d0-4c1e?firma=QmFza2V0', 6],
])('%s is removed, and the text beside and below it stays', (_, content, square) => {
  const code = qrCode(content, 40, 40, square);
  const bottom = Math.max(...code.map(({ y1 }) => y1));
  const beside = text(5, 6, 16);
  const below = Array.from({ length: 12 }, (_digit, at) => ({
    x0: 60 + 14 * at,
    x1: 66 + 14 * at,
    y0: bottom + 20,
    y1: bottom + 40,
  }));
  const picture = page([...code, ...beside, ...below]);
  wipeDensePrint(picture);
  expect(inkIn(picture, { x0: 0, x1: 420, y0: 0, y1: bottom + 10 })).toBe(0);
  expect(inkIn(picture)).toBe(inkIn(page([...beside, ...below])));
});

test.each([
  [
    'numbers as high as a code',
    [
      { x0: 60, x1: 90, y0: 60, y1: 220 },
      { x0: 90, x1: 160, y0: 60, y1: 90 },
      { x0: 90, x1: 160, y0: 190, y1: 220 },
      { x0: 190, x1: 230, y0: 60, y1: 220 },
    ],
  ],
  ['bold text with little space between its lines', text(12, 4, 14)],
  ['a coloured field', [{ x0: 60, x1: 400, y0: 60, y1: 260 }]],
])('%s stays', (_, spots) => {
  const picture = page(spots);
  wipeDensePrint(picture);
  expect(inkIn(picture)).toBe(inkIn(page(spots)));
});

test('on a dark page a code leaves a field of one shade, and the page and its light letters stay', () => {
  const [field, code] = [{ x0: 30, x1: 235, y0: 30, y1: 235 }, qrCode('LE-005988', 80, 80, 5)];
  const dark = (codes: readonly Box[]): GreyPicture => {
    const picture = page([]);
    picture.data.fill(30);
    draw(picture, field, 255);
    for (const spot of codes) draw(picture, spot);
    for (const stroke of text(5, 6, 16)) draw(picture, stroke, 235);
    return picture;
  };
  const picture = dark(code);
  wipeDensePrint(picture);
  expect(picture.data.equals(dark([]).data)).toBe(true);
});

test('a grey heading in a shadow is no code, nor is a column of bold labels', () => {
  // Paper at 160 with grain, a heading on it a little darker than ink usually is.
  const shadow = page([]);
  for (let at = 0; at < shadow.data.length; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const isHeading = x > 40 && x < 700 && y > 350 && y < 470;
    shadow.data[at] = (isHeading ? 146 : 160) + ((x * 7 + y * 13) % 11);
  }
  const labels = text(9, 3, 8);
  for (const box of labels) draw(shadow, box, 30);
  const before = Buffer.from(shadow.data);
  wipeDensePrint(shadow, evened(shadow));
  expect(shadow.data.equals(before)).toBe(true);
});
