import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/client.ts';

const HOUR = 60 * 60_000;
const FOLDER = 'abonos';

/** Where a kept file is, relative to the data folder, as `membership_uploads.filePath` holds it. */
const KEY = /^abonos\/[0-9a-f-]{36}\.pdf$/;

/** The PDFs of season passes: private, named by chance, in a folder that nothing serves. */
export interface AbonoFiles {
  /** Takes a received file in. @returns its key, for `membership_uploads.filePath`. */
  keep(received: string): Promise<string>;
  /** Where a kept file lies. */
  placeOf(key: string): string;
  /** The content of a kept file, or null where it is gone. */
  read(key: string): Promise<Buffer | null>;
  /** Forgets a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Keeps them in `<dataDir>/abonos`, on the same disk as what is being received. */
export function abonoFiles(dataDir: string): AbonoFiles {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a key of a season pass's file: ${key}`);
    return path.join(dataDir, key);
  };
  return {
    async keep(received) {
      const key = `${FOLDER}/${randomUUID()}.pdf`;
      await fs.mkdir(path.join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
      await fs.rename(received, path.join(dataDir, key));
      return key;
    },
    placeOf: place,
    read: (key) => fs.readFile(place(key)).catch(ifMissing),
    remove: (key) => fs.rm(place(key), { force: true }),
  };
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Removes files that no upload knows: of a process that was killed between the file and its row, and of accounts that
 * were closed. What is younger than an hour may still get its row.
 * @returns how many were removed
 */
export async function removeStrayAbonoFiles(
  database: Database,
  dataDir: string,
  now = Date.now(),
): Promise<number> {
  const names = await fs.readdir(path.join(dataDir, FOLDER)).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const stat = await fs.stat(path.join(dataDir, FOLDER, name)).catch(() => null);
    if (stat?.isFile() && now - stat.ctimeMs > HOUR) old.push(`${FOLDER}/${name}`);
  }
  if (old.length === 0) return 0;
  const rows = await database.membershipUpload.findMany({ select: { filePath: true } });
  const known = new Set(rows.map(({ filePath }) => filePath));
  const stray = old.filter((key) => !known.has(key));
  await Promise.all(stray.map((key) => fs.rm(path.join(dataDir, key), { force: true })));
  return stray.length;
}
