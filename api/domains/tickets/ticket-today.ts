import { clubDay } from '../../club/club-time.ts';
import type { Database } from '../../platform/database/client.ts';
import { matchSituation } from './ticket-situation.input.ts';

/** A club's day is within a day of any of its moments. */
const DAY = 24 * 60 * 60_000;

/**
 * The user's valid ticket for a match that is played today, as the club's calendar has it, and is not over; the earlier of
 * two.
 * @returns its id, or null
 */
export async function ticketToday(
  database: Database,
  userId: number,
  now = new Date(),
): Promise<string | null> {
  const [from, until] = [-DAY, DAY].map((span) => new Date(now.getTime() + span));
  const tickets = await database.ticket.findMany({
    where: {
      userId,
      state: 'valid',
      match: { status: { in: ['scheduled', 'live'] }, matchDate: { gt: from, lt: until } },
    },
    select: { id: true, match: { select: { matchDate: true, status: true } } },
    orderBy: { match: { matchDate: 'asc' } },
  });
  const today = clubDay(now);
  return (
    tickets.find(
      ({ match }) => clubDay(match.matchDate) === today && matchSituation(match, now.getTime()) === 'usual',
    )?.id ?? null
  );
}
