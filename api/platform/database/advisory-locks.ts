import type { Database, DatabaseTransaction } from './client.ts';
import type { OpenDatabase } from './open.ts';
import { transactionOptions } from './transactions.ts';

/**
 * What is done by one at a time, in whichever process, each with its advisory lock's number. migrate.ts has one more, and
 * jobs/presence.ts one for each instance.
 */
const LOCKS = {
  passes: 72_707_371,
  sponsors: 72_707_372,
  news: 72_707_373,
  products: 72_707_374,
  competitions: 72_707_375,
  queues: 72_707_376,
} as const;
type Turn = keyof typeof LOCKS;

/** Runs a transaction while none other of its kind runs: places, names and uses are relative to all the others. */
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
 * Does something that is no single transaction while no other instance on the database does it. An embedded database has
 * one instance anyway.
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
    // Not back into the pool: ending the session lets go of the lock.
    client.release(true);
  }
}
