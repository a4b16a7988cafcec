import type { Database } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** A person has written a comment. */
export const commentWritten = createEvent<[database: Database, userId: number]>();
