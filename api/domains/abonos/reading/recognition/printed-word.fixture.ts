import { createCanvas } from '@napi-rs/canvas';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { typefaces } from './typefaces.ts';

/** A printed word, in the size of a page at 200 dots per inch, and its bounding box, in pixels. */
export async function printed(text: string, font: string) {
  await typefaces();
  const [width, height] = [400, 80];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.font = `30px "known-${font}"`;
  context.fillText(text, 20, 50);
  const data = Buffer.alloc(width * height);
  const rgba = context.getImageData(0, 0, width, height).data;
  for (let at = 0; at < data.length; at++) data[at] = rgba[at * 4] ?? 255;
  const picture: GreyPicture = { data, width, height, scale: 1 };
  return { picture, box: { x0: 19, x1: 21 + context.measureText(text).width, y0: 27, y1: 52 } };
}
