import path from 'node:path';
import { backupFile } from '../platform/backup/nightly-backup.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openBlobs } from '../platform/files/open-blobs.ts';
import { failStart } from '../platform/process/process.ts';

// `npm run backup -- [file]`: saves all rows and files of the environment's site in one archive.

try {
  const config = readConfig(process.env);
  const file = path.resolve(process.argv[2] ?? backupFile(config.backup?.folder ?? 'backups'));
  const database = await openDatabase(config);
  try {
    const { tables, files } = await makeBackup({ database, blobs: openBlobs(config) }, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${files.length} files are in ${file}`);
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
