import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { openBlobs } from '../../platform/files/open-blobs.ts';

const HOUR = 60 * 60_000;
const FOLDER = 'abonos';

/** The key of a stored file, as in `membership_uploads.filePath`. */
const KEY = /^abonos\/[0-9a-f-]{36}\.pdf$/;

type Place = Pick<Config, 'dataDir' | 'objectStore'>;

/** A local copy of a stored file, because the reader needs a file on this machine. */
export interface AbonoCopy {
  content: Buffer;
  path: string;
  /** Deletes the copy. */
  dispose(): Promise<void>;
}

/** The PDFs of season passes: private, with random names, in a folder that is not served. */
export interface AbonoFiles {
  /**
   * Stores a received file.
   * @returns its key, for `membership_uploads.filePath`
   */
  store(received: string): Promise<string>;
  /** The content of a stored file, or null if it is missing. */
  read(key: string): Promise<Buffer | null>;
  /** A copy to work with, or null if the file is missing; dispose of it. */
  copy(key: string): Promise<AbonoCopy | null>;
  /** Deletes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** Stores them in `abonos` of the object store if one is configured, otherwise of the data folder. */
export function openAbonoFiles(config: Place): AbonoFiles {
  const blobs = openBlobs(config);
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a key of a season pass's file: ${key}`);
    return key;
  };
  const read = async (key: string) => blobs.get(place(key));
  return {
    async store(received) {
      const key = `${FOLDER}/${randomUUID()}.pdf`;
      await blobs.put(key, await fs.readFile(received));
      return key;
    },
    read,
    async copy(key) {
      const content = await read(key);
      if (!content) return null;
      // The folder for received files: leftovers of a killed process are cleaned up there.
      const folder = path.join(config.dataDir, 'incoming');
      const file = path.join(folder, randomUUID());
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(file, content, { flag: 'wx', mode: 0o600 });
      return { content, path: file, dispose: () => fs.rm(file, { force: true }) };
    },
    remove: async (key) => blobs.remove(place(key)),
  };
}

/**
 * Deletes files without an upload row: left by a process killed before it stored the row, or by closed accounts.
 * Files younger than an hour are kept, because their row may still be stored.
 * @returns the number of deleted files
 */
export async function removeStrayAbonoFiles(
  database: Database,
  config: Place,
  now = Date.now(),
): Promise<number> {
  const blobs = openBlobs(config);
  const old = (await blobs.list(FOLDER)).filter(({ modified }) => now - modified > HOUR);
  if (old.length === 0) return 0;
  const rows = await database.membershipUpload.findMany({ select: { filePath: true } });
  const known = new Set(rows.map(({ filePath }) => filePath));
  const stray = old.filter(({ key }) => !known.has(key));
  await Promise.all(stray.map(({ key }) => blobs.remove(key)));
  return stray.length;
}
