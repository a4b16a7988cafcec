import fs from 'node:fs';
import { inject } from 'vitest';
import { copyOfPostgres, emptyPostgres } from '../api/testing/postgres.ts';
import { newDataDir, startOnce } from './site-process.ts';

// Copies of the demonstration club for tests that start their own site. Creating it would take seconds each time.

/** A data folder whose embedded database has the demonstration club. Remove it with `fs.rmSync`. */
export async function demonstrationDataDir(): Promise<string> {
  const dataDir = newDataDir();
  await fs.promises.cp(inject('demonstration'), dataDir, { recursive: true });
  return dataDir;
}

let filled: Promise<string> | undefined;

/** The URL of a PostgreSQL database with the demonstration club. */
export async function demonstrationPostgres(): Promise<string> {
  filled ??= fillPostgres();
  return copyOfPostgres(await filled);
}

async function fillPostgres(): Promise<string> {
  const url = await emptyPostgres();
  const dataDir = newDataDir();
  await startOnce({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'small' });
  fs.rmSync(dataDir, { recursive: true, force: true });
  return url;
}
