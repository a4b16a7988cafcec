import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** Passes of a user were added, verified or rejected; listeners write within the same transaction. */
export const passesChanged = createEvent<
  [transaction: DatabaseTransaction, userId: number, now: Date],
  Promise<void>
>();
