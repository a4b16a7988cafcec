import type { Config } from '../../config.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/**
 * A user wants a ticket. A subscriber that takes money for it throws `PaymentRequired`; otherwise it is issued at once.
 */
export const ticketWanted = createEvent<
  [database: Database, config: Config, buyer: { userId: number; matchId: number }],
  Promise<void>
>();

/** A person has got a ticket. */
export const ticketBought = createEvent<[database: Database, userId: number]>();

/** A ticket ends in this transaction, which waits for the listeners: what was paid for it goes back. */
export const ticketEnded = createEvent<
  [transaction: DatabaseTransaction, ended: { ticketId: string; why: 'returned' | 'cancelled'; at: Date }],
  Promise<void>
>();

/** A ticket becomes another person's in this transaction, with a new id. */
export const ticketPassedOn = createEvent<
  [transaction: DatabaseTransaction, change: { from: string; to: string }],
  Promise<void>
>();
