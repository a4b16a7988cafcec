import fs from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { UserError, ValidationError } from '../errors.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { sizeOf, type FileKey, type FileKind, type FileStorage } from './storage.ts';

/** A phone takes 50 megapixels; a decompression bomb of a few kilobytes could fill the server's memory. */
const MAX_PIXELS = 50_000_000;
/** Maximum displayed width in pixels. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 3200;
/** Stored widths, the same as in `web/ui/picture-sources.ts`. */
// The largest is stored last: if it exists, the others do too.
const WIDTHS = [400, 800, MAX_WIDTH] as const;
type Width = (typeof WIDTHS)[number];
const MAX_SECONDS = 20;

/** Decoding a picture can take a few hundred megabytes of memory, so only one at a time. */
const oneAtATime = pLimit(1);

/** The content of the file is not JPG, PNG or WEBP. */
export class UnsupportedFileTypeError extends UserError {
  override name = 'UnsupportedFileTypeError';
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

/**
 * Stores an uploaded picture: rotated upright, without metadata, limited to the maximum width, and
 * in smaller sizes. All sizes are stored or none. A picture narrower than a size is stored unscaled for that size.
 * @param about.words subject of the picture; the first two words name its file
 * @param about.field name of the input field, for errors
 * @returns the key of the largest size
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function storePicture(
  storage: FileStorage,
  file: UploadedFile,
  about: { kind: FileKind; words: string; field: string },
): Promise<FileKey> {
  if (!(await isPicture(file.path))) {
    throw new UnsupportedFileTypeError('Solo se permiten archivos JPG, PNG y WEBP');
  }
  const sizes = await oneAtATime(() => reencode(file.path, about.field));
  const key: FileKey = `${about.kind}/${fileName(about)}.webp`;
  try {
    for (const { width, content } of sizes) await storage.save(keyOf(key, width), content);
  } catch (error) {
    // Report the first error; files that cannot be deleted either are only unused.
    await removePicture(storage, key).catch(() => undefined);
    throw error;
  }
  return key;
}

/**
 * Deletes all sizes of a picture; missing ones are no error.
 * @param key key of the largest size
 */
export async function removePicture(storage: FileStorage, key: FileKey): Promise<void> {
  for (const width of WIDTHS) await storage.remove(keyOf(key, width));
}

function keyOf(key: FileKey, width: Width): FileKey {
  return width === MAX_WIDTH ? key : sizeOf(key, width);
}

/** Checks the file signature, so that the decoder, which supports dozens of formats, gets only these three. */
async function isPicture(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  try {
    const head = Buffer.alloc(12);
    await handle.read(head, 0, head.length, 0);
    const text = head.toString('latin1');
    const isWebp = text.startsWith('RIFF') && text.endsWith('WEBP');
    return text.startsWith('\xFF\xD8\xFF') || text.startsWith('\x89PNG\r\n\x1A\n') || isWebp;
  } finally {
    await handle.close();
  }
}

/** A picture in every width, in the order of storage. */
async function reencode(file: string, field: string): Promise<{ width: Width; content: Buffer }[]> {
  // Imported on demand, because it takes a tenth of the start time and tens of megabytes.
  const { default: sharp } = await import('sharp');
  try {
    // Decoded once; the intermediate file is lossless and uncompressed.
    const upright = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      // The original's metadata (place, camera, owner) is not written by default.
      .png({ compressionLevel: 0 })
      .toBuffer();
    const sizes: { width: Width; content: Buffer }[] = [];
    for (const width of WIDTHS) {
      const smaller = sharp(upright).resize({ width, withoutEnlargement: true });
      sizes.push({ width, content: await smaller.webp({ quality: 82 }).toBuffer() });
    }
    return sizes;
  } catch (error) {
    throw unreadable(error, field);
  }
}

/** A decoder error means an invalid file, because reading from disk has succeeded by then. */
function unreadable(error: unknown, path: string): ValidationError {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  const message = tooLarge ? 'La imagen tiene demasiados píxeles' : 'La imagen está dañada o incompleta';
  return new ValidationError([{ path, message }]);
}

/** File name for words without usable letters. */
const NAMELESS: Readonly<Record<FileKind, string>> = {
  news: 'noticia',
  sponsors: 'patrocinador',
  players: 'jugador',
  products: 'producto',
};

/** The first two words, the time, and random characters for uniqueness. */
function fileName({ kind, words }: { kind: FileKind; words: string }, now = Date.now()): string {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = plain.slice(0, 2).join('-').slice(0, 60) || NAMELESS[kind];
  return `${slug}-${now}-${randomBytes(3).toString('hex')}`;
}
