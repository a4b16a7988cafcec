import type { Database } from '../../platform/database/client.ts';
import { createEvent } from '../../platform/events.ts';

/** A person with an account came to a match, or their admission was undone. */
export const attendanceChanged = createEvent<[database: Database, userId: number]>();
