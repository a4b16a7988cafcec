import fs from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { UserError, ValidationError } from '../errors.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { sizeOf, type FileKey, type FileKind, type FileStorage } from './storage.ts';

/** A telephone takes 50 megapixels; a «bomb» of a few kilobytes unpacks into a thousand and the server's memory. */
const MAX_PIXELS = 50_000_000;
/** No page shows a picture larger, in pixels. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 3200;
/** What is stored, the smaller ones for small places and screens: `web/ui/picture-sources.ts` offers the same. */
// The largest is last: where it is, the others are.
const WIDTHS = [400, 800, MAX_WIDTH] as const;
type Width = (typeof WIDTHS)[number];
const MAX_SECONDS = 20;

/** One picture at a time may take a few hundred megabytes while it is unpacked; two would be twice that. */
const oneAtATime = pLimit(1);

/** The file is no JPG, PNG or WEBP, whatever it says it is. */
export class UnsupportedFileTypeError extends UserError {
  override name = 'UnsupportedFileTypeError';
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

/**
 * Stores a picture that staff sent (spec section 5): upright, without the camera's data, no larger than any page shows it,
 * and the same in smaller sizes. All of them are stored or none is; a picture that is no wider than a size fills in for it.
 * @param about.words what it is of; the first two words name its file.
 * @param about.field of the input, to say where a picture is broken.
 * @returns the key of the largest in the storage.
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
    // What stopped it is the news; what could not be removed either is only litter.
    await removePicture(storage, key).catch(() => undefined);
    throw error;
  }
  return key;
}

/**
 * Forgets a picture in all its sizes; one that is not there is no error.
 * @param key of the largest.
 */
export async function removePicture(storage: FileStorage, key: FileKey): Promise<void> {
  for (const width of WIDTHS) await storage.remove(keyOf(key, width));
}

function keyOf(key: FileKey, width: Width): FileKey {
  return width === MAX_WIDTH ? key : sizeOf(key, width);
}

/** Looks at the first bytes: the decoder, which knows dozens of formats, never meets any but these three. */
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

/** A picture in every width, in the order in which they are stored. */
async function reencode(file: string, field: string): Promise<{ width: Width; content: Buffer }[]> {
  // It takes a tenth of a start and tens of megabytes, and few processes are ever sent a picture.
  const { default: sharp } = await import('sharp');
  try {
    // Unpacked once; what the sizes are made from is packed as little as can be, and loses nothing.
    const upright = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      // Nothing of the original's metadata (place, camera, owner) is written unless asked for.
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

/** Whatever the decoder says about a file, it is the file's fault; it has been read from disk by then. */
function unreadable(error: unknown, path: string): ValidationError {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  const message = tooLarge ? 'La imagen tiene demasiados píxeles' : 'La imagen está dañada o incompleta';
  return new ValidationError([{ path, message }]);
}

/** What a picture is called whose words hold no letter that an address takes as it is. */
const NAMELESS: Readonly<Record<FileKind, string>> = {
  news: 'noticia',
  sponsors: 'patrocinador',
  players: 'jugador',
  products: 'producto',
};

/** The first two words and the time, and a few random letters for two in the same millisecond. */
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
