import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type GreyPicture, turned } from './grey-picture.ts';
import { slantOf } from './slant.ts';

/** Three passes to tear off, with few words a line, as a scanner made them: rotated by a fifth of a degree. */
async function shortLines() {
  const file = path.join(import.meta.dirname, 'short-lines.fixture.png');
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: 1 };
}

test.each([-3, 0, 2])(
  'a page of short lines that is slanted by %d degrees is straightened',
  async (degrees) => {
    const slant = await slantOf(await turned(await shortLines(), degrees));
    expect(slant.quarters).toBe(0);
    expect(Math.abs(slant.degrees + degrees)).toBeLessThan(0.5);
  },
);

/** A picture from a poor scanner: grey paper, pale ink and strong grain. */
function grainy(picture: GreyPicture): GreyPicture {
  let state = 1;
  const data = picture.data.map((shade) => {
    state = (state * 16_807) % 2_147_483_647;
    return Math.max(0, Math.min(255, 70 + 0.62 * shade + (state % 81) - 40));
  });
  return { ...picture, data: Buffer.from(data) };
}

test.each([0, 1, 2, 3])('grain hides neither the angle of a page nor %d quarter turns', async (quarters) => {
  const { quarters: seen, degrees } = await slantOf(grainy(await turned(await shortLines(), -90 * quarters)));
  expect(seen).toBe(quarters);
  expect(Math.abs(degrees)).toBeLessThan(0.5);
});
