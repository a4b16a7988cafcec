/** Folder of the site's address under which stored files are public. */
export const PUBLIC_PATH = '/uploads/';

/** Kinds of files that the site publishes. */
export type FileKind = 'news' | 'sponsors' | 'players' | 'products';

/** A stored file: its kind and its name, which never came from a visitor as it stands. */
export type FileKey = `${FileKind}/${string}.webp`;

/**
 * The whole of what may be asked for: no dots, no slashes, nothing that could leave the folder. The smaller sizes of a
 * picture are named after it: `news/derbi-400.webp` lies beside `news/derbi.webp`.
 */
const KEY = /^(?:news|sponsors|players|products)\/[a-z0-9][a-z0-9-]{0,99}\.webp$/;

/** Where public files are kept: a folder or an object store, see `open-storage.ts`. */
export interface FileStorage {
  /** Keeps a file; it is there whole or not at all. Keys are unique by their making, so nothing is overwritten. */
  save(key: FileKey, content: Uint8Array): Promise<void>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: FileKey): Promise<void>;
  /** The whole of a file, a few hundred kilobytes at most; null where there is none. */
  read(key: FileKey): Promise<Buffer | null>;
}

/** Whether a text can be the key of a file. */
export function isKey(text: string): text is FileKey {
  return KEY.test(text);
}

/**
 * The key under which a smaller size of a picture lies.
 * @param width in pixels, at most.
 */
export function sizeOf(key: FileKey, width: number): FileKey {
  const size = key.replace(/\.webp$/, `-${width}.webp`);
  if (!isKey(size)) throw new Error(`Too long for the key of a picture with sizes: ${key}`);
  return size;
}

/** The address under which a stored file is served, without the host. */
export function publicAddress(key: FileKey): string {
  return PUBLIC_PATH + key;
}

/** The stored file that an address of the site leads to, or null where the address cannot be one of ours. */
export function storedAt(address: string): FileKey | null {
  const key = address.startsWith(PUBLIC_PATH) ? address.slice(PUBLIC_PATH.length) : '';
  return isKey(key) ? key : null;
}
