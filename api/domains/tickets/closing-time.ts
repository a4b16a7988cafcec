import { Prisma, type Match } from '../../platform/database/client.ts';

const HOUR = 60 * 60_000;

/**
 * Until when tickets of a match can be returned and seats are offered to its waiting list: after that a seat could not
 * find anybody in time.
 */
export function closingTime({ matchDate, returnHours }: Pick<Match, 'matchDate' | 'returnHours'>): Date {
  return new Date(matchDate.getTime() - returnHours * HOUR);
}

/** The same in SQL, for a row of matches. */
export const closesAt = Prisma.sql`matches.match_date - make_interval(hours => matches.return_hours)`;
