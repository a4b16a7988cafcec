import type { Config } from '../../config.ts';
import type { Blobs } from './blobs.ts';
import { localBlobs } from './local-blobs.ts';

/** Where a site keeps its files: its object store where one is configured, its data folder otherwise. */
export function openBlobs({ dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>): Blobs {
  if (!objectStore) return localBlobs(dataDir);
  // The client of the store is megabytes that a site without one never loads.
  const opened = import('./object-blobs.ts').then(({ objectBlobs }) => objectBlobs(objectStore));
  return {
    put: async (key, content) => (await opened).put(key, content),
    get: async (key) => (await opened).get(key),
    remove: async (key) => (await opened).remove(key),
    list: async (folder) => (await opened).list(folder),
  };
}
