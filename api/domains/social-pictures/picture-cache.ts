import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { logger } from '../../platform/log.ts';
import { FairTurns } from './fair-turns.ts';

/** At about 60 kB each, this is 120 MB: the pictures of many seasons stay. */
const MAX_FILES = 2000;
/** Waiting drawings, at a tenth of a second each; crawlers above it are asked to retry later. */
const MAX_WAITING = { each: 100, all: 300 };

export interface PictureCache {
  /**
   * The PNG of a drawing: from the disk, or drawn now. One at a time, so that a crawler uses at most one core and
   * never blocks the event loop for long; the callers take turns. Concurrent requests for the same drawing share one
   * result.
   * @param subject everything the drawing depends on; the same subject gives the same drawing during the process's
   * lifetime
   * @param compose creates the drawing as SVG
   * @param caller the caller's address
   * @returns «busy» if too many are waiting
   */
  png(subject: string, compose: () => Promise<string>, caller: string): Promise<Buffer | 'busy'>;
}

const opened = new Map<string, PictureCache>();

/** The cache of a folder: the same one for requests and for the background, so that they take turns too. */
export function pictureCacheOf(folder: string): PictureCache {
  const known = opened.get(folder) ?? createPictureCache(folder);
  opened.set(folder, known);
  return known;
}

/** @param folder created with the first picture; it may be emptied at any time */
export function createPictureCache(folder: string): PictureCache {
  /** By subject. */
  const drawing = new Map<string, Promise<Buffer>>();
  const turns = new FairTurns(MAX_WAITING);
  /** File name by subject, because composing a drawing takes longer than reading its file. */
  const names = new Map<string, string>();

  function nameOf(subject: string, svg: string): string {
    // The name is a hash of the content, so a new release that draws differently never uses an old file.
    const name = `${createHash('sha256').update(svg).digest('hex')}.png`;
    names.set(subject, name);
    const [oldest] = names.keys();
    if (names.size > MAX_FILES && oldest !== undefined) names.delete(oldest);
    return name;
  }

  async function draw(svg: string, file: string): Promise<Buffer> {
    // There are few, flat colours, so a palette halves the file size.
    const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    await store(folder, file, png).catch((error: unknown) => {
      logger.warn({ err: error }, 'a picture could not be cached');
    });
    return png;
  }

  const readCached = (name: string) => fs.readFile(path.join(folder, name)).catch(() => null);

  return {
    async png(subject, compose, caller) {
      const known = names.get(subject);
      const cached = known === undefined ? null : await readCached(known);
      if (cached) return cached;
      const running = drawing.get(subject);
      if (running) return running;
      const drawn = turns.run(caller, () => make(subject, compose));
      if (!drawn) return 'busy';
      const done = drawn.finally(() => drawing.delete(subject));
      drawing.set(subject, done);
      return done;
    },
  };

  async function make(subject: string, compose: () => Promise<string>): Promise<Buffer> {
    const svg = await compose();
    const name = nameOf(subject, svg);
    return (await readCached(name)) ?? draw(svg, path.join(folder, name));
  }
}

async function store(folder: string, file: string, png: Buffer): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  // Written to a temporary file and renamed, so that no reader sees half a picture.
  const draft = path.join(folder, randomUUID());
  await fs.writeFile(draft, png);
  await fs.rename(draft, file);
  await removeOldest(folder);
}

/** Deletes a tenth more than necessary, so that a full folder is not listed every time. */
async function removeOldest(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const stat = await fs.stat(file).catch(() => null);
      return { file, writtenAt: stat?.mtimeMs ?? 0 };
    }),
  );
  const oldest = files.sort((a, b) => a.writtenAt - b.writtenAt).slice(0, names.length - MAX_FILES * 0.9);
  await Promise.all(oldest.map(({ file }) => fs.rm(file, { force: true })));
}
