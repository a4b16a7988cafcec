import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { spellingOf } from './letter-check.ts';
import { typefaces } from './typefaces.ts';

/** The text of a word by its shapes, after a poor scanner has blurred it. @param read the text that OCR read. */
async function spelled(text: string, font: string, read: string, blur = 1.6) {
  await typefaces();
  const [width, height] = [400, 70];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.font = `34px "known-${font}"`;
  context.fillText(text, 20, 48);
  const rgba = Buffer.from(context.getImageData(0, 0, width, height).data.buffer);
  const data = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .blur(blur)
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const place = { x0: 20, x1: 20 + context.measureText(text).width, y0: 25, y1: 49 };
  return spellingOf({ data, width, height, scale: 1 }, place, read);
}

test('letters with thin strokes keep their number after a scanner has blurred them', async () => {
  expect((await spelled('PJHMM9WMCN', 'FoxitSerifBold', 'PJHMM9IWMCN'))?.text).toBe('PJHMM9WMCN');
  expect((await spelled('PJHMM9WMCN', 'FoxitSerifBold', 'PJHMM9WMCN'))?.text).toBe('PJHMM9WMCN');
  expect((await spelled('KVAS5E6X98', 'LiberationSans-Bold', 'KVAS5E6X98'))?.text).toBe('KVAS5E6X98');
});

test('bold letters that a scanner has blurred until they touch are recognised by their darkest ink', async () => {
  expect((await spelled('KVAS5E6X98', 'FoxitFixedBold', 'KVASSE6GX98'))?.text).toBe('KVAS5E6X98');
});

test('pieces of letters are not separate letters', async () => {
  for (const [text, font, blur] of [
    ['A-5497370', 'LiberationSans-Regular', 1.8],
    ['A-5497370', 'FoxitSerifBold', 1.4],
    ['PMB25-932723', 'FoxitSerifBold', 1.4],
  ] as const)
    expect((await spelled(text, font, text, blur))?.text ?? text).toBe(text);
});

test('a «T» that was read as a «1» is corrected', async () => {
  expect((await spelled('T22701776', 'LiberationSans-Bold', '122701776'))?.text).toBe('T22701776');
  expect((await spelled('122701776', 'LiberationSans-Bold', '122701776'))?.text).toBe('122701776');
});

/** The text of a code by its shapes, cut out of a scan with paper around it. */
async function spelledOf(name: string, read: string) {
  const file = path.join(import.meta.dirname, `${name}.fixture.png`);
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const place = { x0: 20, x1: width - 20, y0: 12, y1: height - 12 };
  return (await spellingOf({ data, width, height, scale: 1 }, place, read))?.text;
}

test('a letter stays if a typeface that fits nearly as well does not contradict it', async () => {
  // Nearly as similar to regular letters as to bold ones, among which its «R» looks like a «P».
  expect(await spelledOf('between-weights', '73WQCDR6')).toBe('73WQCDR6');
});

test('letters that differ more between typefaces than from each other stay as they were read', async () => {
  expect((await spelled('QO0D-8O40', 'LiberationSans-Bold', 'QO0D-8O40'))?.text).toBe('QO0D-8O40');
});

test('two touching digits are not taken for one', async () => {
  expect(await spelledOf('touching-digits', 'P53-6003744')).not.toBe('P53-600374');
});

test('shapes do not tell «B» from «8», which differ more between typefaces', async () => {
  expect((await spelled('DKJBZC', 'LiberationSans-Bold', 'DKJ8ZC'))?.text).toBe('DKJ8ZC');
  expect((await spelled('DKJ8ZC', 'LiberationSans-Bold', 'DKJBZC'))?.text).toBe('DKJBZC');
});
