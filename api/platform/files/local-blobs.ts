import fs from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type Blobs, type Listed } from './blobs.ts';
import { writeDurably } from '../database/durable-files.ts';

/** Stores files in folders of `dataDir`. */
export function localBlobs(dataDir: string): Blobs {
  const place = (key: string) => path.join(dataDir, checkedKey(key));
  return {
    async put(key, content) {
      const [top = ''] = key.split('/');
      // Drafts are in the top folder, where they are found if the process is killed.
      await writeDurably(place(key), content, path.join(dataDir, top));
    },
    get: (key) => fs.readFile(place(key)).catch(ifMissing),
    remove: (key) => fs.rm(place(key), { force: true }),
    async list(folder) {
      const entries = await fs
        .readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
        .catch(ifMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      const listed = await Promise.all(
        files.map(({ parentPath, name }) => describe(dataDir, path.join(parentPath, name))),
      );
      return listed.filter((file) => file !== null);
    },
  };
}

async function describe(dataDir: string, file: string): Promise<Listed | null> {
  const stat = await fs.stat(file).catch(ifMissing);
  if (!stat) return null;
  return { key: path.relative(dataDir, file).replaceAll(path.sep, '/'), modified: stat.ctimeMs };
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
