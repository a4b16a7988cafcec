import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { z } from 'zod';
import type { EmbeddedDatabase } from './embedded.ts';
import { migrationList, readMigrations, readSchema, type Migration } from './migrations.ts';
import type { OpenDatabase } from './open.ts';
import { DatabaseUnavailableError, type PostgresDatabase } from './postgres.ts';
import { filters, schemaEngine, withScripts, type EngineConnection } from './schema-engine.ts';
import { checkExtensions } from './start-checks.ts';

/** The migrations failed; the message has the migration and the reason. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const recordSchema = z.array(
  z.object({ migration_name: z.string(), checksum: z.string(), finished: z.boolean() }),
);
type Applied = z.infer<typeof recordSchema>;
type Query = (sql: string) => Promise<unknown[]>;

// The key used by Prisma itself, so that `prisma migrate deploy` and this code wait for each other.
const ADVISORY_LOCK = 72_707_369;
const WAIT_FOR_OTHERS_MS = 60_000;
const WAIT_FOR_TABLES_MS = 15_000;

/**
 * Applies the migrations in `prisma/migrations` and records them in Prisma's `_prisma_migrations`. Takes milliseconds
 * if there is nothing to do. Of several concurrent processes, one works and the others wait.
 * @param root the project's folder with `prisma` and `node_modules`
 * @param waitMs how long to wait for another process on PostgreSQL
 * @returns the names of the applied migrations
 * @throws MigrationError
 */
export async function migrate(
  database: OpenDatabase,
  root: string,
  waitMs = WAIT_FOR_OTHERS_MS,
): Promise<string[]> {
  const migrations = readMigrations(root);
  const query: Query = database.kind === 'postgres' ? viaPg(database.pool) : viaPglite(database);
  if (isUpToDate(await readApplied(query), migrations)) return [];
  return database.kind === 'postgres'
    ? migratePostgres(database, root, migrations, waitMs)
    : migrateEmbedded(database, root, migrations);
}

async function migrateEmbedded(database: EmbeddedDatabase, root: string, migrations: Migration[]) {
  const { pglite } = database;
  const { PrismaPGlite } = await import('pglite-prisma-adapter');
  const connect = async () =>
    withScripts(await new PrismaPGlite(pglite).connect(), async (script) => {
      await pglite.transaction((transaction) => transaction.exec(script));
    });
  const applied = await apply(root, migrations, { connect, connectToShadow: connect }, viaPglite(database));
  // PGlite reads array types only when it opens; without this, lists of new enums would fail until the next start.
  await pglite.refreshArrayTypes();
  return applied;
}

async function migratePostgres(
  database: PostgresDatabase,
  root: string,
  migrations: Migration[],
  waitMs: number,
) {
  // A single connection, because the lock belongs to it; without timeout, because altering a large table can take
  // long.
  const pool = new pg.Pool({ ...database.pool.options, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  const query = viaPg(pool);
  try {
    await query(`SET statement_timeout = 0; SET lock_timeout = ${waitMs}`);
    await query(`SELECT pg_advisory_lock(${ADVISORY_LOCK})`).catch(refuseToWait);
    if (isUpToDate(await readApplied(query), migrations)) return [];
    await query(`SET lock_timeout = ${WAIT_FOR_TABLES_MS}`);
    const applied = new Set((await readApplied(query)).map((record) => record.migration_name));
    await checkExtensions(
      pool,
      migrations.filter(({ name }) => !applied.has(name)),
    );
    const connect = async () =>
      withScripts(await new PrismaPg(pool).connect(), async (script) => {
        // Several statements in one query are one transaction.
        await pool.query(script);
      });
    return await apply(root, migrations, { connect, connectToShadow: connect }, query);
  } catch (error) {
    throw error instanceof DatabaseUnavailableError ? error : asMigrationError(error);
  } finally {
    // Ending the session releases the lock.
    await pool.end();
  }
}

async function apply(root: string, migrations: Migration[], connection: EngineConnection, query: Query) {
  const applied = await readApplied(query);
  refuseForeign(applied, migrations);
  refuseEdited(applied, migrations);
  const engine = await schemaEngine(root, readSchema(root), connection);
  try {
    for (const record of applied) {
      // Interrupted or failed. A script is atomic, so it can be applied again.
      if (!record.finished) await engine.markMigrationRolledBack({ migrationName: record.migration_name });
    }
    const migrationsList = migrationList(root, migrations);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  } catch (error) {
    throw asMigrationError(error);
  } finally {
    engine.free();
  }
}

async function readApplied(query: Query): Promise<Applied> {
  const [table] = await query(`SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL`);
  if (table === undefined) return [];
  const rows = await query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return recordSchema.parse(rows);
}

function isUpToDate(applied: Applied, migrations: Migration[]): boolean {
  const checksums = new Map(applied.map((record) => [record.migration_name, record.checksum]));
  return (
    applied.every((record) => record.finished) &&
    migrations.every((migration) => checksums.get(migration.name) === migration.checksum)
  );
}

/** An older version of the site accepts migrations that it does not know, but never only such ones. */
function refuseForeign(applied: Applied, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.length > 0 && !applied.some((record) => known.has(record.migration_name))) {
    throw new MigrationError(
      'The database has the tables of another program; use an empty one, or that of the site.',
    );
  }
}

function refuseEdited(applied: Applied, migrations: Migration[]): void {
  for (const { name, checksum } of migrations) {
    const record = applied.find((candidate) => candidate.migration_name === name && candidate.finished);
    if (record !== undefined && record.checksum !== checksum) {
      throw new MigrationError(`Migration ${name} was changed after this database had applied it.`);
    }
  }
}

function viaPg(pool: pg.Pool): Query {
  return async (sql) => (await pool.query<Record<string, unknown>>(sql)).rows;
}

function viaPglite({ pglite }: EmbeddedDatabase): Query {
  return async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows;
}

function refuseToWait(error: unknown): never {
  const LOCK_NOT_AVAILABLE = '55P03';
  if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
    throw new MigrationError('Another process is migrating the database and does not finish.', {
      cause: error,
    });
  }
  throw error;
}

/** Reduces the engine's long trace to the migration and PostgreSQL's reason. */
function asMigrationError(error: unknown): MigrationError {
  if (error instanceof MigrationError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const name = /migration_name="([^"]+)"/.exec(message)?.[1];
  const reason = /ERROR: (.+)/.exec(message)?.[1] ?? message.split('\n')[0];
  const what =
    name === undefined ? 'The database could not be migrated' : `Migration ${name} failed and was undone`;
  return new MigrationError(`${what}: ${reason}`, { cause: error });
}
