import { expect, test } from 'vitest';
import { withoutBands } from './bands.ts';
import type { GreyPicture } from './grey-picture.ts';

const PAPER = 230;
const INK = 30;
const [width, height] = [600, 400];

type Fill = (x0: number, x1: number, y0: number, y1: number, shade: number) => void;

/** A page of paper with rectangles, drawn one over another. */
function paperWith(draw: (fill: Fill) => void): GreyPicture {
  const data = Buffer.alloc(width * height, PAPER);
  const fill: Fill = (x0, x1, y0, y1, shade) => {
    for (let y = y0; y < y1; y++) data.fill(shade, y * width + x0, y * width + x1);
  };
  for (let x = 80; x < 520; x += 15) fill(x, x + 4, 340, 380, INK);
  draw(fill);
  return { data, width, height, scale: 200 / 72 };
}

/** A page with a band, and strokes like those of letters on the band and beside it. */
const page = (ground: number, letters: number) =>
  paperWith((fill) => {
    fill(50, 550, 100, 180, ground);
    for (let x = 80; x < 520; x += 15) {
      fill(x, x + 4, 130, 150, letters);
      fill(x, x + 4, 260, 330, INK);
    }
  });

const at = ({ data }: GreyPicture, x: number, y: number) => data[y * width + x] ?? -1;

test('light letters on a dark band become dark on paper, and no edge of the band stays', async () => {
  const lifted = await withoutBands(page(60, PAPER));
  expect(at(lifted, 82, 140)).toBe(INK);
  expect(at(lifted, 90, 140)).toBe(PAPER);
  for (let x = 40; x < 560; x++)
    for (const y of [98, 99, 100, 101, 178, 179, 180, 181]) expect(at(lifted, x, y)).toBe(PAPER);
});

test('the surroundings of a band do not change, and neither does a page without one', async () => {
  const drawn = page(60, PAPER);
  const lifted = await withoutBands(drawn);
  const beside = (one: GreyPicture) => one.data.subarray(250 * width);
  expect(beside(lifted).equals(beside(drawn))).toBe(true);
  const plain = page(PAPER, INK);
  expect(await withoutBands(plain)).toBe(plain);
});

/** Strokes wider than the gaps between them, as in the large numbers of a seat, in pixels. */
const bold = (fill: Fill, from: number, to: number, y0: number, shade: number) => {
  for (let x = from; x < to; x += 28) fill(x, x + 18, y0, y0 + 48, shade);
};

test('large letters that fill most of their surroundings are completely dark on paper', async () => {
  const lifted = await withoutBands(
    paperWith((fill) => {
      fill(50, 550, 100, 220, 60);
      bold(fill, 240, 360, 136, PAPER);
    }),
  );
  for (let x = 240; x < 350; x += 28)
    for (let y = 138; y < 182; y++)
      expect([at(lifted, x + 9, y), at(lifted, x + 23, y)], `${x},${y}`).toEqual([INK, PAPER]);
});

test('a band as narrow as the heading of a table becomes paper with dark letters, from end to end', async () => {
  const lifted = await withoutBands(
    paperWith((fill) => {
      fill(48, 552, 100, 134, 60);
      for (let x = 60; x < 540; x += 7) fill(x, x + 3, 107, 127, PAPER);
      for (let x = 60; x < 540; x += 15) fill(x, x + 5, 150, 172, INK);
    }),
  );
  for (let x = 60; x < 540; x += 7)
    expect([at(lifted, x + 1, 116), at(lifted, x + 5, 116)], String(x)).toEqual([INK, PAPER]);
  for (let x = 40; x < 560; x++) for (const y of [101, 132]) expect(at(lifted, x, y), String(x)).toBe(PAPER);
});

test('paper between two dark tiles is no stroke', async () => {
  const lifted = await withoutBands(
    paperWith((fill) => {
      fill(50, 290, 100, 180, 60);
      fill(310, 550, 100, 180, 60);
      for (const from of [80, 340]) bold(fill, from, from + 20, 116, PAPER);
    }),
  );
  for (let x = 285; x < 315; x++) expect(at(lifted, x, 140), String(x)).toBe(PAPER);
  expect(at(lifted, 88, 140)).toBe(INK);
});

test('a black field without letters, where a code of a dark page was, becomes paper; a grey one is a shadow', async () => {
  const fieldOf = (shade: number) => paperWith((fill) => fill(200, 400, 100, 300, shade));
  const lifted = await withoutBands(fieldOf(INK));
  for (const [x, y] of [
    [200, 100],
    [300, 200],
    [399, 299],
  ] as const)
    expect(at(lifted, x, y)).toBe(PAPER);
  expect(at(await withoutBands(fieldOf(150)), 300, 200)).toBe(150);
});

test('a white field in a dark band does not change', async () => {
  const drawn = paperWith((fill) => {
    fill(50, 550, 60, 300, 60);
    fill(200, 400, 120, 240, PAPER);
    for (let x = 220; x < 380; x += 16) fill(x, x + 5, 150, 200, INK);
  });
  const lifted = await withoutBands(drawn);
  for (let x = 215; x < 385; x++) expect(at(lifted, x, 170), String(x)).toBe(at(drawn, x, 170));
});

test('a value close below a dark heading does not change', async () => {
  const drawn = paperWith((fill) => {
    fill(50, 550, 100, 148, 60);
    for (let x = 70; x < 130; x += 14) fill(x, x + 5, 116, 132, PAPER);
    for (let x = 70; x < 260; x += 16) fill(x, x + 9, 164, 190, INK);
  });
  const lifted = await withoutBands(drawn);
  for (let x = 66; x < 264; x++)
    for (const y of [160, 166, 172, 180, 188]) expect(at(lifted, x, y), `${x},${y}`).toBe(at(drawn, x, y));
  expect(at(lifted, 72, 124)).toBe(INK);
  expect(at(lifted, 300, 120)).toBe(PAPER);
});

test('a shadow over a page with few words is no band, and its letters stay', async () => {
  // Soft: its border is a slope of a hundred pixels.
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      if (y >= 40 && y < 60 && x >= 80 && x < 180 && (x - 80) % 15 < 4) return 60;
      return Math.round(PAPER - 60 * Math.min(1, Math.max(0, (300 - y) / 100)));
    }),
  );
  const lifted = await withoutBands({ data, width, height, scale: 200 / 72 });
  expect(at(lifted, 82, 50)).toBeLessThan(at(lifted, 90, 50) - 90);
});

test('a grey band becomes as light as the paper, and its dark letters stay', async () => {
  const lifted = await withoutBands(page(205, INK));
  for (let y = 90; y < 190; y++) {
    expect(at(lifted, 50, y)).toBe(PAPER);
    expect(at(lifted, 549, y)).toBe(PAPER);
  }
  for (let x = 40; x < 560; x++)
    for (const y of [98, 100, 110, 170, 179, 181]) expect(at(lifted, x, y)).toBe(PAPER);
  expect(at(lifted, 82, 140)).toBe(INK);
  expect(at(lifted, 90, 140)).toBe(PAPER);
});

test('a shadow, which has no edge, stays', async () => {
  const shadowed = page(PAPER, INK);
  for (let y = 0; y < 240; y++)
    for (let x = 0; x < width; x++) {
      const shade = shadowed.data[y * width + x] ?? 0;
      if (shade === PAPER) shadowed.data[y * width + x] = PAPER - Math.round((240 - y) / 6);
    }
  expect(await withoutBands(shadowed)).toBe(shadowed);
});
