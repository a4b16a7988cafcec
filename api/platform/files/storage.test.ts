import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startObjectStore } from '../../testing/object-store.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite } from '../../testing/site.ts';
import { openStorage } from './open-storage.ts';
import type { FileKey } from './storage.ts';

const KEY: FileKey = 'news/gran-derbi-1764000000000-3fa9c1.webp';

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-storage-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true }));
  return made;
}

async function objectStore() {
  const store = await startObjectStore();
  onTestFinished(() => store.close());
  return store;
}

/** All kinds of storage, empty. */
const storages = {
  folder: async () => openStorage(readConfig({ DATA_DIR: folder() })),
  'object store': async () =>
    openStorage(readConfig({ DATA_DIR: folder(), ...(await objectStore()).environment })),
};

describe.each(Object.entries(storages))('in a %s', (_name, open) => {
  test('a file is stored unchanged', async () => {
    const storage = await open();
    await storage.save(KEY, Buffer.from([0, 1, 255]));
    expect(await storage.read(KEY)).toEqual(Buffer.from([0, 1, 255]));
  });

  test('a missing or deleted file is read as null', async () => {
    const storage = await open();
    expect(await storage.read(KEY)).toBeNull();
    await storage.save(KEY, Buffer.from('x'));
    await storage.remove(KEY);
    expect(await storage.read(KEY)).toBeNull();
    await expect(storage.remove(KEY)).resolves.toBeUndefined();
  });

  test.each(['../secret.webp', 'news/../../x.webp', 'news/x.html', '/etc/passwd'])(
    'paths outside the folder are refused: %s',
    async (key) => {
      const storage = await open();
      await expect(storage.read(key as FileKey)).rejects.toThrow('Not a key');
      await expect(storage.save(key as FileKey, Buffer.from('x'))).rejects.toThrow('Not a key');
    },
  );
});

test('an object store without the right keys is an error, not an empty result', async () => {
  const { environment, objects } = await objectStore();
  const storage = openStorage(
    readConfig({ DATA_DIR: folder(), ...environment, S3_SECRET_ACCESS_KEY: 'another' }),
  );
  await expect(storage.save(KEY, Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
  expect(objects.size).toBe(0);
});

test('a bucket without its keys is refused at startup', () => {
  expect(() => readConfig({ S3_BUCKET: 'club' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID');
});

describe.each(['folder', 'object store'])('a site over a %s', (kind) => {
  async function serve() {
    const store = await objectStore();
    const site = await serveTestSite(await testDatabase(), kind === 'folder' ? {} : store.environment);
    onTestFinished(() => site.close());
    await openStorage(
      readConfig({ DATA_DIR: site.dataDir, ...(kind === 'folder' ? {} : store.environment) }),
    ).save(KEY, Buffer.from('picture'));
    return { site, store };
  }

  test('serves pictures as immutable, in a sandbox', async () => {
    const { site } = await serve();
    const answer = await fetch(`${site.url}/uploads/${KEY}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('picture');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/uploads/${KEY}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each(['news/none.webp', 'news/..%2f..%2fsecret.webp', 'page.html'])(
    'has no file at %s',
    async (address) => {
      const { site } = await serve();
      expect((await fetch(`${site.url}/uploads/${address}`)).status).toBe(404);
    },
  );
});
