import sharp from 'sharp';
import { expect, test } from 'vitest';
import { evened, asTiff, withLightPaper } from './grey-picture.ts';

test('a picture survives writing and reading as a file', async () => {
  const picture = {
    data: Buffer.from(Array.from({ length: 35 }, (_, at) => at * 7)),
    width: 7,
    height: 5,
    scale: 1,
  };
  const { data, info } = await sharp(await asTiff(picture))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 7, height: 5, channels: 1 });
  expect(data).toEqual(picture.data);
});

test('the grain of paper in a shadow stays paper on a page with few words', () => {
  const [width, height] = [400, 600];
  // Half of the page is in a shadow, and grainy; a line of ink is near the top.
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (y >= 40 && y < 44 && x < 60) return 40;
      return (y < 320 ? 230 : 160) + ((at * 7919) % 9) - 4;
    }),
  );
  const even = evened({ data, width, height, scale: 200 / 72 });
  const dark = even.data.filter((shade) => shade < 200).length;
  expect(dark).toBe(4 * 60);
});

test('a dark page becomes light, and one with a large dark heading stays', () => {
  const shades = (dark: number, print: number) => ({
    data: Buffer.from(Array.from({ length: 1000 }, (_, at) => (at < dark ? 30 : print))),
    width: 50,
    height: 20,
    scale: 1,
  });
  expect(withLightPaper(shades(900, 250)).data[0]).toBe(225);
  expect(withLightPaper(shades(600, 250)).data[0]).toBe(30);
});
