import type { Database, Match } from '../../platform/database/client.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { saleObstacle } from '../matches/sale.ts';
import { closingTime } from './closing-time.ts';
import { lockPeople } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { WaitingListClosedError } from './ticket-errors.ts';
import { MatchNotOnSaleError, TicketAlreadyOwnedError } from './tickets.ts';
import { seatTransaction } from './seat-transaction.ts';

// People who wait for a seat of a sold-out match. Their seats come from `offers.ts`.

type Waitable = Pick<
  Match,
  'isHome' | 'status' | 'matchDate' | 'returnHours' | 'hasWaitingList' | 'ticketsAvailable'
>;

/** Whether seats of the match can still be offered. */
export const takesWaiting = (match: Waitable, now = new Date()): boolean =>
  match.hasWaitingList && saleObstacle(match, now) === null && closingTime(match) > now;

/** A person's place in the list of a match. */
export interface SeatWait {
  matchId: number;
  /** 1 for the next one; null while a seat is offered. */
  place: number | null;
  /** Until when the offered seat is held; null while the person waits. */
  offeredUntil: Date | null;
}

/** Where a user waits, or what is offered to them: for one match, or for all, the earliest match first. */
export function readWaits(
  database: Database,
  userId: number,
  matchId: number | null = null,
  now = new Date(),
): Promise<SeatWait[]> {
  return database.$queryRaw`
    SELECT waits.* FROM (
      SELECT entry.match_id AS "matchId", NULL::timestamptz AS "offeredUntil",
             (SELECT count(*)::int FROM waiting_entries AS earlier
               WHERE earlier.match_id = entry.match_id AND earlier.id <= entry.id) AS place
        FROM waiting_entries AS entry
       WHERE entry.user_id = ${userId}::int
       UNION ALL
      SELECT match_id, until, NULL FROM seat_holds
       WHERE user_id = ${userId}::int AND kind = 'offer' AND until > ${now}::timestamptz
    ) AS waits
      JOIN matches ON matches.id = waits."matchId"
     WHERE (${matchId}::int IS NULL OR matches.id = ${matchId}::int)
       AND matches.status IN ('scheduled', 'postponed')
       AND NOT EXISTS (SELECT FROM tickets
                        WHERE tickets.user_id = ${userId}::int AND tickets.match_id = matches.id AND state = 'valid')
     ORDER BY matches.match_date, matches.id`;
}

/**
 * Puts a user on the waiting list of a sold-out match. Somebody who is on it, or has an offer, stays where they are.
 * @throws NotFoundError, TicketAlreadyOwnedError, MatchNotOnSaleError, WaitingListClosedError
 */
export function joinWaitingList(
  database: Database,
  userId: number,
  matchId: number | null,
  now = new Date(),
): Promise<{ matchId: number }> {
  return seatTransaction(database, async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    await lockPeople(transaction, [userId]);
    const where = { userId, matchId: match.id };
    const own = await transaction.ticket.findFirst({
      where: { ...where, state: 'valid' },
      select: { id: true },
    });
    if (own) throw new TicketAlreadyOwnedError(own.id);
    const obstacle = saleObstacle(match, now);
    if (obstacle) throw new MatchNotOnSaleError(obstacle);
    if (!takesWaiting(match, now))
      throw new WaitingListClosedError('La lista de espera de este partido está cerrada');
    // A hold whose time is over goes to the next person first.
    await transaction.seatHold.deleteMany({ where: { ...where, until: { lte: now } } });
    if (await transaction.seatHold.findFirst({ where, select: { id: true } })) return { matchId: match.id };
    const waiting = await transaction.waitingEntry.count({ where: { matchId: match.id } });
    if (match.ticketsAvailable > 0 && waiting === 0)
      throw new WaitingListClosedError('Todavía quedan entradas: puedes comprar la tuya ahora');
    await transaction.waitingEntry.createMany({ data: [where], skipDuplicates: true });
    await offerFreeSeats(transaction, match.id, now);
    return { matchId: match.id };
  });
}

/**
 * Takes a user off the list; an offered seat goes to the next person. Does nothing if the user is not on it.
 * @throws NotFoundError
 */
export function leaveWaitingList(
  database: Database,
  userId: number,
  matchId: number | null,
  now = new Date(),
): Promise<{ matchId: number }> {
  return seatTransaction(database, async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    const where = { userId, matchId: match.id };
    await transaction.waitingEntry.deleteMany({ where });
    await transaction.seatHold.deleteMany({ where: { ...where, kind: 'offer' } });
    await offerFreeSeats(transaction, match.id, now);
    return { matchId: match.id };
  });
}

/** A person on the list of a match, for staff. Those with an offer come first. */
export interface WaitingPerson {
  userId: number;
  name: string;
  email: string;
  since: Date;
  offeredUntil: Date | null;
}

/** At most so many people are listed. */
const MOST_LISTED = 1000;

/** Who waits for a seat of a match, in order. */
export function readWaitingList(database: Database, matchId: number): Promise<WaitingPerson[]> {
  return database.$queryRaw`
    SELECT users.id AS "userId", users.name, users.email, waits.since, waits.until AS "offeredUntil"
      FROM (SELECT user_id, created_at AS since, until, 0 AS place FROM seat_holds
             WHERE match_id = ${matchId}::int AND kind = 'offer'
             UNION ALL
            SELECT user_id, joined_at, NULL, id FROM waiting_entries WHERE match_id = ${matchId}::int) AS waits
      JOIN users ON users.id = waits.user_id
     ORDER BY waits.place, waits.until
     LIMIT ${MOST_LISTED}`;
}
