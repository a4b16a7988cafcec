import {
  Prisma,
  type Database,
  type DatabaseTransaction,
  type MatchStatus,
} from '../../platform/database/client.ts';

/** A match as its holders were told. */
export interface ToldMatch {
  matchDate: Date;
  location: string | null;
  status: MatchStatus;
}

/**
 * Whether the difference between `told` and `matches` is worth a message: it concerns holders, and the match is not over.
 * A postponed match waits for its date however long ago the old one was.
 */
const IS_NEWS = Prisma.sql`
  concerns_holders(told.status, told.match_date, told.location,
                   matches.status, matches.match_date, matches.location)
  AND matches.status <> 'finished'
  AND (told.status = 'postponed'
       OR greatest(told.match_date, matches.match_date) > now() - interval '12 hours')`;

/**
 * The SQL that pairs every holder of a match's valid tickets whom its changes concern with what they were last told: the
 * match as it was when they got the ticket, or when a notice was last mailed to them. A notice whose mail is known not to
 * have arrived does not count.
 * @param notice whose holders they are: only earlier notices count
 * @returns a query of `user_id` and the columns of `ToldMatch`
 */
export function concernedHolders({ id, matchId }: { id: number; matchId: number }): Prisma.Sql {
  return Prisma.sql`
    SELECT tickets.user_id, told.match_date AS "matchDate", told.location, told.status::text AS status
      FROM tickets
      JOIN matches ON matches.id = tickets.match_id
     CROSS JOIN LATERAL (
            SELECT change.match_date, change.location, change.status
              FROM match_changes AS change
             WHERE change.match_id = tickets.match_id
               AND change.at > greatest(tickets.purchase_date, (
                     SELECT max(earlier.settled_at)
                       FROM match_notices AS earlier
                      WHERE earlier.match_id = tickets.match_id
                        AND earlier.settled_at IS NOT NULL
                        AND earlier.id < ${id}::int
                        AND NOT EXISTS (
                              SELECT FROM mails
                               WHERE mails.key = 'match_notice:' || earlier.id || ':' || tickets.user_id
                                 AND mails.outcome IS DISTINCT FROM 'sent')))
             ORDER BY change.at, change.id
             LIMIT 1) AS told
     WHERE tickets.match_id = ${matchId}::int
       AND tickets.user_id IS NOT NULL
       AND tickets.state = 'valid'
       AND ${IS_NEWS}`;
}

/** The same for who only follows the match: what it was at the last notice. No row if no change concerns them. */
function publicChange({ id, matchId }: { id: number; matchId: number }): Prisma.Sql {
  return Prisma.sql`
    SELECT told.match_date AS "matchDate", told.location, told.status::text AS status
      FROM matches
     CROSS JOIN LATERAL (
            SELECT change.match_date, change.location, change.status
              FROM match_changes AS change
             WHERE change.match_id = matches.id
               AND change.at > coalesce((
                     SELECT max(earlier.settled_at)
                       FROM match_notices AS earlier
                      WHERE earlier.match_id = matches.id AND earlier.id < ${id}::int), '-infinity')
             ORDER BY change.at, change.id
             LIMIT 1) AS told
     WHERE matches.id = ${matchId}::int
       AND ${IS_NEWS}`;
}

/** What a notice changes, if it were sent now. */
export interface Told {
  /** What who only follows the match knows; null if nothing changes for them. */
  followers: ToldMatch | null;
  /** What the notice starts from; null if there is nothing to tell. */
  from: ToldMatch | null;
}

/** Holders may know another state than followers: who bought between two edits was told the first one by the ticket. */
export async function readTold(
  database: Database | DatabaseTransaction,
  notice: { id: number; matchId: number },
): Promise<Told> {
  const [followers = null] = await database.$queryRaw<ToldMatch[]>(publicChange(notice));
  if (followers) return { followers, from: followers };
  const [from = null] = await database.$queryRaw<ToldMatch[]>`
    SELECT "matchDate", location, status FROM (${concernedHolders(notice)}) AS holders
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC LIMIT 1`;
  return { followers, from };
}
