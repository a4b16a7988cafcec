import fs from 'node:fs';
import path from 'node:path';
import { logger } from '../log.ts';
import { makeBackup, type BackupSource } from './make-backup.ts';

/** The folder of backups and their maximum number. */
export interface BackupPlace {
  folder: string;
  keep: number;
}

const NAME = /^pmb-\d{8}T\d{6}Z\.tar\.gz$/;

/** The file name of a new backup; names sort by time. */
export function backupFile(folder: string, now = new Date()): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return path.join(folder, `pmb-${stamp}.tar.gz`);
}

/** Creates a backup and deletes the oldest ones above the maximum. */
export async function backUpNightly(
  source: BackupSource,
  { folder, keep }: BackupPlace,
  now = new Date(),
): Promise<void> {
  const file = backupFile(folder, now);
  const { tables, files } = await makeBackup(source, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  logger.info({ file: path.basename(file), rows, files: files.length }, 'a backup was made');
  const backups = fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  for (const name of backups.slice(keep)) fs.rmSync(path.join(folder, name), { force: true });
}
