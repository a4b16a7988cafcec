import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { seatMails, ticketMails } from '../../platform/mail/mails.ts';
import { matchChanged } from '../matches/match-events.ts';
import { closesAt } from './closing-time.ts';
import { accountGone } from './sell.ts';
import { seatTransaction } from './seat-transaction.ts';

// A seat that becomes free goes to the next person of the waiting list, who has some time to take it. The seat is held
// for them (`seat_holds`), so nobody else can buy it.

/** Matches that one run of the job looks at; the next run does the rest. */
const MOST_AT_ONCE = 200;

/**
 * Offers the free seats of a match to the people who wait, in their order. Everything that frees a seat calls it in its
 * own transaction, holding the lock on the match. What is forgotten is done by the job.
 */
export async function offerFreeSeats(
  transaction: DatabaseTransaction,
  matchId: number,
  now = new Date(),
): Promise<void> {
  // The person's row is locked before the entry, as closing an account does. Of a closed account nothing is left.
  await transaction.$executeRaw`
    WITH next AS MATERIALIZED (
      SELECT waiting_entries.id, waiting_entries.user_id, waiting_entries.match_id,
             least(${now}::timestamptz + make_interval(mins => matches.offer_minutes), ${closesAt}) AS until
        FROM matches
        JOIN waiting_entries ON waiting_entries.match_id = matches.id
        JOIN users ON users.id = waiting_entries.user_id
       WHERE matches.id = ${matchId}::int
         AND matches.is_home
         AND matches.status = 'scheduled'
         AND matches.has_waiting_list
         AND ${closesAt} > ${now}::timestamptz
         AND NOT EXISTS (${seatOf(Prisma.sql`waiting_entries`)})
       ORDER BY waiting_entries.id
       LIMIT (SELECT tickets_available FROM matches WHERE id = ${matchId}::int)
         FOR KEY SHARE OF users
    ), gone AS (
      DELETE FROM waiting_entries USING next WHERE waiting_entries.id = next.id RETURNING next.*
    ), offered AS (
      INSERT INTO seat_holds (id, match_id, user_id, kind, until)
      SELECT gen_random_uuid(), match_id, user_id, 'offer', until FROM gone ORDER BY id
      RETURNING id, user_id
    )
    ${seatMails(Prisma.sql`offered`)}`;
}

// Staff may have added seats, moved the closing time, or given a postponed match its date.
matchChanged.subscribe((transaction, { after }) => offerFreeSeats(transaction, after.id));

/** The valid ticket, or the hold, that a person already has. */
const seatOf = (person: Prisma.Sql) => Prisma.sql`
  SELECT FROM tickets
   WHERE tickets.user_id = ${person}.user_id AND tickets.match_id = ${person}.match_id AND state = 'valid'
   UNION ALL
  SELECT FROM seat_holds
   WHERE seat_holds.user_id = ${person}.user_id AND seat_holds.match_id = ${person}.match_id`;

/**
 * Makes a ticket of the seat that is offered to a person. The match must be scheduled and to come, the offer in time.
 * @returns the ticket's id, or null if nothing is offered
 * @throws NotFoundError if the account is gone
 */
export async function claimSeat(
  database: Database,
  userId: number,
  matchId: number,
  now: Date,
): Promise<string | null> {
  try {
    return await seatTransaction(database, async (transaction) => {
      await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${matchId}::int FOR NO KEY UPDATE`;
      const claimed = await transaction.$executeRaw`
        DELETE FROM seat_holds USING matches
         WHERE seat_holds.match_id = ${matchId}::int
           AND seat_holds.user_id = ${userId}::int
           AND seat_holds.kind = 'offer'
           AND seat_holds.until > ${now}::timestamptz
           AND matches.id = seat_holds.match_id
           AND matches.status = 'scheduled'
           AND matches.match_date > ${now}::timestamptz`;
      // A statement of its own, so that the seat is free before the ticket takes it.
      return claimed === 1 ? await issueTicket(transaction, userId, matchId) : null;
    });
  } catch (error) {
    if (isUniqueViolation(error, ['userId', 'matchId'])) return null;
    throw accountGone(error);
  }
}

/** Issues a ticket at the match's price, and queues its mail. The caller holds the lock on the match. */
async function issueTicket(transaction: DatabaseTransaction, userId: number, matchId: number) {
  const [ticket] = await transaction.$queryRaw<{ id: string }[]>`
    WITH chosen AS (SELECT gen_random_uuid() AS id),
    issued AS (
      INSERT INTO tickets (id, user_id, match_id, qr_code)
      SELECT id, ${userId}::int, ${matchId}::int, 'ticket:' || id FROM chosen
      RETURNING id, user_id
    ), told AS (${ticketMails(Prisma.sql`issued`)})
    SELECT id::text FROM issued`;
  return ticket?.id ?? null;
}

/**
 * Ends the holds whose time is over, offers every free seat for which somebody waits, and removes those who wait in vain.
 * @returns the next hold that ends, if there is one
 */
export async function settleOffers(
  database: Database,
  now = new Date(),
): Promise<{ id: string; until: Date } | null> {
  const matches = await database.$queryRaw<{ id: number }[]>`
    SELECT match_id AS id FROM seat_holds WHERE until <= ${now}::timestamptz
     UNION
    SELECT match_id FROM waiting_entries JOIN matches ON matches.id = match_id
     WHERE matches.tickets_available > 0 AND matches.status = 'scheduled' AND ${closesAt} > ${now}::timestamptz
     UNION
    SELECT match_id FROM waiting_entries JOIN matches ON matches.id = match_id
     WHERE matches.status IN ('cancelled', 'finished') OR matches.match_date <= ${now}::timestamptz
     ORDER BY id
     LIMIT ${MOST_AT_ONCE}`;
  for (const { id } of matches) await settleMatch(database, id, now);
  return database.seatHold.findFirst({
    where: { until: { gt: now } },
    orderBy: [{ until: 'asc' }, { id: 'asc' }],
    select: { id: true, until: true },
  });
}

function settleMatch(database: Database, matchId: number, now: Date): Promise<void> {
  return seatTransaction(database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${matchId}::int FOR NO KEY UPDATE`;
    await transaction.seatHold.deleteMany({ where: { matchId, until: { lte: now } } });
    await transaction.$executeRaw`
      DELETE FROM waiting_entries USING matches
       WHERE match_id = ${matchId}::int AND matches.id = match_id
         AND (matches.status IN ('cancelled', 'finished') OR matches.match_date <= ${now}::timestamptz
              OR EXISTS (SELECT FROM tickets
                          WHERE tickets.user_id = waiting_entries.user_id
                            AND tickets.match_id = waiting_entries.match_id AND state = 'valid'))`;
    await offerFreeSeats(transaction, matchId, now);
  });
}
