import { expect, test } from 'vitest';
import { paperOf } from './photographed.ts';

const WIDTH = 480;
const HEIGHT = 640;
/** A picture with a light paper between some corners on a darker table. */
const photo = (isPaper: (x: number, y: number) => boolean) => ({
  data: Buffer.from(
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      isPaper(at % WIDTH, Math.floor(at / WIDTH)) ? 220 - (at % WIDTH) / 8 : 90,
    ),
  ),
  width: WIDTH,
  height: HEIGHT,
  scale: 1,
});

test('a paper seen at an angle on a table is drawn from above, without the table', async () => {
  const seen = await paperOf(photo((x, y) => x > 30 + y / 20 && x < 450 - y / 20 && y > 25 && y < 610));
  expect(seen).not.toBeNull();
  const { picture, onPage } = seen as NonNullable<typeof seen>;
  const middle = picture.data.subarray(picture.width * 40, picture.width * (picture.height - 40));
  const darkest = middle.reduce((least, shade) => Math.min(least, shade), 255);
  expect(darkest).toBeGreaterThan(85);
  expect(picture.height).toBeGreaterThan(560);
  // What was in the middle of the paper still is.
  const { x0 } = onPage({ x0: 240, x1: 241, y0: 300, y1: 301 });
  expect(x0 / picture.width).toBeCloseTo(0.5, 1);
});

test('a paper that dark bands divide from edge to edge is one', async () => {
  const isPaper = (x: number, y: number) => x > 30 + y / 20 && x < 450 - y / 20 && y > 25 && y < 610;
  const isBand = (y: number) => (y > 90 && y < 115) || (y > 200 && y < 225);
  const seen = await paperOf(photo((x, y) => isPaper(x, y) && !isBand(y)));
  expect(seen?.picture.height).toBeGreaterThan(560);
  // A second paper beside it is another one.
  const two = await paperOf(photo((x, y) => isPaper(x, y) && (y > 150 || (x > 250 && y < 120))));
  expect(two?.picture.height).toBeLessThan(480);
});

test('a page that fills its picture stays as it is', async () => {
  expect(await paperOf(photo(() => true))).toBeNull();
});
