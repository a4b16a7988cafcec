import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as pictures from './hostile-pictures.fixture.ts';
import * as structures from './hostile-structure.fixture.ts';
import type { ReadingFailure } from './failures.ts';
import { builtReader } from '../../../testing/pass-reader.ts';
import { AbonosReader } from './reader.ts';

const harmless = path.join(import.meta.dirname, 'samples/L4-text-1.pdf');

let folder: string;
let program: string;
let reader: AbonosReader;

beforeAll(async () => {
  program = await builtReader();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'abonos-'));
  // The limit is CPU time, which does not depend on other work on the machine.
  reader = new AbonosReader({ program, openTime: 100_000, pageTime: 100_000 });
});

afterAll(async () => {
  reader.close();
  await fs.rm(folder, { recursive: true });
});

// A merely unusual file reads as a page without a pass; a file that would exceed the limits is refused.
test.each([
  ['a picture without measure', pictures.endlessPicture, 'TOO_BIG'],
  ['a large picture of a few bytes', pictures.largestPicture, 'TOO_BIG'],
  ['a JPEG that lies about its size', pictures.liarJpeg, 'NO_PASS_FOUND'],
  ['a JBIG2 picture that lies about its size', pictures.liarJbig2, 'NO_PASS_FOUND'],
  ['a fax with endless lines', pictures.endlessFax, 'NO_PASS_FOUND'],
  // It unpacks to as much as a process may use that has read other files before, or to a little less.
  ['a picture with endless rows', pictures.endlessRows, 'NO_PASS_FOUND', 'TOO_COSTLY'],
  ['a JPEG 2000 that lies about its size', pictures.liarJpeg2000, 'TOO_BIG'],
  // Measuring them takes about as much CPU time as a step may, and more on a busy machine.
  ['a hundred large pictures', pictures.manyPictures, 'TOO_BIG', 'TOO_COSTLY'],
  ['two megabytes of LZW that unpack to gigabytes', pictures.lzwBomb, 'TOO_COSTLY'],
  ['pages within pages', structures.deepPages, 'CUT_OFF'],
  ['pages that hold themselves', structures.circularPages, 'CUT_OFF'],
  ['a page that says to be a milliard', structures.countlessPages, 'NO_PASS_FOUND'],
  ['a page of any size', structures.strangePage, 'NO_PASS_FOUND'],
  ['a table of objects before itself', structures.circularTable, 'NO_PASS_FOUND'],
  ['a table of objects without end', structures.endlessTable, 'TOO_COSTLY'],
  ['a form that draws itself', structures.circularForm, 'NO_PASS_FOUND'],
  ['brackets within brackets', structures.deepBrackets, 'NO_PASS_FOUND'],
  ['a pattern of dust', structures.dustPattern, 'TOO_COSTLY'],
  ['a typeface of millions of letters', structures.endlessLetters, 'TOO_COSTLY'],
  ['a PDF inside a web page', structures.inWebPage, 'NOT_A_PDF'],
])(
  '%s is refused, and the next file is read',
  async (_name, content, ...codes) => {
    const file = path.join(folder, 'file.pdf');
    await fs.writeFile(file, content());
    const failure = await reader.read(file).then(
      () => Promise.reject(new Error('the file was read')),
      (error: ReadingFailure) => error,
    );
    expect(codes).toContain(failure.code);
    expect(failure.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect((await reader.read(harmless)).passes).toHaveLength(2);
    expect(await fs.readdir(folder)).toEqual(['file.pdf']);
  },
  120_000,
);
