import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isKey, type FileKey, type FileStorage } from './storage.ts';

/** Keeps files in `<dataDir>/uploads`. */
export function localStorage(dataDir: string): FileStorage {
  const folder = path.join(dataDir, 'uploads');
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
    async read(key) {
      try {
        return await fs.readFile(place(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
