import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../platform/database/client.ts';
import { fromPglite, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { createPglite } from '../platform/database/pglite.ts';

// One database for all test files of a worker. It is a global, because modules may be evaluated once per file.
declare global {
  var pmbTestDatabase: Promise<EmbeddedDatabase> | undefined;
}

// All tables except the migrations' own, in one statement. The queue installs its own schema again.
const EMPTY_ALL = `DO $$
DECLARE
  tables text;
BEGIN
  SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO tables
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations';
  EXECUTE 'TRUNCATE ' || tables || ' RESTART IDENTITY CASCADE';
  DROP SCHEMA IF EXISTS pgboss CASCADE;
END $$`;

/**
 * A migrated, empty database whose ids start at 1; call it in `beforeAll`. It is the embedded one with a single
 * connection, which hides races: use `testPostgres` to test concurrency.
 */
export async function testDatabase(): Promise<Database> {
  return (await testEmbedded()).prisma;
}

/** The same, including the PGlite below the client. */
export async function testEmbedded(): Promise<EmbeddedDatabase> {
  globalThis.pmbTestDatabase ??= load();
  const database = await globalThis.pmbTestDatabase;
  await database.pglite.exec(EMPTY_ALL);
  return database;
}

/** A new in-memory embedded database without tables; close it. */
export function emptyPglite(): Promise<PGlite> {
  return loadPglite(inject('pgliteTemplates').empty);
}

async function load(): Promise<EmbeddedDatabase> {
  return fromPglite(await loadPglite(inject('pgliteTemplates').migrated));
}

function loadPglite(archive: string): Promise<PGlite> {
  return createPglite({ loadDataDir: new Blob([fs.readFileSync(archive)]) });
}
