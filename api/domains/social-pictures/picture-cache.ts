import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { logger } from '../../platform/log.ts';

/** At 60 kB each some 30 MB. */
const MOST_FILES = 500;
/** Drawings that may wait for their turn; a crawler that asks for more is told to come back. */
const MOST_WAITING = 24;

export interface PictureCache {
  /**
   * The PNG of a drawing: from the disk, or made now. One is composed and drawn at a time, so that a crawler takes no more
   * than one core from the visitors and never the event loop for long; the same one only once, however many ask.
   * @param subject all that the drawing depends on; the same subject is the same drawing while the process lives.
   * @param compose makes the drawing as SVG.
   * @returns «busy» where too many are waiting already.
   */
  png(subject: string, compose: () => Promise<string>): Promise<Buffer | 'busy'>;
}

/** @param folder made when the first picture is kept; it may be emptied at any time. */
export function createPictureCache(folder: string): PictureCache {
  /** By subject. */
  const drawing = new Map<string, Promise<Buffer>>();
  const oneAtATime = pLimit(1);
  /** Subject → file name of its picture, since composing a drawing takes longer than reading the picture. */
  const names = new Map<string, string>();

  function nameOf(subject: string, svg: string): string {
    // What the drawing says is its name: one that a new release draws otherwise is never taken from an old file.
    const name = `${createHash('sha256').update(svg).digest('hex')}.png`;
    names.set(subject, name);
    const [oldest] = names.keys();
    if (names.size > MOST_FILES && oldest !== undefined) names.delete(oldest);
    return name;
  }

  async function draw(svg: string, file: string): Promise<Buffer> {
    // Few colours and flat: a palette halves the file.
    const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    await keep(folder, file, png).catch((error: unknown) => {
      logger.warn({ err: error }, 'a picture could not be kept');
    });
    return png;
  }

  const readKept = (name: string) => fs.readFile(path.join(folder, name)).catch(() => null);

  return {
    async png(subject, compose) {
      const known = names.get(subject);
      const seen = known === undefined ? null : await readKept(known);
      if (seen) return seen;
      const running = drawing.get(subject);
      if (running) return running;
      if (drawing.size >= MOST_WAITING) return 'busy';
      const drawn = oneAtATime(() => make(subject, compose)).finally(() => drawing.delete(subject));
      drawing.set(subject, drawn);
      return drawn;
    },
  };

  async function make(subject: string, compose: () => Promise<string>): Promise<Buffer> {
    const svg = await compose();
    const name = nameOf(subject, svg);
    return (await readKept(name)) ?? draw(svg, path.join(folder, name));
  }
}

async function keep(folder: string, file: string, png: Buffer): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  // Renamed into place: nobody reads half a picture.
  const draft = path.join(folder, randomUUID());
  await fs.writeFile(draft, png);
  await fs.rename(draft, file);
  await removeOldest(folder);
}

/** A tenth more than there is room for goes at once, so that a full folder is not listed with its dates each time. */
async function removeOldest(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  if (names.length <= MOST_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const stat = await fs.stat(file).catch(() => null);
      return { file, writtenAt: stat?.mtimeMs ?? 0 };
    }),
  );
  const oldest = files.sort((a, b) => a.writtenAt - b.writtenAt).slice(0, names.length - MOST_FILES * 0.9);
  await Promise.all(oldest.map(({ file }) => fs.rm(file, { force: true })));
}
