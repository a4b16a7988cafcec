import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DraftField } from '../model.ts';
import { compareWithOwnDigits } from './own-digits.ts';
import { typefaces } from './typefaces.ts';

const WIDTH = 400;
const LINE = 60;

/** The locator of a pass, printed as a text and read by OCR as another one, under a price of the same typeface. */
async function locator(printed: string, read: string, price: string) {
  await typefaces();
  const context = createCanvas(WIDTH, 2 * LINE).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, 2 * LINE);
  context.fillStyle = '#000';
  context.font = '34px "known-LiberationSans-Regular"';
  const field = (text: string, raw: string, line: number): DraftField => {
    context.fillText(text, 20, line * LINE + 40);
    const x1 = 20 + context.measureText(text).width;
    const valueBox = { x0: 20, x1, y0: line * LINE + 15, y1: line * LINE + 41 };
    const evidence = { letters: 0.95, fit: 0.95, pairing: 1 };
    return { value: raw, raw, source: 'ocr', confidence: 0.95, valueBox, evidence };
  };
  const fields = { precioTotal: field(price, price, 0), codigoLocalizador: field(printed, read, 1) };
  const rgba = Buffer.from(context.getImageData(0, 0, WIDTH, 2 * LINE).data.buffer);
  const data = await sharp(rgba, { raw: { width: WIDTH, height: 2 * LINE, channels: 4 } })
    .removeAlpha()
    .blur(1.4)
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const draft = { page: 1, fields };
  await compareWithOwnDigits([draft], { data, width: WIDTH, height: 2 * LINE, scale: 1 });
  const { value, evidence } = draft.fields.codigoLocalizador;
  return [value, evidence?.told];
}

test('a letter of a code that looks like a digit of the page is that digit', async () => {
  expect(await locator('CN3D7HACK5', 'CN3D7HACKS', '150.20')).toEqual(['CN3D7HACK5', true]);
  expect(await locator('A7K8', 'A7KB', '18.20')).toEqual(['A7K8', true]);
});

test('one that looks like none of them is the letter', async () => {
  expect(await locator('CN3D7HACKS', 'CN3D7HACK5', '150.20')).toEqual(['CN3D7HACKS', true]);
});

test('without such a digit on the page nothing is decided', async () => {
  expect(await locator('CN3D7HACKS', 'CN3D7HACK5', '140.20')).toEqual(['CN3D7HACK5', false]);
});
