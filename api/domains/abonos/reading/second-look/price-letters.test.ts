import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Draft, DraftField } from '../model.ts';
import { greyOf, type GreyPicture } from '../picture/grey-picture.ts';
import { checkPriceLetters } from './price-letters.ts';
import { PRICE_NAMES } from '../values/prices.ts';

const PRICES = ['90,00', '2,75', '92,75'];

/** A picture of prices, one below the other. */
function printed(prices: readonly string[]): Promise<GreyPicture> {
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  GlobalFonts.registerFromPath(path.join(library, 'standard_fonts/LiberationSans-Regular.ttf'), 'printed');
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 300, 200);
  context.fillStyle = '#000';
  context.font = '32px printed';
  prices.forEach((price, index) =>
    context.fillText(/€/.test(price) ? price : `${price} €`, 20, 50 + index * 60),
  );
  return greyOf({ data: context.getImageData(0, 0, 300, 200).data, width: 300, height: 200, scale: 1 });
}

/** A pass whose prices were read from that picture. */
function read(raws: readonly string[]): Draft {
  const fields: Draft['fields'] = {};
  for (const [index, name] of PRICE_NAMES.entries()) {
    const raw = raws[index] ?? '';
    const valueBox = { x0: 18, x1: 150, y0: 24 + index * 60, y1: 54 + index * 60 };
    const field: DraftField = {
      value: raw.replace(',', '.').replace('€', ''),
      raw: /€/.test(raw) ? raw : `${raw} €`,
      source: 'ocr',
      confidence: 0.98,
      valueBox,
    };
    fields[name] = field;
  }
  return { page: 1, fields };
}

const values = ({ fields }: Draft) => PRICE_NAMES.map((name) => fields[name]?.value);
const confidences = ({ fields }: Draft) => PRICE_NAMES.map((name) => fields[name]?.confidence);

test('a digit misread in the same way in a price and in the total is corrected by its shape', async () => {
  const draft = read(['90,00', '2,15', '92,15']);
  await checkPriceLetters(draft, await printed(PRICES));
  expect(values(draft)).toEqual(['90.00', '2.75', '92.75']);
});

test('prices that add up but do not match their shapes stay doubtful', async () => {
  const draft = read(['90,00', '2,15', '92,15']);
  await checkPriceLetters(draft, await printed(['90,00', '2,75', '92,15']));
  expect(confidences(draft).every((confidence) => (confidence ?? 1) < 0.8)).toBe(true);
});

test('prices whose shapes match the reading stay certain', async () => {
  const draft = read(PRICES);
  await checkPriceLetters(draft, await printed(PRICES));
  expect(values(draft)).toEqual(['90.00', '2.75', '92.75']);
  expect(confidences(draft)).toEqual([0.98, 0.98, 0.98]);
});

test('a digit misread in one price is corrected by its shape, and the sum confirms it', async () => {
  const draft = read(['90,00', '2,15', '92,75']);
  await checkPriceLetters(draft, await printed(PRICES));
  expect(values(draft)).toEqual(['90.00', '2.75', '92.75']);
});

test('an overlooked comma is added if the sum needs it', async () => {
  const draft = read(['90,00', '275', '92,75']);
  await checkPriceLetters(draft, await printed(PRICES));
  expect(values(draft)).toEqual(['90.00', '2.75', '92.75']);
});

test('prices that do not and cannot add up stay doubtful', async () => {
  const draft = read(['90,00', '2,75', '99,75']);
  await checkPriceLetters(draft, await printed(['90,00', '2,75', '99,75']));
  expect(values(draft)).toEqual(['90.00', '2.75', '99.75']);
  expect(confidences(draft).every((confidence) => (confidence ?? 1) < 0.8)).toBe(true);
});

test('a currency sign before the digits is not one of them', async () => {
  const signed = ['€1234,50', '€0,00', '€1234,50'];
  const draft = read(signed);
  await checkPriceLetters(draft, await printed(signed));
  expect(values(draft)).toEqual(['1234.50', '0.00', '1234.50']);
  expect(confidences(draft)).toEqual([0.98, 0.98, 0.98]);
});
