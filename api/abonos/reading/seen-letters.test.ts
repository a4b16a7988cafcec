import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { withSeenLetters } from './seen-letters.ts';
import { typefaces } from './typefaces.ts';

/** A word as it is printed, as large as on a page at 200 dots per inch, and the box around it. */
async function printed(text: string, font: string) {
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

const readAs = async (text: string, read: string, font: string) => {
  const { picture, box } = await printed(text, font);
  const [word] = await withSeenLetters([{ ...box, text: read, confidence: 0.9 }], picture);
  return word?.text;
};

test('a K that was read as an R is seen, in codes and in initials', async () => {
  expect(await readAs('CBKMU2Z', 'CBRMU2Z', 'LiberationSans-Bold')).toBe('CBKMU2Z');
  expect(await readAs('3RKV-500305', '3RRV-500305', 'FoxitFixedBold')).toBe('3RKV-500305');
  expect(await readAs('OK', 'OR', 'LiberationSans-Bold')).toBe('OK');
});

test('also at the beginning of a name', async () => {
  expect(await readAs('Keita', 'Reita', 'LiberationSans-Bold')).toBe('Keita');
  expect(await readAs('Khadija', 'Rhadija', 'LiberationSans-Bold')).toBe('Khadija');
  expect(await readAs('Kevin,', 'Revin,', 'FoxitSerif')).toBe('Kevin,');
});

test('an «i» without a dot is an «l», where letters are large enough to tell', async () => {
  for (const face of ['LiberationSans-Regular', 'LiberationSans-Bold'])
    expect(await readAs('Vallcaneras', 'Valicaneras', face)).toBe('Vallcaneras');
  // As many pieces as letters, but not the same.
  expect(await readAs('Mobilitat', 'Mobiiltat', 'LiberationSans-Bold')).toBe('Mobiiltat');
  for (const word of ['Valiente', 'Emilia', 'Guillem', 'Poliesportiu'])
    expect(await readAs(word, word, 'LiberationSans-Bold')).toBe(word);
});

test('an R stays one', async () => {
  expect(await readAs('TERCER', 'TERCER', 'FoxitSerifBold')).toBe('TERCER');
  expect(await readAs('K7R2', 'K7R2', 'FoxitFixed')).toBe('K7R2');
  for (const face of ['LiberationSans-Regular', 'FoxitSerifBold', 'FoxitFixed', 'FoxitFixedBold'])
    expect(await readAs('Raquel', 'Raquel', face)).toBe('Raquel');
});
