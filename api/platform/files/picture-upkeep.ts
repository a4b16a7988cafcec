import { logger } from '../log.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { removePicture, storePicture } from './pictures.ts';
import { storedAt, type FileKey, type FileKind, type FileStorage } from './storage.ts';

/**
 * Stores the picture that came with a form, if one did, for the work that writes its address down; where that work fails,
 * the picture is forgotten again.
 * @param about.words what it is of. @param about.field of the input.
 * @throws ValidationError, UnsupportedFileTypeError, and whatever the work throws
 */
export async function withPicture<Picture extends UploadedFile | null, Result>(
  storage: FileStorage,
  picture: Picture,
  about: { kind: FileKind; words: string; field: string },
  work: (key: FileKey | Extract<Picture, null>) => Promise<Result>,
): Promise<Result> {
  const key = picture && (await storePicture(storage, picture, about));
  try {
    return await work(key);
  } catch (error) {
    await forgetPictures(storage, key);
    throw error;
  }
}

/**
 * The picture of ours at an address that nothing shows any more. Asked in the transaction that took it away.
 * @param address which was shown until now.
 * @param countShown how many still show it.
 */
export async function abandonedPicture(
  kind: FileKind,
  address: string | null,
  countShown: (address: string) => Promise<number>,
): Promise<FileKey | null> {
  const key = storedAt(address ?? '');
  if (address === null || !key?.startsWith(`${kind}/`)) return null;
  return (await countShown(address)) === 0 ? key : null;
}

/** Only once the transaction holds: a rollback brings the row back, but no file. What cannot be removed is only litter. */
export async function forgetPictures(
  storage: FileStorage,
  ...keys: readonly (FileKey | null)[]
): Promise<void> {
  for (const key of keys) {
    if (!key) continue;
    await removePicture(storage, key).catch((error: unknown) => {
      logger.warn({ err: error, key }, 'A picture that is no longer shown could not be removed');
    });
  }
}
