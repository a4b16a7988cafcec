import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';
import type { Notice } from './notice.input.ts';

/**
 * Staff have changed a match in this transaction, which holds the lock on it and waits for the listeners: seats may have
 * become free, and holders must be told. With what staff say about the change to its holders.
 */
export const matchChanged = createEvent<
  [transaction: DatabaseTransaction, change: { before: Match; after: Match }, notice: Notice],
  Promise<void>
>();

/** A change about which staff say nothing special: its holders are told as usual. */
export const WITHOUT_WORDS: Notice = { sentence: null, silent: false };
