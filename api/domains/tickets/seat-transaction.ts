import pLimit, { type LimitFunction } from 'p-limit';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';

/**
 * How many of these transactions this process runs at the same time. Those of one match wait for each other's lock
 * anyway, each with a connection, and the rest of the site needs connections too. Here none can time out.
 */
const AT_ONCE = 4;

const limits = new WeakMap<Database, LimitFunction>();

/** A transaction that changes single tickets, holds or waiting lists; many fans may do so at once. */
export function seatTransaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const limit = limits.get(database) ?? pLimit(AT_ONCE);
  limits.set(database, limit);
  return limit(() => database.$transaction(work, transactionOptions));
}
