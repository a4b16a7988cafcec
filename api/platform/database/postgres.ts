import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { NOT_READ, PrismaClient, type Database } from './client.ts';
import { sendThrough } from './prepared-query.ts';
import { transactionOptions } from './transactions.ts';

/** The PostgreSQL server cannot be used; the message is one line for the operator, without the password. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

export interface PostgresDatabase {
  kind: 'postgres';
  prisma: Database;
  pool: pg.Pool;
  /** Waits for running queries, then closes all connections. Safe to call twice. */
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** Connections of the pool; a server usually allows 100 in total. */
const POOL_SIZE = 10;
/** All connections of a process: the pool, and one each for listening, for its presence and for migrating. */
export const CONNECTIONS = POOL_SIZE + 3;

// The adapter writes times without a zone and reads them as UTC. The timeouts end stuck statements and transactions,
// which would hold locks. Set by a statement after connecting, because poolers refuse connection options.
const SESSION =
  "SET TIME ZONE 'UTC'; SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'";

/** The connection options, for a pool or a single client. */
export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'pmb',
  };
}

/**
 * Opens a PostgreSQL database and checks the connection.
 * @param onBroken called when an idle connection breaks; the pool replaces it
 * @throws DatabaseUnavailableError within about 5 seconds
 */
export async function openPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void = () => {},
): Promise<PostgresDatabase> {
  const pool = createPool(databaseUrl);
  // The pool handles errors only of idle connections; without this, an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(describeFailure(databaseUrl, error), { cause: error });
  }
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementNames() });
  const prisma = new PrismaClient({ adapter, transactionOptions, omit: NOT_READ });
  sendThrough(prisma, pool);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { kind: 'postgres', prisma, pool, close: () => (closing ??= close()) };
}

/**
 * Maximum number of prepared statements per connection; others, such as those with long lists of ids, are not
 * prepared.
 */
const MAX_PREPARED = 400;

/** Names Prisma's statements, so that PostgreSQL parses and plans each of them once per connection. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    // A statement without a name is not kept prepared.
    if (names.size >= MAX_PREPARED) return '';
    const name = `pmb${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function createPool(databaseUrl: string): pg.Pool {
  try {
    return new pg.Pool({
      ...connectionConfig(databaseUrl),
      max: POOL_SIZE,
      onConnect: async (client) => {
        await client.query(SESSION);
      },
    });
  } catch (error) {
    throw new DatabaseUnavailableError(describeFailure(databaseUrl, error), { cause: error });
  }
}

function describeFailure(databaseUrl: string, error: unknown): string {
  return `Cannot use the PostgreSQL database ${describeDatabase(databaseUrl)}: ${reason(error)}`;
}

/** The address of a database for messages, without the password. */
export function describeDatabase(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function reason(error: unknown): string {
  // Several addresses were tried, as for localhost; the errors are alike.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return 'unknown error';
  if (/timeout/i.test(first.message)) return `no answer within ${CONNECT_MS / 1000} seconds`;
  return (first.message.split('\n')[0] ?? '').trim();
}
