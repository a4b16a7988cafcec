import type { Database } from '../database/client.ts';
import { preparedQuery } from '../database/prepared-query.ts';

/** How long the result of a check is used, in milliseconds. */
const MAX_AGE = 100;

/**
 * Checks whether the database answers. Load balancers ask without a session and must not be limited, so that all callers
 * together cost ten small queries a second.
 * @returns a function that throws the database's error
 */
export function createReadinessCheck(database: Database): () => Promise<void> {
  let check: Promise<unknown> | undefined;
  return async () => {
    check ??= preparedQuery(database, { name: 'there', text: 'SELECT 1' }).finally(() => {
      setTimeout(() => (check = undefined), MAX_AGE).unref();
    });
    await check;
  };
}
