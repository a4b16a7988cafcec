import type { OpenDatabase } from './open.ts';

/**
 * Does something that no two instances on one database may do at the same time; others wait their turn. An embedded
 * database has one instance anyway.
 * @param lock any number that no other advisory lock of the site uses.
 */
export async function oneInstanceAtATime<T>(
  database: OpenDatabase,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    // Not back into the pool: ending the session lets go of the lock.
    client.release(true);
  }
}
