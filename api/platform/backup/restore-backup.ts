import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import * as tar from 'tar';
import { inSqlTransaction, type RunSql } from '../database/sql-transaction.ts';
import { AFTER_RESTORE, isLeftOutSequence, LEFT_OUT_TABLES } from './left-out.ts';
import { BackupError, manifestSchema, type Manifest } from './manifest.ts';
import type { BackupSource } from './make-backup.ts';
import { BATCH, quoted, readTable, writeRows } from './tables.ts';

/**
 * Restores a backup into a migrated database without accounts, and its files into the file store. Then all tables and
 * files are read back and compared with the backup's checksums. All tables are written in one transaction, so a
 * failure leaves the database unchanged.
 * @param known names of the migrations of this version of the site
 * @throws BackupError
 */
export async function restoreBackup(
  { database, blobs }: BackupSource,
  archive: string,
  known: readonly string[],
): Promise<Manifest> {
  const stage = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-restore-'));
  try {
    await tar.extract({ file: archive, cwd: stage, strict: true }).catch((error: unknown) => {
      throw new BackupError(`${archive} cannot be read: ${error instanceof Error ? error.message : ''}`);
    });
    const manifest = readManifest(stage, archive, known);
    await inSqlTransaction(database, 'write', async (run) => {
      await refuseFull(run);
      await empty(run, manifest);
      for (const table of manifest.tables) await fill(run, table, stage);
      for (const { name, last } of manifest.sequences) {
        await run('SELECT setval($1::regclass, $2::bigint)', [quoted(name), last]);
      }
      await compareTables(run, manifest);
      await run(AFTER_RESTORE);
    });
    for (const file of manifest.files) {
      const content = fs.readFileSync(path.join(stage, 'files', file.key));
      await blobs.put(file.key, content);
      if (sha256Of(await blobs.get(file.key)) !== file.sha256) {
        throw new BackupError(`The file ${file.key} differs from the backup`);
      }
    }
    return manifest;
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
  }
}

function readManifest(stage: string, archive: string, known: readonly string[]): Manifest {
  const file = path.join(stage, 'manifest.json');
  const parsed = manifestSchema.safeParse(
    fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null,
  );
  if (!parsed.success) throw new BackupError(`${archive} is no backup of this site`);
  const strange = parsed.data.migrations.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    throw new BackupError(
      `The backup is of a newer version of the site, which has also ${strange.join(', ')}`,
    );
  }
  const { tables, sequences, ...others } = parsed.data;
  // Older versions include some of these tables.
  return {
    ...others,
    tables: tables.filter(({ name }) => !LEFT_OUT_TABLES.includes(name)),
    sequences: sequences.filter(({ name }) => !isLeftOutSequence(name)),
  };
}

async function refuseFull(run: RunSql): Promise<void> {
  const [users] = await run('SELECT count(*)::int AS count FROM users');
  if (users?.['count'] !== 0) {
    throw new BackupError('This database has accounts already: restore into an empty one');
  }
}

/** Migrations may have added rows to some tables; only those of the backup must stay. */
async function empty(run: RunSql, { tables }: Manifest): Promise<void> {
  await run(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
}

async function fill(run: RunSql, table: Manifest['tables'][number], stage: string): Promise<void> {
  const file = fs.createReadStream(path.join(stage, 'tables', `${table.name}.ndjson`));
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await writeRows(run, table, batch);
    batch = [];
  };
  for await (const line of readline.createInterface({ input: file })) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

/**
 * Reads the restored tables and compares their checksums.
 * @throws BackupError
 */
async function compareTables(run: RunSql, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await readTable(run, table, () => {});
    if (sha256 !== table.sha256) {
      throw new BackupError(
        `The table ${table.name} has ${rows} rows that are not the ${table.rows} of the backup`,
      );
    }
  }
}

function sha256Of(content: Buffer | null): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}
