import { expect, test } from 'vitest';
import { darkenPale } from './pale-print.ts';
import type { GreyPicture } from './grey-picture.ts';

const WIDTH = 12;

/** A picture of some rows of shades. */
const pictureOf = (...rows: number[][]): GreyPicture => ({
  data: Buffer.from(rows.flatMap((row) => [...row, ...Array(WIDTH - row.length).fill(255)])),
  width: WIDTH,
  height: rows.length,
  scale: 1,
});

test('a pale letter becomes as dark as black print, its edges in proportion', () => {
  const picture = pictureOf([255, 220, 190, 190, 220], [255, 220, 190, 190, 220]);
  darkenPale(picture);
  expect([...picture.data.subarray(0, 6)]).toEqual([255, 139, 40, 40, 139, 255]);
});

test('black print, faint grain and single points stay as they are', () => {
  const rows = [
    [20, 120, 255, 215, 215, 255, 255, 180],
    [20, 120, 255, 215, 215, 255, 255, 255],
  ];
  const picture = pictureOf(...rows);
  darkenPale(picture);
  expect(picture.data).toEqual(pictureOf(...rows).data);
});
