import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { openBlobs } from '../../platform/files/open-blobs.ts';

const HOUR = 60 * 60_000;
const FOLDER = 'abonos';

/** Where a kept file is, as `membership_uploads.filePath` holds it. */
const KEY = /^abonos\/[0-9a-f-]{36}\.pdf$/;

type Place = Pick<Config, 'dataDir' | 'objectStore'>;

/** A kept file as the reader takes it, which wants a file of this machine. */
export interface AbonoCopy {
  content: Buffer;
  path: string;
  /** Removes the copy. */
  dispose(): Promise<void>;
}

/** The PDFs of season passes: private, named by chance, in a folder that nothing serves. */
export interface AbonoFiles {
  /** Takes a received file in. @returns its key, for `membership_uploads.filePath`. */
  keep(received: string): Promise<string>;
  /** The content of a kept file, or null where it is gone. */
  read(key: string): Promise<Buffer | null>;
  /** A copy to work on, or null where the file is gone; dispose of it. */
  copy(key: string): Promise<AbonoCopy | null>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Keeps them in `abonos` of the object store, where one is configured, or of the data folder. */
export function openAbonoFiles(config: Place): AbonoFiles {
  const blobs = openBlobs(config);
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a key of a season pass's file: ${key}`);
    return key;
  };
  const read = async (key: string) => blobs.get(place(key));
  return {
    async keep(received) {
      const key = `${FOLDER}/${randomUUID()}.pdf`;
      await blobs.put(key, await fs.readFile(received));
      return key;
    },
    read,
    async copy(key) {
      const content = await read(key);
      if (!content) return null;
      // Where received files wait too: what a killed process leaves there is swept.
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
 * Removes files that no upload knows: of a process that was killed between the file and its row, and of accounts that
 * were closed. What is younger than an hour may still get its row.
 * @returns how many were removed
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
