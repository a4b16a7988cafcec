import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import type { OpenDatabase } from './open.ts';
import { CONNECTIONS, describeDatabase, DatabaseUnavailableError } from './postgres.ts';

// Databases with which the site would start, look healthy, and fail later. Each is refused with one line, before anything
// is changed.

/** The oldest version that has everything the migrations use. */
const OLDEST_MAJOR = 13;
/** Statements that the server answers, one after the other, while a notification may arrive; it takes as long as one. */
const NOTIFICATION_STATEMENTS = 50;
const BETWEEN_STATEMENTS_MS = 100;
/** Times of the site and of the database are compared with each other, for example when a sale ends. */
const MOST_CLOCK_DIFFERENCE_MS = 5 * 60_000;

const factsSchema = z.object({
  version: z.int(),
  encoding: z.string(),
  is_standby: z.boolean(),
  is_read_only: z.boolean(),
  connections: z.int(),
  has_tables: z.boolean(),
  has_migrations: z.boolean(),
  has_queue: z.boolean(),
  may_create_schemas: z.boolean(),
  may_create_tables: z.boolean(),
  role: z.string(),
  database: z.string(),
  now: z.number(),
});
type Facts = z.infer<typeof factsSchema>;

const FACTS = `
  SELECT current_setting('server_version_num')::int AS version,
         current_setting('server_encoding') AS encoding,
         pg_is_in_recovery() AS is_standby,
         current_setting('transaction_read_only') = 'on' AS is_read_only,
         (SELECT least(nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1),
                       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int)
            FROM pg_roles r, pg_database d
           WHERE r.rolname = current_user AND d.datname = current_database()) AS connections,
         EXISTS (SELECT FROM pg_class c
                  WHERE c.relnamespace = to_regnamespace('public') AND c.relkind IN ('r', 'p')
                    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')) AS has_tables,
         to_regclass('public._prisma_migrations') IS NOT NULL AS has_migrations,
         to_regclass('pgboss.version') IS NOT NULL AS has_queue,
         has_database_privilege(current_database(), 'CREATE') AS may_create_schemas,
         to_regnamespace('public') IS NOT NULL AND has_schema_privilege('public', 'CREATE') AS may_create_tables,
         current_user::text AS role,
         current_database()::text AS database,
         extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`;

/**
 * Checks that the site can work with an open database; changes nothing.
 * @throws DatabaseUnavailableError with the reason and what to do
 */
export async function checkDatabase(database: OpenDatabase): Promise<void> {
  // The embedded database comes with the site.
  if (database.kind === 'embedded') return;
  const { pool } = database;
  const { rows } = await pool.query(FACTS);
  const fault = findFault(factsSchema.parse(rows[0]), Date.now()) ?? (await findPoolerFault(pool));
  if (fault !== null) throw refusal(pool, fault);
}

/** @returns why the site cannot work with this database, and what to do; null if it can */
export function findFault(facts: Facts, now: number): string | null {
  const { role, database } = facts;
  const major = Math.floor(facts.version / 10_000);
  if (major < OLDEST_MAJOR) return `it is PostgreSQL ${major}, and the site needs ${OLDEST_MAJOR} or newer`;
  if (facts.encoding !== 'UTF8')
    return `its encoding is ${facts.encoding}; create the database with ENCODING 'UTF8'`;
  if (facts.is_standby) return 'it is a standby, which cannot be written to; use the primary server';
  if (facts.is_read_only) return 'it is read-only; set default_transaction_read_only to off';
  if (facts.connections < CONNECTIONS)
    return `it allows ${facts.connections} connections, and the site needs ${CONNECTIONS}; raise the limit of the role, the database or the server`;
  if (facts.has_tables && !facts.has_migrations)
    return 'it has tables of another program; use an empty database, or that of the site';
  if (!facts.has_migrations && !facts.may_create_tables)
    return `the role may not create tables; run GRANT CREATE ON SCHEMA public TO "${role}"`;
  if (!facts.has_queue && !facts.may_create_schemas)
    return `the role may not create the schema of the job queue; run GRANT CREATE ON DATABASE "${database}" TO "${role}"`;
  const apart = Math.round(Math.abs(facts.now - now) / 60_000);
  if (apart * 60_000 > MOST_CLOCK_DIFFERENCE_MS)
    return `its clock and the clock of this machine are ${apart} minutes apart; synchronise both`;
  return null;
}

/**
 * Behind a pooler in transaction mode a session does not keep its connection, so it never gets a notification. The caches
 * of several instances, the presence of instances and prepared queries would fail without an error. How long to wait is
 * counted in statements, because a busy server also takes its time for a notification.
 */
async function findPoolerFault(pool: pg.Pool): Promise<string | null> {
  const channel = `pmb_start_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const listener = await pool.connect();
  let isNotified = false;
  listener.once('notification', () => (isNotified = true));
  try {
    await listener.query(`LISTEN ${channel}`);
    await pool.query('SELECT pg_notify($1, $2)', [channel, '']);
    for (let sent = 0; sent < NOTIFICATION_STATEMENTS && !isNotified; sent += 1) {
      await pool.query('SELECT 1');
      if (!isNotified) await setTimeout(BETWEEN_STATEMENTS_MS);
    }
  } finally {
    // Ends the session, which listens.
    listener.release(true);
  }
  if (isNotified) return null;
  return 'sessions do not keep their connection, as behind PgBouncer in transaction mode; use session mode (pool_mode = session), or the server itself';
}

const EXTENSION = /^\s*CREATE EXTENSION\b[^;]*/gim;

/**
 * Tries whether the extensions of these migrations can be created, and undoes it: otherwise a refusal would come after
 * earlier migrations were applied. Call it while no other process migrates.
 * @throws DatabaseUnavailableError
 */
export async function checkExtensions(pool: pg.Pool, migrations: readonly { sql: string }[]): Promise<void> {
  const statements = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(EXTENSION)].map(([statement]) => statement),
  );
  for (const statement of statements) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(statement);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const name = /EXTENSION(?:\s+IF\s+NOT\s+EXISTS)?\s+"?(\w+)/i.exec(statement)?.[1];
      throw refusal(
        pool,
        `${reason}. Have «CREATE EXTENSION ${name}» run in this database by a user with that right, then start again`,
      );
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
}

function refusal(pool: pg.Pool, fault: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    `Cannot use the PostgreSQL database ${describeDatabase(pool.options.connectionString ?? '')}: ${fault}`,
  );
}
