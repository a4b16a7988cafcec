import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asTiff } from './grey-picture.ts';

test('a picture survives writing and reading as a file', async () => {
  const picture = {
    data: Buffer.from(Array.from({ length: 35 }, (_, at) => at * 7)),
    width: 7,
    height: 5,
    scale: 1,
  };
  const { data, info } = await sharp(asTiff(picture))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 7, height: 5, channels: 1 });
  expect(data).toEqual(picture.data);
});
