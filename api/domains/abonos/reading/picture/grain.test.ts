import { expect, test } from 'vitest';
import { wipeGrain } from './grain.ts';
import type { GreyPicture } from './grey-picture.ts';

const SCALE = 2.78;
const WIDTH = 600;

function pageWithWord(): GreyPicture {
  const page = { data: Buffer.alloc(WIDTH * 400, 255), width: WIDTH, height: 400, scale: SCALE };
  // Three letters, the point behind them, and the dot above one.
  for (const x of [100, 115, 130]) draw(page, x, 200, x + 9, 220);
  draw(page, 144, 218, 146, 220);
  draw(page, 103, 194, 105, 196);
  return page;
}

function draw({ data, width }: GreyPicture, x0: number, y0: number, x1: number, y1: number): void {
  for (let y = y0; y <= y1; y++) data.fill(0, y * width + x0, y * width + x1 + 1);
}

const inkOf = ({ data }: GreyPicture) => data.reduce((sum, shade) => sum + (shade < 128 ? 1 : 0), 0);

test('grain is removed, the points and dots of letters are not', () => {
  const page = pageWithWord();
  const clean = inkOf(page);
  for (let index = 0; index < 80; index++) {
    const [x, y] = [10 + (index % 20) * 28, [20, 70, 300, 360][Math.floor(index / 20)] ?? 0];
    draw(page, x, y, x + 2, y + 1);
  }
  wipeGrain(page);
  expect(inkOf(page)).toBe(clean);
});

test('a clean page keeps a few small spots, which may be dashes', () => {
  const page = pageWithWord();
  draw(page, 300, 210, 308, 211);
  const before = inkOf(page);
  wipeGrain(page);
  expect(inkOf(page)).toBe(before);
});
