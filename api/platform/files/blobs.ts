/** An entry in a list of stored files. */
export interface Listed {
  key: string;
  /** When it was stored, in milliseconds since 1970. */
  modified: number;
}

/**
 * Storage for public and private files: the data folder or an object store, see `open-blobs.ts`. Keys are paths such
 * as `uploads/news/derbi.webp`; the users of this interface choose the folders.
 */
export interface Blobs {
  /** Stores a file atomically. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The content of a file; null if it does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** All files below a folder, such as `uploads`. */
  list(folder: string): Promise<Listed[]>;
}

/** Folders and a name; the pattern excludes path traversal. */
const KEY = /^[a-z]+(?:\/[a-z0-9][a-z0-9._-]{0,150}){1,3}$/;

/** @throws Error for an invalid key */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('../..')) throw new Error(`Not a key of a stored file: ${key}`);
  return key;
}

/** The media type of a stored file, from its extension. */
export function typeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp';
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
