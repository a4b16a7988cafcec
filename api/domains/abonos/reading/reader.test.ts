import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadingFailure } from './failures.ts';
import {
  bomb,
  disguisedBomb,
  documentOf,
  hugePage,
  nestedForms,
  noise,
  withScript,
} from './hostile.fixture.ts';
import { FIELD_NAMES, type FieldName, type ReadAbono } from './read-abono.ts';
import { builtReader } from '../../../testing/pass-reader.ts';
import { AbonosReader } from './reader.ts';

const samples = fileURLToPath(new URL('./samples/', import.meta.url));
const sample = (name: string) => path.join(samples, name);

let folder: string;
let program: string;
let reader: AbonosReader;
let truth: Record<string, Record<FieldName, string | number>[]>;
const troubles: string[] = [];

beforeAll(async () => {
  program = await builtReader();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'abonos-'));
  truth = JSON.parse(await fs.readFile(sample('truth.json'), 'utf8'));
  reader = new AbonosReader({ program, openTime: 100_000, onTrouble: (what) => troubles.push(what) });
});

afterAll(async () => {
  reader.close();
  await fs.rm(folder, { recursive: true });
});

const asPrinted = ({ fields }: ReadAbono) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name].value]));
const trimmedTruth = (name: string) =>
  (truth[name] ?? []).map((pass) =>
    Object.fromEntries(
      Object.entries(pass).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
    ),
  );

async function failureOf(content: Buffer, using = reader): Promise<ReadingFailure> {
  const file = path.join(folder, 'file.pdf');
  await fs.writeFile(file, content);
  return using.read(file).then(
    () => Promise.reject(new Error('the file was read')),
    (failure: ReadingFailure) => failure,
  );
}

describe('text PDFs', () => {
  test.each(['L1-text-1.pdf', 'L2-text-1.pdf', 'L3-text-1.pdf', 'L4-text-1.pdf'])(
    'every field of %s is exact',
    async (name) => {
      const { passes, method } = await reader.read(sample(name));
      expect(passes.map(asPrinted)).toEqual(trimmedTruth(name));
      expect(method).toBe('text');
      expect(passes.some(({ needsReview }) => needsReview)).toBe(false);
    },
  );
});

describe('scans', () => {
  test.each(['L2-scan-1.pdf', 'L3-turned-1.pdf'])(
    'the seat, the season and the prices of %s',
    async (name) => {
      const seen: number[] = [];
      const { passes, method } = await reader.read(sample(name), {
        onProgress: ({ page }) => seen.push(page),
      });
      expect(method).toBe('ocr');
      expect(seen).toContain(1);
      const [pass] = passes.map(asPrinted);
      const expected = trimmedTruth(name)[0] ?? {};
      const surely = [
        'temporada',
        'bloque',
        'fila',
        'asiento',
        'precioTotal',
        'tipoAbonament',
        'recinto',
      ] as const;
      for (const field of surely) expect(pass?.[field], field).toBe(expected[field]);
      const right = FIELD_NAMES.filter((field) => pass?.[field] === expected[field]);
      expect(right.length).toBeGreaterThanOrEqual(15);
    },
    120_000,
  );
});

describe('files without a pass', () => {
  test.each([
    ['an empty file', () => Buffer.alloc(0), 'EMPTY'],
    ['another format', () => Buffer.from('PK\x03\x04 and so on'), 'NOT_A_PDF'],
    [
      'a PDF inside another format',
      () => Buffer.concat([Buffer.from('PK\x03\x04'), withScript()]),
      'NOT_A_PDF',
    ],
    ['a PDF of noise', noise, 'CUT_OFF'],
    ['a PDF that runs a script', withScript, 'NO_PASS_FOUND'],
    ['a page without end', hugePage, 'NO_PASS_FOUND'],
  ])('%s', async (_name, content, code) => {
    const failure = await failureOf(content());
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  test('a PDF that is cut off', async () => {
    const whole = await fs.readFile(sample('L1-scan-1.pdf'));
    expect((await failureOf(whole.subarray(0, 60_000))).code).toBe('CUT_OFF');
  });

  test('a PDF with a password', async () => {
    const failure = await failureOf(await documentOf({ userPassword: 'secret', lines: ['Abono'] }));
    expect(failure).toMatchObject({ code: 'ENCRYPTED', message: expect.stringContaining('contraseña') });
  });

  test('a PDF of five hundred pages', async () => {
    expect((await failureOf(await documentOf({ pages: 500 }))).code).toBe('TOO_MANY_PAGES');
  });

  test('a text about passes', async () => {
    const lines = [
      'Comienza la campaña de abonos 2025/26. Los precios van de 85 a 300 euros.',
      'Total de abonados: 1.258',
    ];
    expect((await failureOf(await documentOf({ lines }))).code).toBe('NO_PASS_FOUND');
  });
});

describe('malicious files', () => {
  test.each([
    ['kilobytes that unpack to gigabytes', bomb, 'TOO_BIG'],
    ['the same in disguise', disguisedBomb, 'TOO_BIG'],
    ['forms within forms within forms', nestedForms, 'TOO_COSTLY'],
  ])(
    '%s',
    async (_name, content, code) => {
      const file = content();
      expect(file.length).toBeLessThan(8000);
      expect((await failureOf(file)).code).toBe(code);
      // And the next file is read normally.
      expect((await reader.read(sample('L4-text-1.pdf'))).passes).toHaveLength(2);
    },
    120_000,
  );
});

describe('the queue', () => {
  test('is first come, first served, and has a limit', async () => {
    const small = new AbonosReader({ program, queue: 2 });
    const order: number[] = [];
    const reads = [1, 2].map((turn) => small.read(sample('L4-text-1.pdf')).then(() => order.push(turn)));
    await expect(small.read(sample('L4-text-1.pdf'))).rejects.toMatchObject({ code: 'BUSY' });
    await Promise.all(reads);
    expect(order).toEqual([1, 2]);
    small.close();
    await expect(small.read(sample('L4-text-1.pdf'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('stops a file that takes too long, and continues with the next', async () => {
    const hasty = new AbonosReader({ program, fileTime: 300 });
    hasty.warmUp();
    await expect(hasty.read(sample('L1-poor-1.pdf'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(hasty.load).toBe(0);
    hasty.close();
  });

  test('replaces its process after some files', async () => {
    const fresh = new AbonosReader({ program, filesPerProcess: 1 });
    for (const name of ['L4-text-1.pdf', 'L3-text-1.pdf'])
      expect((await fresh.read(sample(name))).method).toBe('text');
    fresh.close();
  });

  test('cancels a file without a waiting caller', async () => {
    const gone = new AbortController();
    const reading = reader.read(sample('L1-poor-1.pdf'), { signal: gone.signal });
    gone.abort();
    await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('leaves nothing on disk after any of these', async () => {
    expect(await fs.readdir(folder)).toEqual(['file.pdf']);
    const left = (await fs.readdir(os.tmpdir())).filter((name) => /traineddata|tesseract|pdfjs/.test(name));
    expect(left).toEqual([]);
    await expect(fs.access('spa.traineddata')).rejects.toThrow('ENOENT');
  });
});
