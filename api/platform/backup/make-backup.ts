import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as tar from 'tar';
import { z } from 'zod';
import { inSqlTransaction, type RunSql } from '../database/sql-transaction.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Blobs } from '../files/blobs.ts';
import { renameDurably, syncToDisk } from '../database/durable-files.ts';
import { isLeftOutSequence } from './left-out.ts';
import { FILE_FOLDERS, type Manifest } from './manifest.ts';
import { listTables, readTable } from './tables.ts';

/** The source of a backup. */
export interface BackupSource {
  database: OpenDatabase;
  blobs: Blobs;
}

/**
 * Writes the data of the site into a `.tar.gz`: a consistent snapshot of the tables (`left-out.ts` has the exceptions), and
 * all stored files. It contains personal data and password hashes, so only its owner may read it. The site keeps running. Files stored or
 * deleted during the backup may be missing, but never one that a row of the snapshot refers to.
 * @param target the archive; it is created completely or not at all
 * @throws errors of the database, the file store and the disk
 */
export async function makeBackup({ database, blobs }: BackupSource, target: string): Promise<Manifest> {
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const stage = `${target}.${randomUUID()}`;
  fs.mkdirSync(path.join(stage, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const files = new Map<string, Manifest['files'][number]>();
    // Once before the snapshot, for files deleted right after it, and once afterwards, for files stored right before
    // it.
    await copyFiles(blobs, stage, files);
    const content = await inSqlTransaction(database, 'snapshot', (run) => dump(run, stage));
    await copyFiles(blobs, stage, files);
    const manifest: Manifest = { format: 1, ...content, files: [...files.values()] };
    fs.writeFileSync(path.join(stage, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const draft = `${stage}.tar.gz`;
    await tar.create({ gzip: true, file: draft, cwd: stage, portable: true, mode: 0o600 }, ['.']);
    fs.chmodSync(draft, 0o600);
    // The oldest backup may be deleted next.
    syncToDisk(draft);
    renameDurably(draft, target);
    return manifest;
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
    fs.rmSync(`${stage}.tar.gz`, { force: true });
  }
}

const names = z.array(z.object({ name: z.string() }));
const sequenceRows = z.array(z.object({ name: z.string(), last: z.string() }));

async function dump(run: RunSql, stage: string): Promise<Omit<Manifest, 'format' | 'files'>> {
  const [now] = await run('SELECT to_char(now(), \'YYYY-MM-DD"T"HH24:MI:SS.MSOF\') AS at');
  const migrations = names.parse(
    await run(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
    ),
  );
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(run)) {
    const file = fs.openSync(path.join(stage, 'tables', `${table.name}.ndjson`), 'w', 0o600);
    try {
      const read = await readTable(run, table, (lines) => void fs.writeSync(file, lines));
      tables.push({ ...table, ...read });
    } finally {
      fs.closeSync(file);
    }
  }
  const sequences = sequenceRows.parse(
    await run(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
    ),
  );
  return {
    at: String(now?.['at']),
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: sequences.filter(({ name }) => !isLeftOutSequence(name)),
  };
}

/** Copies files that are not copied yet; stored files never change. */
async function copyFiles(
  blobs: Blobs,
  stage: string,
  files: Map<string, Manifest['files'][number]>,
): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    for (const { key } of await blobs.list(folder)) {
      const content = files.has(key) ? null : await blobs.get(key);
      if (!content) continue;
      const place = path.join(stage, 'files', key);
      fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
      fs.writeFileSync(place, content, { mode: 0o600 });
      files.set(key, { key, size: content.length, sha256: sha256Of(content) });
    }
  }
}

function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
