import type { ReadPublication } from '../http/publish.ts';
import { storedAt, type FileStorage } from './storage.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Reads the stored picture at an address of the site. */
export function findPicture(storage: FileStorage, pathname: string): ReadPublication {
  return async () => {
    const key = storedAt(pathname);
    const body = key && (await storage.read(key));
    // A changed picture gets a new name.
    return body ? { body, type: 'image/webp', maxAge: YEAR, immutable: true, sandboxed: true } : null;
  };
}
