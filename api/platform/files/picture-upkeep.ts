import { logger } from '../log.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { removePicture, storePicture } from './pictures.ts';
import { storedAt, type FileKey, type FileKind, type FileStorage } from './storage.ts';

/**
 * Stores the picture of a form, if there is one, then runs the work that saves its address. Deletes the picture if
 * the work fails.
 * @param about.words subject of the picture
 * @param about.field name of the input field
 * @throws ValidationError, UnsupportedFileTypeError, and errors of the work
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
    await deletePictures(storage, key);
    throw error;
  }
}

/**
 * Finds an uploaded picture that is no longer used. Call it in the transaction that removed it.
 * @param address its previous address
 * @param countShown returns the number of rows that still use it
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

/**
 * Deletes pictures after the commit, because a rollback could not restore the files. Pictures that cannot be deleted
 * are only unused files.
 */
export async function deletePictures(
  storage: FileStorage,
  ...keys: readonly (FileKey | null)[]
): Promise<void> {
  for (const key of keys) {
    if (!key) continue;
    await removePicture(storage, key).catch((error: unknown) => {
      logger.warn({ err: error, key }, 'An unused picture could not be deleted');
    });
  }
}
