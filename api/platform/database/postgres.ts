import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient, type Database } from './client.ts';
import { sendThrough } from './prepared-query.ts';
import { transactionOptions } from './transactions.ts';

/** The PostgreSQL server cannot be used; the message is one line for the person at the terminal, without the password. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

export interface PostgresDatabase {
  kind: 'postgres';
  prisma: Database;
  pool: pg.Pool;
  /** Waits for what runs, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** Connections of one process; a server's usual limit is 100 for everybody. */
const POOL_SIZE = 10;

// The adapter writes times without a zone and reads them as UTC. No statement of ours takes half a minute, and a
// transaction left open holds locks that everybody waits for. Not given at connecting, because poolers refuse that.
const SESSION =
  "SET TIME ZONE 'UTC'; SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'";

/** What connecting to the server takes, for a pool or a single client. */
export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'pmb',
  };
}

/**
 * Opens a PostgreSQL database, and makes sure that it answers.
 * @param onBroken told when a connection breaks between two statements; the pool replaces it by itself.
 * @throws DatabaseUnavailableError within about 5 seconds.
 */
export async function openPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void = () => {},
): Promise<PostgresDatabase> {
  const pool = createPool(databaseUrl);
  // The pool listens only while it has a connection itself: one that breaks in somebody's hands would end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(describeFailure(databaseUrl, error), { cause: error });
  }
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementNames() });
  const prisma = new PrismaClient({ adapter, transactionOptions });
  sendThrough(prisma, pool);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { kind: 'postgres', prisma, pool, close: () => (closing ??= close()) };
}

/** As many different statements as are kept prepared on each connection; the rest, such as long lists of ids, is not. */
const PREPARED = 400;

/** Names Prisma's statements, so that PostgreSQL reads and plans each of them once a connection. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    // A statement without a name is prepared for this once.
    if (names.size >= PREPARED) return '';
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
  return `Cannot use the PostgreSQL database ${withoutPassword(databaseUrl)}: ${reason(error)}`;
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function reason(error: unknown): string {
  // Several addresses were tried, as for localhost: each says the same.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return 'unknown error';
  if (/timeout/i.test(first.message)) return `no answer within ${CONNECT_MS / 1000} seconds`;
  return (first.message.split('\n')[0] ?? '').trim();
}
