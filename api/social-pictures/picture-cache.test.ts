import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-pictures-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const drawing = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9" fill="red"/></svg>`;

test('draws a picture once, however many ask at once', async () => {
  const { png } = createPictureCache(folder);
  const answers = await Promise.all(Array.from({ length: 200 }, () => png(drawing(9))));
  expect(answers).not.toContain('busy');
  // One and the same answer, not two hundred that are alike.
  expect(new Set(answers).size).toBe(1);
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test('reads what was drawn before from the disk', async () => {
  await createPictureCache(folder).png(drawing(9));
  const [name = ''] = fs.readdirSync(folder);
  fs.writeFileSync(path.join(folder, name), 'kept');
  expect(String(await createPictureCache(folder).png(drawing(9)))).toBe('kept');
});

test('turns away whoever comes when too many wait, and has room again afterwards', async () => {
  const { png } = createPictureCache(folder);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => png(drawing(index + 1))));
  const drawn = answers.filter((answer) => answer !== 'busy');
  expect(drawn).toHaveLength(24);
  expect(await png(drawing(100))).not.toBe('busy');
});

test('keeps no more than it has room for: the oldest go', async () => {
  for (let index = 0; index < 500; index += 1) {
    const file = path.join(folder, `${index}.png`);
    fs.writeFileSync(file, 'x');
    fs.utimesSync(file, index, index);
  }
  await createPictureCache(folder).png(drawing(9));
  const left = fs.readdirSync(folder);
  expect(left).toHaveLength(450);
  expect(left).not.toContain('0.png');
  expect(left).toContain('499.png');
});

test('gives the picture also where it cannot be kept', async () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(await createPictureCache(path.join(file, 'below')).png(drawing(9))).toBeInstanceOf(Buffer);
});

test('a drawing that fails does so for all who asked, and not for ever', async () => {
  const { png } = createPictureCache(folder);
  const failed = await Promise.allSettled([png('<svg'), png('<svg')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await png(drawing(9))).toBeInstanceOf(Buffer);
});
