import type { Prisma } from '../../platform/database/client.ts';

const DAY = 24 * 60 * 60_000;
/** Passes of matches that ended longer ago no longer change, except that they lose the name of a closed account. */
const AFTER_MATCH = 2 * DAY;

/** The tickets whose passes may show something old. */
export const mayHaveChanged = (now: Date) =>
  ({
    OR: [{ match: { matchDate: { gt: new Date(now.getTime() - AFTER_MATCH) } } }, { userId: null }],
  }) satisfies Prisma.TicketWhereInput;
