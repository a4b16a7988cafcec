import fs from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { UserError, ValidationError, validate } from '../errors.ts';
import { publicAddress, type FileStorage } from '../files/storage.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { newsImageInput } from './news.input.ts';

/** A telephone takes 50 megapixels; a «bomb» of a few kilobytes unpacks into a thousand and the server's memory. */
const MAX_PIXELS = 50_000_000;
/** No page shows an article's picture larger, in pixels. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 3200;
const MAX_SECONDS = 20;

/** One picture at a time may take a few hundred megabytes while it is unpacked; two would be twice that. */
const oneAtATime = pLimit(1);

/** The file is no JPG, PNG or WEBP, whatever it says it is. */
export class UnsupportedFileTypeError extends UserError {
  override name = 'UnsupportedFileTypeError';
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

/**
 * Stores the picture of an article (spec section 5): upright, without the camera's data, no wider than any page shows it.
 * @returns its address on the site.
 * @throws ValidationError, UnsupportedFileTypeError
 */
export async function storeNewsImage(
  storage: FileStorage,
  input: { title?: unknown },
  file: UploadedFile,
): Promise<string> {
  const { title } = validate(newsImageInput, input);
  if (!(await isPicture(file.path))) {
    throw new UnsupportedFileTypeError('Solo se permiten archivos JPG, PNG y WEBP');
  }
  const picture = await oneAtATime(() => reencode(file.path));
  const key = `news/${fileName(title)}.webp` as const;
  await storage.save(key, picture);
  return publicAddress(key);
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

async function reencode(file: string): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      // Nothing of the original's metadata (place, camera, owner) is written unless asked for.
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

/** Whatever the decoder says about a file, it is the file's fault; it has been read from disk by then. */
function unreadable(error: unknown): ValidationError {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  const message = tooLarge ? 'La imagen tiene demasiados píxeles' : 'La imagen está dañada o incompleta';
  return new ValidationError([{ path: 'image', message }]);
}

/** The first two words of the title and the time, and a few random letters for two in the same millisecond. */
function fileName(title: string, now = Date.now()): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = words.slice(0, 2).join('-').slice(0, 60) || 'noticia';
  return `${slug}-${now}-${randomBytes(3).toString('hex')}`;
}
