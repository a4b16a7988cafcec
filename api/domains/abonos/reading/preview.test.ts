import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtReader } from '../../../testing/pass-reader.ts';
import type { ReadingFailure } from './failures.ts';
import * as pictures from './hostile-pictures.fixture.ts';
import * as structures from './hostile-structure.fixture.ts';
import { documentOf, hugePage, noise, withScript } from './hostile.fixture.ts';
import { AbonosReader } from './reader.ts';

// Pictures of pages and information of documents, from the process with limits.

const sample = (name: string) => path.join(import.meta.dirname, 'samples', name);

let folder: string;
let reader: AbonosReader;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'previews-'));
  const program = await builtReader();
  // CPU time decides, not how busy the machine is.
  reader = new AbonosReader({ program, openTime: 100_000, pageTime: 100_000 });
});
afterAll(async () => {
  reader.close();
  await fs.rm(folder, { recursive: true });
});

async function stored(content: Buffer): Promise<string> {
  const file = path.join(folder, 'file.pdf');
  await fs.writeFile(file, content);
  return file;
}

async function sizeOf(picture: Buffer | null) {
  const { format, width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
  return { format, width, height };
}

describe('a page', () => {
  test.each([
    ['L1-text-1.pdf', 1404, 1988],
    ['L1-scan-1.pdf', 1405, 1988],
    ['L3-turned-1.pdf', 1988, 1405],
  ])('of %s is drawn', async (name, width, height) => {
    const picture = await reader.draw(sample(name), 1);
    expect(await sizeOf(picture)).toEqual({ format: 'webp', width, height });
    // Ink on white paper.
    const { channels } = await sharp(picture ?? Buffer.alloc(0)).stats();
    expect(channels[0]).toMatchObject({ min: expect.toSatisfy((low: number) => low < 60), max: 255 });
    expect(channels[0]?.mean).toBeGreaterThan(128);
  });

  test('without a place in the file is null', async () => {
    const file = await stored(await documentOf({ pages: 2, lines: ['Abono'] }));
    expect(await sizeOf(await reader.draw(file, 2))).toMatchObject({ format: 'webp' });
    expect(await reader.draw(file, 3)).toBeNull();
    expect(await reader.draw(file, 0)).toBeNull();
  });

  test('of any size gives a picture of a limited size', async () => {
    expect(await sizeOf(await reader.draw(await stored(hugePage()), 1))).toEqual({
      format: 'webp',
      width: 2000,
      height: 2000,
    });
  });
});

test('a caller who waits no longer is refused, and the next page is drawn', async () => {
  const file = sample('L1-scan-1.pdf');
  const signal = AbortSignal.timeout(1);
  await expect(reader.draw(file, 1, { signal })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await reader.draw(file, 1)).not.toBeNull();
});

describe('a document', () => {
  test('says when and with which program it was made', async () => {
    const file = await stored(await documentOf({ pages: 3, lines: ['Abono'] }));
    expect(await reader.describe(file)).toEqual({
      title: null,
      author: null,
      creator: 'PDFKit',
      producer: 'PDFKit',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pages: 3,
      // US letter, the default of PDFKit.
      pageWidth: 216,
      pageHeight: 279,
    });
  });

  test('may say nothing about itself', async () => {
    expect(await reader.describe(await stored(withScript()))).toEqual({
      title: null,
      author: null,
      creator: null,
      producer: null,
      createdAt: null,
      pages: 1,
      pageWidth: 210,
      pageHeight: 297,
    });
  });
});

describe('a file that is broken or means harm', () => {
  test.each([
    ['noise', noise, 'CUT_OFF'],
    ['a PDF with a password', () => documentOf({ userPassword: 'secret' }), 'ENCRYPTED'],
    ['a PDF of five hundred pages', () => documentOf({ pages: 500 }), 'TOO_MANY_PAGES'],
    ['pages within pages', structures.deepPages, 'CUT_OFF'],
    ['a JPEG 2000 that lies about its size', pictures.liarJpeg2000, 'TOO_BIG'],
    ['a table of objects without end', structures.endlessTable, 'TOO_COSTLY'],
    ['a pattern of dust', structures.dustPattern, 'TOO_COSTLY'],
    // Measuring them takes about as much CPU time as a step may, and more on a busy machine.
    ['a hundred large pictures', pictures.manyPictures, 'TOO_BIG', 'TOO_COSTLY'],
  ])(
    '%s is refused, and the next page is drawn',
    async (_name, content, ...codes) => {
      const file = await stored(await content());
      const failure = await reader.draw(file, 1).then(
        () => Promise.reject(new Error('the page was drawn')),
        (error: ReadingFailure) => error,
      );
      expect(codes).toContain(failure.code);
      expect(await reader.draw(sample('L4-text-1.pdf'), 1)).not.toBeNull();
    },
    120_000,
  );
});
