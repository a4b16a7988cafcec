/** Path under which stored files are public. */
export const PUBLIC_PATH = '/uploads/';

/** Kinds of public files. */
export type FileKind = 'news' | 'sponsors' | 'players' | 'products';

/** Key of a stored file: its kind and a generated name. */
export type FileKey = `${FileKind}/${string}.webp`;

/**
 * Valid keys: no dots or other slashes, which excludes path traversal. Smaller sizes have the width in their name:
 * `news/derbi-400.webp` beside `news/derbi.webp`.
 */
const KEY = /^(?:news|sponsors|players|products)\/[a-z0-9][a-z0-9-]{0,99}\.webp$/;

/** Storage for public files: a folder or an object store, see `open-storage.ts`. */
export interface FileStorage {
  /** Stores a file atomically. Keys are unique, so nothing is overwritten. */
  save(key: FileKey, content: Uint8Array): Promise<void>;
  /** Deletes a file; a missing one is no error. */
  remove(key: FileKey): Promise<void>;
  /** The content of a file (a few hundred kilobytes); null if it does not exist. */
  read(key: FileKey): Promise<Buffer | null>;
}

/** Whether a text is a valid key. */
export function isKey(text: string): text is FileKey {
  return KEY.test(text);
}

/**
 * The key of a smaller size of a picture.
 * @param width maximum width in pixels
 */
export function sizeOf(key: FileKey, width: number): FileKey {
  const size = key.replace(/\.webp$/, `-${width}.webp`);
  if (!isKey(size)) throw new Error(`Too long for the key of a picture with sizes: ${key}`);
  return size;
}

/** The path of a stored file on the site. */
export function publicAddress(key: FileKey): string {
  return PUBLIC_PATH + key;
}

/** The key of the stored file at a path; null if the path is not one of a stored file. */
export function storedAt(address: string): FileKey | null {
  const key = address.startsWith(PUBLIC_PATH) ? address.slice(PUBLIC_PATH.length) : '';
  return isKey(key) ? key : null;
}
