import { randomUUID } from 'node:crypto';
import { Prisma, type Database } from '../../platform/database/client.ts';
import { foreignKeyViolation, isUniqueViolation } from '../../platform/database/constraint.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { ticketMails } from '../../platform/mail/mails.ts';
import { closesAt } from './closing-time.ts';

/**
 * While people wait for a seat and seats are offered, a free one is for them (see `offers.ts`).
 */
export const promised = (now: Date): Prisma.Sql => Prisma.sql`
  (has_waiting_list AND ${closesAt} > ${now}::timestamptz
   AND EXISTS (SELECT FROM waiting_entries WHERE waiting_entries.match_id = matches.id))`;

/** Locks the match if it can give this user a seat now: it is on sale, a seat is free, and the user has none. */
export const seatFor = (userId: number, matchId: number, now: Date): Prisma.Sql => Prisma.sql`
  SELECT id FROM matches
   WHERE id = ${matchId}::int
     AND is_home
     AND status = 'scheduled'
     AND match_date > ${now}::timestamptz
     AND tickets_available > 0
     AND NOT ${promised(now)}
     AND NOT EXISTS (
           SELECT FROM tickets
            WHERE user_id = ${userId}::int AND match_id = ${matchId}::int AND state = 'valid')
     AND NOT EXISTS (
           SELECT FROM seat_holds WHERE user_id = ${userId}::int AND match_id = ${matchId}::int)
     FOR NO KEY UPDATE`;

/**
 * Sells one ticket in a single statement, and so in one transaction: it locks the match, creates the ticket, which takes
 * a seat (a trigger counts it), and queues the confirmation mail, or does nothing. Concurrent sales of a match wait for
 * its row lock and then check its conditions again (free seats, not cancelled). Locks are always taken in the same order,
 * the match before the ticket, to avoid deadlocks.
 * @returns the ticket's id, or null if the match or the user did not meet the conditions; so also for a user for whom a
 *   seat is held, see `claimSeat`
 */
export async function sell(
  database: Database,
  userId: number,
  matchId: number,
  now: Date,
): Promise<string | null> {
  const ticketId = randomUUID();
  try {
    const issued = await database.$executeRaw`
      WITH seat AS (
        ${seatFor(userId, matchId, now)}
      ), issued AS (
        INSERT INTO tickets (id, user_id, match_id, qr_code)
        SELECT ${ticketId}::uuid, ${userId}::int, seat.id, ${qrCodeOf(ticketId)} FROM seat
        RETURNING id, user_id
      )
      ${ticketMails(Prisma.sql`issued`)}`;
    return issued === 1 ? ticketId : null;
  } catch (error) {
    // Another request of the same user was faster. The rollback has returned this seat.
    if (isUniqueViolation(error, ['userId', 'matchId'])) return null;
    throw accountGone(error);
  }
}

/** An error of a statement that gives somebody a ticket; says so if the account was closed in the meantime. */
export function accountGone(error: unknown): unknown {
  return ['tickets_user_id_fkey', 'mails_user_id_fkey'].includes(foreignKeyViolation(error) ?? '')
    ? new NotFoundError('Tu cuenta ya no existe')
    : error;
}

/** Content of a ticket's QR code. */
export function qrCodeOf(ticketId: string): string {
  return `ticket:${ticketId}`;
}

interface SaleRequest {
  userId: number;
  /** When the user asked; the match must start after this time. */
  at: Date;
}

/**
 * Sells to several users in one transaction, first come, first served. It takes locks in the same order as a single
 * sale: first the match's row, held until the commit, then the tickets. Existing tickets are read under that lock, so
 * no other sale can add one in between.
 * @returns for each user what `sell` returns
 */
export async function sellTogether(
  database: Database,
  matchId: number,
  wanted: readonly SaleRequest[],
): Promise<(string | null)[]> {
  return database.$transaction(async (transaction) => {
    const [match] = await transaction.$queryRaw<{ matchDate: Date; seats: number }[]>`
      SELECT match_date AS "matchDate", tickets_available AS seats
        FROM matches
       WHERE id = ${matchId}::int AND is_home AND status = 'scheduled' AND tickets_available > 0
         AND NOT ${promised(new Date())}
         FOR NO KEY UPDATE`;
    if (!match) return wanted.map(() => null);
    const tickets = wanted.map(({ userId, at }) => ({ userId, at, id: randomUUID() }));
    // Of several requests by one user only the first counts: the others must not take seats from the users behind.
    const clicks = new Map(tickets.toReversed().map((ticket) => [ticket.userId, ticket.id]));
    const accepted = tickets.filter(
      ({ id, userId, at }) => match.matchDate > at && clicks.get(userId) === id,
    );
    const issued = await transaction.$queryRaw<{ id: string }[]>`
      WITH issued AS (
        INSERT INTO tickets (id, user_id, match_id, qr_code)
        SELECT wanted.id, wanted.user_id, ${matchId}::int, 'ticket:' || wanted.id
          FROM unnest(${accepted.map(({ id }) => id)}::uuid[], ${accepted.map(({ userId }) => userId)}::int[])
               WITH ORDINALITY AS wanted(id, user_id, place)
         WHERE NOT EXISTS (
                 SELECT FROM tickets
                  WHERE tickets.user_id = wanted.user_id AND tickets.match_id = ${matchId}::int AND state = 'valid')
           AND NOT EXISTS (
                 SELECT FROM seat_holds
                  WHERE seat_holds.user_id = wanted.user_id AND seat_holds.match_id = ${matchId}::int)
         ORDER BY wanted.place
         LIMIT ${match.seats}::int
            ON CONFLICT (user_id, match_id) WHERE state = 'valid' DO NOTHING
        RETURNING id, user_id
      ), told AS (${ticketMails(Prisma.sql`issued`)})
      SELECT id::text FROM issued`;
    const sold = new Set<string>(issued.map(({ id }) => id));
    return tickets.map(({ id }) => (sold.has(id) ? id : null));
  });
}
