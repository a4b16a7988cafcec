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

// Empties all tables except the migrations' own, and lets ids start at 1. The queue installs its own schema again. TRUNCATE
// makes new files for a table and for those that refer to it, so small tables are emptied row by row, which is ten times quicker.
const EMPTY_ALL = `DO $$
DECLARE
  one regclass;
  filled boolean;
BEGIN
  -- References are not checked: everything goes.
  SET LOCAL session_replication_role = replica;
  FOR one IN SELECT format('%I.%I', schemaname, tablename)::regclass
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', one) INTO filled;
    IF filled AND pg_relation_size(one) > 1000000 THEN
      EXECUTE format('TRUNCATE %s CASCADE', one);
    ELSIF filled THEN
      EXECUTE format('DELETE FROM %s', one);
    END IF;
  END LOOP;
  PERFORM setval(format('%I.%I', schemaname, sequencename), start_value, false)
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
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
