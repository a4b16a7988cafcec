import type { Database, DatabaseTransaction } from './client.ts';
import type { OpenDatabase } from './open.ts';
import { transactionOptions } from './transactions.ts';

/**
 * Numbers of the advisory locks, by kind of work that runs only once at a time across all processes. migrate.ts has
 * one more, and jobs/presence.ts one per instance.
 */
const LOCKS = {
  passes: 72_707_371,
  sponsors: 72_707_372,
  news: 72_707_373,
  products: 72_707_374,
  competitions: 72_707_375,
  queues: 72_707_376,
  layouts: 72_707_377,
  teams: 72_707_378,
  seasons: 72_707_379,
} as const;
type Turn = keyof typeof LOCKS;

/** Runs a transaction while no other of its kind runs. */
export function withAdvisoryLock<Result>(
  database: Database,
  turn: Turn,
  change: (transaction: DatabaseTransaction) => Promise<Result>,
  options = transactionOptions,
): Promise<Result> {
  return database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS[turn]}::bigint)`;
    return change(transaction);
  }, options);
}

/**
 * Runs work that is not a single transaction while no other instance on the database does it. An embedded database
 * has a single instance anyway.
 */
export async function withInstanceLock<Result>(
  database: OpenDatabase,
  turn: Turn,
  work: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS[turn]]);
    return await work();
  } finally {
    // Ending the session releases the lock, so the client does not return to the pool.
    client.release(true);
  }
}
