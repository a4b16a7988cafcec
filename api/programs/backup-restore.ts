import path from 'node:path';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import { openBlobs } from '../platform/files/open-blobs.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { failStart } from '../platform/process/process.ts';

// `npm run restore -- <file>`: restores into the environment's file store and empty database, of either kind.

const USAGE = 'Usage: npm run restore -- <backup.tar.gz>';

try {
  const [given] = process.argv.slice(2);
  if (!given) {
    console.error(USAGE);
    process.exit(2);
  }
  const config = { ...readConfig(process.env), demo: false as const };
  const database = await prepareDatabase(config, process.cwd());
  try {
    const known = readMigrations(process.cwd()).map(({ name }) => name);
    const source = { database, blobs: openBlobs(config) };
    const { at, tables, files } = await restoreBackup(source, path.resolve(given), known);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The club as it was at ${at} is back: ${rows} rows and ${files.length} files, each compared.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
