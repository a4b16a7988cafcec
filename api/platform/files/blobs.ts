/** A stored file as a listing has it. */
export interface Listed {
  key: string;
  /** When it was stored, milliseconds since 1970. */
  modified: number;
}

/**
 * Where files are kept, public and private ones alike: the data folder or an object store, see `open-blobs.ts`. Keys are
 * paths such as `uploads/news/derbi.webp`; what is in which folder is the business of those who use it.
 */
export interface Blobs {
  /** Keeps a file; it is there whole or not at all. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The whole of a file; null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files below a folder, such as `uploads`. */
  list(folder: string): Promise<Listed[]>;
}

/** Folders and a name, none of which can lead elsewhere. */
const KEY = /^[a-z]+(?:\/[a-z0-9][a-z0-9._-]{0,150}){1,3}$/;

/** @throws Error where a text cannot be the key of a file. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('../..')) throw new Error(`Not a key of a stored file: ${key}`);
  return key;
}

/** The media type of a stored file, by its name. */
export function typeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp';
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
