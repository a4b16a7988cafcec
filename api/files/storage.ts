import fs from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** Folder of the site's address under which stored files are public. */
const PUBLIC_PATH = '/uploads/';

/** Kinds of files that the site publishes. */
export type FileKind = 'news' | 'sponsors';

/** A stored file: its kind and its name, which never came from a visitor as it stands. */
export type FileKey = `${FileKind}/${string}.webp`;

/**
 * The whole of what may be asked for: no dots, no slashes, nothing that could leave the folder. The smaller sizes of a
 * picture are named after it: `news/derbi-400.webp` lies beside `news/derbi.webp`.
 */
const KEY = /^(?:news|sponsors)\/[a-z0-9][a-z0-9-]{0,99}\.webp$/;

/** Where public files are kept: a folder here, an object store behind the same two calls elsewhere. */
export interface FileStorage {
  /** Keeps a file; it is there whole or not at all. Keys are unique by their making, so nothing is overwritten. */
  save(key: FileKey, content: Uint8Array): Promise<void>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: FileKey): Promise<void>;
}

function isKey(text: string): text is FileKey {
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

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/**
 * Finds the file of an address such as `/uploads/news/derbi-menorca-1764000000000-3fa9c1.webp`.
 * @returns its absolute path, which need not exist, or null where the address cannot be one of ours.
 */
export function resolveUpload(dataDir: string, address: string): string | null {
  const key = storedAt(address);
  return key && path.join(folderOf(dataDir), key);
}

/** Keeps files in `<dataDir>/uploads`. */
export function localStorage(dataDir: string): FileStorage {
  const folder = folderOf(dataDir);
  const place = (key: FileKey) => {
    if (!isKey(key)) throw new Error(`Not a key of a stored file: ${key}`);
    return path.join(folder, key);
  };
  return {
    async save(key, content) {
      const target = place(key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Written beside and renamed, so that nobody is ever served half a file.
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await fs.writeFile(draft, content, { flag: 'wx', mode: 0o644 });
        await fs.rename(draft, target);
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    remove: (key) => fs.rm(place(key), { force: true }),
  };
}
