import type { Config } from '../../config.ts';
import type { Blobs } from './blobs.ts';
import { localBlobs } from './local-blobs.ts';

/** Opens the storage of a site: the object store if one is configured, otherwise the data folder. */
export function openBlobs({ dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>): Blobs {
  if (!objectStore) return localBlobs(dataDir);
  // Imported on demand, because the client of the object store is large.
  const opened = import('./object-blobs.ts').then(({ objectBlobs }) => objectBlobs(objectStore));
  return {
    put: async (key, content) => (await opened).put(key, content),
    get: async (key) => (await opened).get(key),
    remove: async (key) => (await opened).remove(key),
    list: async (folder) => (await opened).list(folder),
  };
}
