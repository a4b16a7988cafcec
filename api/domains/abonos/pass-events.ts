import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** Passes of a person were added, verified or rejected; listeners write within the transaction in which it happened. */
export const passesChanged = createEvent<
  [transaction: DatabaseTransaction, userId: number, now: Date],
  Promise<void>
>();
