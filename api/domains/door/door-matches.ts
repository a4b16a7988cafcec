import type { Prisma } from '../../platform/database/client.ts';

const HOUR = 60 * 60_000;

/** A match is offered to the gates from a day before until so long after it began. */
const AFTER = 8 * HOUR;
/** Today's matches, and the next one so that devices can be prepared. */
export const MOST_MATCHES = 3;

/** The home matches that have not ended: today's first, then the next ones. */
export function doorMatches(now = new Date()) {
  return {
    where: {
      isHome: true,
      status: { in: ['scheduled', 'live'] },
      matchDate: { gte: new Date(now.getTime() - AFTER) },
    },
    orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
    take: MOST_MATCHES,
  } satisfies Prisma.MatchFindManyArgs;
}
