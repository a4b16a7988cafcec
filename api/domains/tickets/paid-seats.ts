import { randomUUID } from 'node:crypto';
import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { ticketMails } from '../../platform/mail/mails.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { endLockedTicket } from './cancelled-ticket.ts';
import { lockPeople, lockTicket } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { accountGone, promised, qrCodeOf, seatFor } from './sell.ts';
import { seatTransaction } from './seat-transaction.ts';
import { ATTEMPTS, SoldOutError, explainRefusal } from './tickets.ts';

// Seats that are paid for on the site. The seat is held while the person pays; the money makes a ticket of it.

/** Minutes that a seat is held for a payment. */
export const PAYMENT_MINUTES = 10;

/**
 * Holds a seat for a user who is going to pay, and writes what belongs to it in the same transaction. A seat that is held
 * already stays held until the same time; one that the waiting list offers is held at least as long as the offer.
 * @param write gets the time at which the hold ends
 * @throws the same errors as `purchaseTicket`
 */
export async function holdSeat<Result>(
  database: Database,
  { userId, matchId, now }: { userId: number; matchId: number; now: Date },
  write: (transaction: DatabaseTransaction, until: Date) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const held = await tryToHold(database, { userId, matchId, now }, write);
    if (held) return held.result;
    await explainRefusal(database, userId, matchId, now);
  }
  throw new SoldOutError();
}

async function tryToHold<Result>(
  database: Database,
  { userId, matchId, now }: { userId: number; matchId: number; now: Date },
  write: (transaction: DatabaseTransaction, until: Date) => Promise<Result>,
): Promise<{ result: Result } | null> {
  try {
    return await seatTransaction(database, async (transaction) => {
      await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${matchId}::int FOR NO KEY UPDATE`;
      await lockPeople(transaction, [userId]);
      const until =
        (await ownHold(transaction, { userId, matchId, now })) ??
        (await newHold(transaction, { userId, matchId, now }));
      return until && { result: await write(transaction, until) };
    });
  } catch (error) {
    // Another request of the same user was faster.
    if (isUniqueViolation(error, ['matchId', 'userId'])) return null;
    throw accountGone(error);
  }
}

interface Wanted {
  userId: number;
  matchId: number;
  now: Date;
}

const untilOf = (now: Date) =>
  Prisma.sql`least(${now}::timestamptz + make_interval(mins => ${PAYMENT_MINUTES}::int), matches.match_date)`;

/** The seat that is already held for the user, whether offered or being paid for. */
async function ownHold(transaction: DatabaseTransaction, { userId, matchId, now }: Wanted) {
  const [hold] = await transaction.$queryRaw<{ until: Date }[]>`
    UPDATE seat_holds
       SET until = CASE kind WHEN 'payment' THEN until ELSE greatest(until, ${untilOf(now)}) END, kind = 'payment'
      FROM matches
     WHERE matches.id = seat_holds.match_id
       AND seat_holds.match_id = ${matchId}::int AND seat_holds.user_id = ${userId}::int
       AND seat_holds.until > ${now}::timestamptz
       AND matches.is_home AND matches.status = 'scheduled' AND matches.match_date > ${now}::timestamptz
     RETURNING seat_holds.until`;
  if (hold) return hold.until;
  // A hold whose time is over goes to the next person first.
  const { count } = await transaction.seatHold.deleteMany({
    where: { userId, matchId, until: { lte: now } },
  });
  if (count > 0) await offerFreeSeats(transaction, matchId, now);
  return null;
}

async function newHold(transaction: DatabaseTransaction, { userId, matchId, now }: Wanted) {
  const [hold] = await transaction.$queryRaw<{ until: Date }[]>`
    WITH seat AS (${seatFor(userId, matchId, now)})
    INSERT INTO seat_holds (id, match_id, user_id, kind, until)
    SELECT ${randomUUID()}::uuid, matches.id, ${userId}::int, 'payment', ${untilOf(now)}
      FROM seat JOIN matches ON matches.id = seat.id
    RETURNING until`;
  return hold?.until ?? null;
}

/** Why paid money gets no ticket. */
export type SeatRefusal = 'account_closed' | 'too_late' | 'second_payment' | 'no_seat';

interface PaidSeat {
  /** Null after the account was closed. */
  userId: number | null;
  /** Null after the match was deleted. */
  matchId: number | null;
  /** Euros. */
  price: Prisma.Decimal;
  paidBy: 'card' | 'bizum';
}

/** Locks the match of a paid seat, and then its person, as every change of a ticket does. Call it before `issuePaidTicket`. */
export async function lockPaidSeat(
  transaction: DatabaseTransaction,
  { userId, matchId }: Pick<PaidSeat, 'userId' | 'matchId'>,
): Promise<void> {
  if (matchId !== null)
    await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${matchId}::int FOR UPDATE`;
  if (userId !== null) await lockPeople(transaction, [userId]);
}

/**
 * Makes a ticket of a seat that was paid for: of the one that is held, also if its time is over, or else of a free one.
 * Queues the ticket's mail. The caller holds the locks of `lockPaidSeat`.
 * @returns the ticket, or why there is none
 */
export async function issuePaidTicket(
  transaction: DatabaseTransaction,
  { userId, matchId, price, paidBy }: PaidSeat,
  now: Date,
): Promise<{ ticketId: string } | { refusal: SeatRefusal }> {
  const person = userId === null ? 0 : await transaction.user.count({ where: { id: userId } });
  if (userId === null || person === 0) return { refusal: 'account_closed' };
  if (matchId === null) return { refusal: 'too_late' };
  const owned = await transaction.ticket.count({ where: { userId, matchId, state: 'valid' } });
  if (owned > 0) return { refusal: 'second_payment' };
  const match = await lockMatch(transaction, matchId);
  const isToCome =
    match.status === 'postponed' || (match.status === 'scheduled' && match.matchDate > now && match.isHome);
  if (!isToCome) return { refusal: 'too_late' };
  const { count: held } = await transaction.seatHold.deleteMany({ where: { userId, matchId } });
  if (held === 0 && !(await hasFreeSeat(transaction, matchId, now))) return { refusal: 'no_seat' };
  await transaction.waitingEntry.deleteMany({ where: { userId, matchId } });
  const ticketId = randomUUID();
  await transaction.$executeRaw`
    WITH issued AS (
      INSERT INTO tickets (id, user_id, match_id, qr_code, price_paid, paid_by)
      VALUES (${ticketId}::uuid, ${userId}::int, ${matchId}::int, ${qrCodeOf(ticketId)}, ${price},
              ${paidBy}::"TicketPayment")
      RETURNING id, user_id
    )
    ${ticketMails(Prisma.sql`issued`)}`;
  return { ticketId };
}

async function hasFreeSeat(transaction: DatabaseTransaction, matchId: number, now: Date): Promise<boolean> {
  const seats = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM matches WHERE id = ${matchId}::int AND tickets_available > 0 AND NOT ${promised(now)}`;
  return seats.length > 0;
}

/** Ends tickets of a reopened match whose money has already gone back, and frees their seats. */
export async function endPaidBackTickets(
  transaction: DatabaseTransaction,
  matchId: number,
  ticketIds: readonly string[],
  now: Date,
): Promise<void> {
  if (ticketIds.length === 0) return;
  await transaction.$executeRaw`
    WITH ended AS (
      UPDATE tickets
         SET state = 'cancelled', ended_at = ${now}::timestamptz,
             end_reason = 'El partido se canceló y te hemos devuelto el dinero'
       WHERE id = ANY (${[...ticketIds]}::uuid[]) AND match_id = ${matchId}::int AND state = 'valid'
       RETURNING id, user_id
    )
    INSERT INTO mails (id, key, kind, user_id, subject_id)
    SELECT gen_random_uuid(), 'ticket_cancelled:' || id, 'ticket_cancelled', user_id, id::text
      FROM ended WHERE user_id IS NOT NULL`;
  await offerFreeSeats(transaction, matchId, now);
}

/**
 * Ends a ticket whose money the club has given back at the provider, as if staff had cancelled it.
 * @throws NotFoundError, TicketEndedError
 */
export async function endPaidBackTicket(
  transaction: DatabaseTransaction,
  ticketId: string,
  now: Date,
): Promise<void> {
  const locked = await lockTicket(transaction, ticketId, () => true);
  await endLockedTicket(transaction, locked, 'El club te ha devuelto el dinero', now);
}
