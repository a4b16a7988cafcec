import type { Config } from '../config.ts';
import { localStorage } from './local-storage.ts';
import type { FileStorage } from './storage.ts';

/** The storage of a site: its object store where one is configured, its data folder otherwise. */
export function openStorage({ dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>): FileStorage {
  if (!objectStore) return localStorage(dataDir);
  // The client of the store is megabytes that a site without one never loads.
  const opened = import('./object-storage.ts').then(({ objectStorage }) => objectStorage(objectStore));
  return {
    save: async (key, content) => (await opened).save(key, content),
    remove: async (key) => (await opened).remove(key),
    read: async (key) => (await opened).read(key),
  };
}
