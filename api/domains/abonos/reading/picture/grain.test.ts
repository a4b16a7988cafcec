import { expect, test } from 'vitest';
import { draw, drawn, inkIn, SCANNED } from './drawn.fixture.ts';
import { wipeGrain } from './grain.ts';

/** Three letters, the point behind them, and the dot above one. */
const pageWithWord = () =>
  drawn({ width: 600, height: 400, scale: SCANNED }, [
    ...[100, 115, 130].map((x0) => ({ x0, x1: x0 + 10, y0: 200, y1: 221 })),
    { x0: 144, x1: 147, y0: 218, y1: 221 },
    { x0: 103, x1: 106, y0: 194, y1: 197 },
  ]);

test('grain is removed, the points and dots of letters are not', () => {
  const page = pageWithWord();
  const clean = inkIn(page);
  for (let index = 0; index < 80; index++) {
    const [x, y] = [10 + (index % 20) * 28, [20, 70, 300, 360][Math.floor(index / 20)] ?? 0];
    draw(page, { x0: x, x1: x + 3, y0: y, y1: y + 2 });
  }
  wipeGrain(page);
  expect(inkIn(page)).toBe(clean);
});

test('a clean page keeps a few small spots, which may be dashes', () => {
  const page = pageWithWord();
  draw(page, { x0: 300, x1: 309, y0: 210, y1: 212 });
  const before = inkIn(page);
  wipeGrain(page);
  expect(inkIn(page)).toBe(before);
});
