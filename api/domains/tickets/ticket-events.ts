import type { Database } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** A person has got a ticket. */
export const ticketBought = createEvent<[database: Database, userId: number]>();
