import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureSources } from '../../../web/ui/picture-sources.ts';
import { UploadedFile } from '../http/uploads.ts';
import { picture } from './pictures.fixture.ts';
import { removePicture, storePicture } from './pictures.ts';
import { openStorage } from './open-storage.ts';
import { publicAddress, type FileKey, type FileStorage } from './storage.ts';

let dataDir: string;
let storage: FileStorage;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-pictures-'));
  storage = openStorage({ dataDir, objectStore: undefined });
});
afterEach(() => {
  fs.rmSync(dataDir, { recursive: true });
});

const news = { kind: 'news', words: 'Gran derbi', field: 'image' } as const;

async function store(image: Sharp, into = storage): Promise<FileKey> {
  const file = path.join(dataDir, 'sent');
  await image.png().toFile(file);
  const sent = { path: file, fileName: 'foto.png', mimeType: 'image/png', size: 1, sha256: '' };
  return storePicture(into, new UploadedFile(sent), news);
}

const stored = () =>
  fs.existsSync(path.join(dataDir, 'uploads', 'news'))
    ? fs.readdirSync(path.join(dataDir, 'uploads', 'news')).toSorted()
    : [];

/** Width and height of each size, by the width in its key. */
async function measures(key: FileKey): Promise<Record<string, string>> {
  const sizes = ['-400', '-800', ''].map(async (size) => {
    const file = path.join(dataDir, 'uploads', key.replace('.webp', `${size}.webp`));
    const { width, height, format } = await sharp(file).metadata();
    return [size, `${width}x${height} ${format}`] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

describe('the sizes of a picture', () => {
  test('are three with the same proportions', async () => {
    const key = await store(picture(2000, 1000));
    expect(await measures(key)).toEqual({
      '-400': '400x200 webp',
      '-800': '800x400 webp',
      '': '1600x800 webp',
    });
  });

  test('are never larger than the original', async () => {
    const key = await store(picture(600, 300));
    expect(await measures(key)).toEqual({
      '-400': '400x200 webp',
      '-800': '600x300 webp',
      '': '600x300 webp',
    });
  });

  test('match the sizes used by pages', async () => {
    const address = publicAddress(await store(picture(40, 20)));
    const offered = pictureSources(address)?.split(',') ?? [];
    const files = offered.map((source) => path.basename(source.split(' ')[0] ?? ''));
    expect(files.toSorted()).toEqual(stored());
    expect(files).toHaveLength(3);
  });

  test('keep transparency, also in greyscale', async () => {
    const clear = { r: 128, g: 128, b: 128, alpha: 0 };
    const logo = sharp({ create: { width: 900, height: 90, channels: 4, background: clear } });
    const key = await store(logo.toColourspace('b-w'));
    for (const name of stored()) {
      const { data, info } = await sharp(path.join(dataDir, 'uploads', path.dirname(key), name))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.channels, data[3]]).toEqual([4, 0]);
    }
  });

  test('are deleted together', async () => {
    const [kept, gone] = [await store(picture(40, 20)), await store(picture(40, 20))];
    await removePicture(storage, gone);
    expect(stored()).toHaveLength(3);
    expect(stored()).toContain(path.basename(kept));
    await removePicture(storage, gone);
    await removePicture(storage, kept);
    expect(stored()).toEqual([]);
  });

  test.each([1, 2, 3])('are all missing if the storage refuses number %i', async (refused) => {
    let calls = 0;
    const full: FileStorage = {
      ...storage,
      save: (key, content) =>
        ++calls === refused ? Promise.reject(new Error('disk full')) : storage.save(key, content),
    };
    await expect(store(picture(40, 20), full)).rejects.toThrow('disk full');
    expect(stored()).toEqual([]);
  });
});
