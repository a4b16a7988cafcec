import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureCache, type PictureCache } from './picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-pictures-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const drawing = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9" fill="red"/></svg>`;

const ask = ({ png }: PictureCache, side: number, caller = 'one') =>
  png(`side ${side}`, async () => drawing(side), caller);

test('draws a picture once for concurrent requests', async () => {
  const cache = createPictureCache(folder);
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(cache, 9)));
  expect(answers).not.toContain('busy');
  // All share the same result, not equal copies.
  expect(new Set(answers).size).toBe(1);
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test('composes a subject once, and again if its file is missing', async () => {
  const { png } = createPictureCache(folder);
  let composed = 0;
  const compose = async () => {
    composed += 1;
    return drawing(9);
  };
  const first = await png('same', compose, 'one');
  expect(await png('same', compose, 'one')).toEqual(first);
  expect(composed).toBe(1);
  fs.rmSync(folder, { recursive: true });
  expect(await png('same', compose, 'one')).toEqual(first);
  expect(composed).toBe(2);
});

test('reads pictures of earlier runs from the disk', async () => {
  await ask(createPictureCache(folder), 9);
  const [name = ''] = fs.readdirSync(folder);
  fs.writeFileSync(path.join(folder, name), 'kept');
  expect(String(await ask(createPictureCache(folder), 9))).toBe('kept');
});

test('lets a crawler wait for many pictures', async () => {
  const cache = createPictureCache(folder);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(cache, index + 1)));
  expect(answers).not.toContain('busy');
});

test('refuses a caller who asks for too much, not the others, and accepts all of them afterwards', async () => {
  const cache = createPictureCache(folder);
  const greedy = Array.from({ length: 150 }, (_, index) => ask(cache, index + 1));
  const other = ask(cache, 500, 'two');
  const answers = await Promise.all(greedy);
  // The first one is being drawn, a hundred wait.
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(49);
  expect(await other).toBeInstanceOf(Buffer);
  expect(await ask(cache, 200)).toBeInstanceOf(Buffer);
});

test('deletes the oldest files above its limit', async () => {
  for (let index = 0; index < 2000; index += 1) {
    const file = path.join(folder, `${index}.png`);
    fs.writeFileSync(file, 'x');
    fs.utimesSync(file, index, index);
  }
  await ask(createPictureCache(folder), 9);
  const left = fs.readdirSync(folder);
  expect(left).toHaveLength(1800);
  expect(left).not.toContain('0.png');
  expect(left).toContain('1999.png');
});

test('returns the picture even if it cannot be stored', async () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(await ask(createPictureCache(path.join(file, 'below')), 9)).toBeInstanceOf(Buffer);
});

test('a failed drawing fails for all waiting requests, and can be tried again', async () => {
  const cache = createPictureCache(folder);
  const broken = () => cache.png('broken', async () => '<svg', 'one');
  const failed = await Promise.allSettled([broken(), broken()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(cache, 9)).toBeInstanceOf(Buffer);
});
