import type { Config } from '../../config.ts';
import { openBlobs } from './open-blobs.ts';
import { isKey, type FileKey, type FileStorage } from './storage.ts';

/** Opens the storage for public files of a site, under `uploads/`. */
export function openStorage(config: Pick<Config, 'dataDir' | 'objectStore'>): FileStorage {
  const blobs = openBlobs(config);
  const place = (key: FileKey) => {
    if (!isKey(key)) throw new Error(`Not a key of a stored file: ${key}`);
    return `uploads/${key}`;
  };
  return {
    save: async (key, content) => blobs.put(place(key), content),
    remove: async (key) => blobs.remove(place(key)),
    read: async (key) => blobs.get(place(key)),
  };
}
