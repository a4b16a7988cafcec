import { randomUUID } from 'node:crypto';
import { Prisma, type Database } from '../../platform/database/client.ts';
import { foreignKeyViolation, isUniqueViolation } from '../../platform/database/constraint.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { ticketMails } from '../../platform/mail/mails.ts';

/**
 * The sale, in one statement and so in one transaction: it takes a seat, issues the ticket and has it confirmed by mail,
 * or does nothing. The match's row is locked only while the database runs it. Sales of a match wait for that lock, and
 * then look again at what the match has become: whether seats are left, whether it was cancelled meanwhile. Each sale
 * takes its locks in the same order, the match before the ticket, so that no two ever wait for each other.
 * @returns the ticket's id, or null where the match or the person did not meet the conditions
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
        UPDATE matches
           SET tickets_available = tickets_available - 1
         WHERE id = ${matchId}::int
           AND is_home
           AND status = 'scheduled'
           AND match_date > ${now}::timestamptz
           AND tickets_available > 0
           AND NOT EXISTS (
                 SELECT FROM tickets WHERE user_id = ${userId}::int AND match_id = ${matchId}::int)
        RETURNING id
      ), issued AS (
        INSERT INTO tickets (id, user_id, match_id, qr_code)
        SELECT ${ticketId}::uuid, ${userId}::int, seat.id, ${qrCodeOf(ticketId)} FROM seat
        RETURNING id, user_id
      )
      ${ticketMails(Prisma.sql`issued`)}`;
    return issued === 1 ? ticketId : null;
  } catch (error) {
    // The same person's other click was a moment faster: this one has given its seat back.
    if (isUniqueViolation(error, ['userId', 'matchId'])) return null;
    // The account was closed a moment ago.
    if (['tickets_user_id_fkey', 'mails_user_id_fkey'].includes(foreignKeyViolation(error) ?? ''))
      throw new NotFoundError('Tu cuenta ya no existe');
    throw error;
  }
}

/** What the QR code of a ticket holds (spec section 3). */
function qrCodeOf(ticketId: string): string {
  return `ticket:${ticketId}`;
}

interface Wanted {
  userId: number;
  /** When the person asked: the match must not have begun by then. */
  at: Date;
}

/**
 * The sale to several people in one transaction, first come, first served. It takes its locks in the same order as one
 * sale: the match's row, which it holds until all of it is on the disk, then the tickets. What it reads of the tickets it
 * reads under that lock, after which no other sale of the match can add one.
 * @returns for each of them what `sell` returns
 */
export async function sellTogether(
  database: Database,
  matchId: number,
  wanted: readonly Wanted[],
): Promise<(string | null)[]> {
  return database.$transaction(async (transaction) => {
    const [match] = await transaction.$queryRaw<{ matchDate: Date; seats: number }[]>`
      SELECT match_date AS "matchDate", tickets_available AS seats
        FROM matches
       WHERE id = ${matchId}::int AND is_home AND status = 'scheduled' AND tickets_available > 0
         FOR UPDATE`;
    if (!match) return wanted.map(() => null);
    const tickets = wanted.map(({ userId, at }) => ({ userId, at, id: randomUUID() }));
    // Of somebody's clicks the first: the others must not take the seats of those behind.
    const clicks = new Map(tickets.toReversed().map((ticket) => [ticket.userId, ticket.id]));
    const asked = tickets.filter(({ id, userId, at }) => match.matchDate > at && clicks.get(userId) === id);
    const issued = await transaction.$queryRaw<{ id: string }[]>`
      WITH issued AS (
        INSERT INTO tickets (id, user_id, match_id, qr_code)
        SELECT wanted.id, wanted.user_id, ${matchId}::int, 'ticket:' || wanted.id
          FROM unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ userId }) => userId)}::int[])
               WITH ORDINALITY AS wanted(id, user_id, place)
         WHERE NOT EXISTS (
                 SELECT FROM tickets
                  WHERE tickets.user_id = wanted.user_id AND tickets.match_id = ${matchId}::int)
         ORDER BY wanted.place
         LIMIT ${match.seats}::int
            ON CONFLICT (user_id, match_id) DO NOTHING
        RETURNING id, user_id
      ), told AS (${ticketMails(Prisma.sql`issued`)})
      SELECT id::text FROM issued`;
    await transaction.$executeRaw`
      UPDATE matches SET tickets_available = tickets_available - ${issued.length}::int WHERE id = ${matchId}::int`;
    const sold = new Set<string>(issued.map(({ id }) => id));
    return tickets.map(({ id }) => (sold.has(id) ? id : null));
  });
}
