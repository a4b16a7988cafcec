import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated } from './animated-picture.ts';

const frame = (background: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
const still = sharp(await frame('red'));

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

test('an animated WEBP moves', async () => {
  const moving = sharp([await frame('red'), await frame('blue')], { join: { animated: true } });
  expect(await isAnimated(blob(await moving.webp().toBuffer()))).toBe(true);
});

test('other pictures do not', async () => {
  for (const picture of [still.clone().webp(), still.clone().png(), still.clone().jpeg()]) {
    expect(await isAnimated(blob(await picture.toBuffer()))).toBe(false);
  }
  // The extended header alone means nothing: pictures with transparency have it too.
  const clear = await still.clone().ensureAlpha(0.5).webp({ lossless: false }).toBuffer();
  expect(await isAnimated(blob(clear))).toBe(false);
  expect(await isAnimated(new Blob([]))).toBe(false);
});

test('an animated PNG moves', async () => {
  const png = await still.clone().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const header = 8 + 25;
  expect(
    await isAnimated(blob(Buffer.concat([png.subarray(0, header), control, png.subarray(header)]))),
  ).toBe(true);
});
