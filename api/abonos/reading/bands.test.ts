import { expect, test } from 'vitest';
import { withoutBands } from './bands.ts';
import type { GreyPicture } from './grey-picture.ts';

const PAPER = 230;
const INK = 30;
const [width, height] = [600, 400];

/** A page of paper with a band across it, and strokes like those of letters on the band and beside it. */
function page(ground: number, letters: number): GreyPicture {
  const data = Buffer.alloc(width * height, PAPER);
  const fill = (x0: number, x1: number, y0: number, y1: number, shade: number) => {
    for (let y = y0; y < y1; y++) data.fill(shade, y * width + x0, y * width + x1);
  };
  fill(50, 550, 100, 180, ground);
  for (let x = 80; x < 520; x += 15) {
    fill(x, x + 4, 130, 150, letters);
    fill(x, x + 4, 260, 330, INK);
  }
  return { data, width, height, scale: 200 / 72 };
}

const at = ({ data }: GreyPicture, x: number, y: number) => data[y * width + x] ?? -1;

test('letters on a grey band stand on paper afterwards', async () => {
  const lifted = await withoutBands(page(195, INK));
  expect(at(lifted, 90, 140)).toBe(PAPER);
  expect(at(lifted, 300, 110)).toBe(PAPER);
  expect(at(lifted, 82, 140)).toBe(INK);
});

test('light letters on a dark band become dark ones on paper, and no edge of the band is left', async () => {
  const lifted = await withoutBands(page(60, PAPER));
  expect(at(lifted, 82, 140)).toBe(INK);
  expect(at(lifted, 90, 140)).toBe(PAPER);
  for (let x = 40; x < 560; x++)
    for (const y of [98, 99, 100, 101, 178, 179, 180, 181]) expect(at(lifted, x, y)).toBe(PAPER);
});

test('what lies beside a band stays as it is, and so does a page without one', async () => {
  const drawn = page(60, PAPER);
  const lifted = await withoutBands(drawn);
  const beside = (one: GreyPicture) => one.data.subarray(250 * width);
  expect(beside(lifted).equals(beside(drawn))).toBe(true);
  const plain = page(PAPER, INK);
  expect(await withoutBands(plain)).toBe(plain);
});
