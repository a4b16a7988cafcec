import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../platform/database/client.ts';
import { fromPglite, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { createPglite } from '../platform/database/pglite.ts';

// One database for all files of a worker, so on the global object: modules may be evaluated once for each file.
declare global {
  var pmbTestDatabase: Promise<EmbeddedDatabase> | undefined;
}

// All tables but the migrations' own, whatever they are called, in one statement.
const EMPTY_ALL = `DO $$
DECLARE
  tables text;
BEGIN
  SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO tables
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations';
  EXECUTE 'TRUNCATE ' || tables || ' RESTART IDENTITY CASCADE';
END $$`;

/**
 * A migrated database without rows, whose ids start at 1; call it in `beforeAll`. It is the embedded one, on a single
 * connection, which hides races: whatever depends on two things happening at once is tested with `testPostgres`.
 */
export async function testDatabase(): Promise<Database> {
  return (await testEmbedded()).prisma;
}

/** The same with the PGlite under it, for tests of what is below the client. */
export async function testEmbedded(): Promise<EmbeddedDatabase> {
  globalThis.pmbTestDatabase ??= load();
  const database = await globalThis.pmbTestDatabase;
  await database.pglite.exec(EMPTY_ALL);
  return database;
}

/** A new embedded database in memory without any table; close it. */
export function emptyPglite(): Promise<PGlite> {
  return loadPglite(inject('pgliteTemplates').empty);
}

async function load(): Promise<EmbeddedDatabase> {
  return fromPglite(await loadPglite(inject('pgliteTemplates').migrated));
}

function loadPglite(archive: string): Promise<PGlite> {
  return createPglite({ loadDataDir: new Blob([fs.readFileSync(archive)]) });
}
