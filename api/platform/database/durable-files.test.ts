import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOnceDurably, writeDurably } from './durable-files.ts';
import { localBlobs } from '../files/local-blobs.ts';

let folder: string;
/** What was done, in order; the random part of a draft's name is left out. */
let done: string[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-durable-'));
  done = [];
  record();
  onTestFinished(() => {
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

const short = (place: unknown) =>
  (path.relative(folder, String(place)) || '.').replace(/\.?[0-9a-f]{8}-[0-9a-f-]{27}/, '<draft>');

function record(): void {
  const paths = new Map<number, string>();
  const { openSync, fsyncSync, linkSync } = fs;
  vi.spyOn(fs, 'openSync').mockImplementation((place, ...how) => {
    const descriptor = openSync(place, ...how);
    paths.set(descriptor, short(place));
    return descriptor;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    done.push(`sync ${paths.get(descriptor)}`);
  });
  vi.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    linkSync(from, to);
    done.push(`link ${short(from)} as ${short(to)}`);
  });
  const { open, rename, writeFile } = fs.promises;
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (place, content, how) => {
    await writeFile(place, content, how);
    if (typeof how === 'object' && how?.flush) done.push(`sync ${short(place)}`);
  });
  vi.spyOn(fs.promises, 'open').mockImplementation(async (place, ...how) => {
    const handle = await open(place, ...how);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      done.push(`sync ${short(place)}`);
    };
    return handle;
  });
  vi.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    done.push(`rename ${short(from)} to ${short(to)}`);
  });
}

test('a stored file is synced before it gets its name, and its name and new folders afterwards', async () => {
  await localBlobs(folder).put('uploads/news/derbi.webp', Buffer.from('a'));
  expect(done).toEqual([
    'sync uploads',
    'sync .',
    'sync uploads/<draft>',
    'rename uploads/<draft> to uploads/news/derbi.webp',
    'sync uploads/news',
  ]);
});

test('a file that cannot be written leaves nothing', async () => {
  await expect(writeDurably(path.join(folder, 'a'), 'x', path.join(folder, 'missing'))).rejects.toThrow(
    'ENOENT',
  );
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a key is synced before it gets its name, which is synced too; a second one does not replace it', () => {
  const file = path.join(folder, 'key');
  createOnceDurably(file, 'first');
  expect(done).toEqual(['sync key<draft>', 'link key<draft> as key', 'sync .']);
  createOnceDurably(file, 'second');
  expect(fs.readFileSync(file, 'utf8')).toBe('first');
  expect(fs.readdirSync(folder)).toEqual(['key']);
});
