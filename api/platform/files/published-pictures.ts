import type { ReadPublication } from '../http/publish.ts';
import { PUBLIC_PATH, storedAt, type FileStorage } from './storage.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Finds the stored picture at an address of the site; null where the address is none of a stored file. */
export function findPicture(storage: FileStorage, pathname: string): ReadPublication | null {
  if (!pathname.startsWith(PUBLIC_PATH)) return null;
  return async () => {
    const key = storedAt(pathname);
    const body = key && (await storage.read(key));
    // A picture that changes gets a new name.
    return body ? { body, type: 'image/webp', maxAge: YEAR, immutable: true, sandboxed: true } : null;
  };
}
