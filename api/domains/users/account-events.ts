import type { Config } from '../../config.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** A person has opened an account. */
export const accountOpened = createEvent<[database: Database, userId: number]>();

/**
 * An account is about to be deleted in this transaction: its rows in other tables are still there.
 * @returns what is to be done once the transaction is committed; it does not fail.
 */
export const accountClosing = createEvent<
  [transaction: DatabaseTransaction, userId: number, config: Pick<Config, 'dataDir' | 'objectStore'>],
  Promise<() => Promise<void>>
>();
