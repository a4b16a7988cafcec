import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { wipeDots } from './specks.ts';
import { typefaces } from '../recognition/typefaces.ts';

const WIDTH = 400;
const HEIGHT = 120;

/** A line of a page at 200 dots per inch, in letters of ten points. */
async function line(text: string, font: string): Promise<GreyPicture> {
  await typefaces();
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#000';
  context.font = `28px "known-${font}"`;
  context.fillText(text, 20, 60);
  const rgba = context.getImageData(0, 0, WIDTH, HEIGHT).data;
  const data = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, at) => rgba[at * 4] ?? 255));
  return { data, width: WIDTH, height: HEIGHT, scale: 200 / 72 };
}

const inkOf = ({ data }: GreyPicture) => data.filter((shade) => shade < 150).length;

async function share(text: string, font: string): Promise<number> {
  const picture = await line(text, font);
  const before = inkOf(picture);
  wipeDots(picture);
  return inkOf(picture) / before;
}

test.each(['FoxitFixed', 'FoxitFixedBold'])('asterisks before an amount are removed, in %s', async (font) => {
  const picture = await line('*****97,25', font);
  wipeDots(picture);
  const digits = inkOf(await line('97,25', font));
  expect(Math.abs(inkOf(picture) - digits)).toBeLessThan(0.06 * digits);
});

test.each(['FoxitFixed', 'LiberationSans-Regular', 'FoxitSerifBold'])(
  'letters of the same size stay, in %s',
  async (font) => {
    for (const text of ['acoge cooperar', 'eco-grupo', 'nano mano', '100,00'])
      expect(await share(text, font)).toBe(1);
  },
);
