import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/**
 * Staff have changed a match in this transaction, which holds the lock on it: seats may have become free, or offers
 * possible. The transaction waits for the listeners.
 */
export const matchEdited = createEvent<[transaction: DatabaseTransaction, matchId: number], Promise<void>>();
