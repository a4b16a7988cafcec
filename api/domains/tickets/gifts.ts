import { randomUUID } from 'node:crypto';
import {
  Prisma,
  type Database,
  type DatabaseTransaction,
  type Match,
} from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { mailAbout, ticketMails } from '../../platform/mail/mails.ts';
import { COUNTED, USED, isUsed, lockTicket } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { accountGone, qrCodeOf } from './sell.ts';
import { TicketEndedError, TooLateError } from './ticket-errors.ts';
import { TicketAlreadyOwnedError } from './tickets.ts';
import { recipientInput } from './tickets.input.ts';
import { seatTransaction } from './seat-transaction.ts';
import { ticketPassedOn } from './ticket-events.ts';

// A holder passes a ticket on by e-mail. Until somebody accepts it with the link of the mail, it stays as it is. Then it
// ends, its code with it, and the other has a new ticket of a new id for the same seat.

/** Why a valid ticket cannot be passed on; null if it can, which is until the match begins. */
export function giveObstacle(
  match: Pick<Match, 'status' | 'matchDate'>,
  used: boolean,
  now = new Date(),
): string | null {
  if (used) return USED;
  if (match.status === 'postponed' || (match.status === 'scheduled' && match.matchDate > now)) return null;
  return 'Las entradas de este partido ya no se pueden regalar';
}

/** @throws TooLateError */
async function assertGivable(transaction: DatabaseTransaction, ticketId: string, match: Match, now: Date) {
  const obstacle = giveObstacle(match, await isUsed(transaction, ticketId), now);
  if (obstacle !== null) throw new TooLateError(obstacle);
}

/**
 * Offers the user's ticket to an e-mail address. An earlier offer of the ticket ends, and its link with it.
 * @throws ValidationError, NotFoundError, TicketEndedError, TooLateError; RateLimitedError, because it sends mails to
 *   addresses that somebody types
 */
export async function giveTicket(
  database: Database,
  limits: RateLimits,
  userId: number,
  { ticketId, ...input }: { ticketId: string; email: string },
  now = new Date(),
): Promise<{ ticketId: string }> {
  const { email } = validate(recipientInput, input);
  await limits.consume({ giftAccount: String(userId), giftEmail: email });
  return seatTransaction(database, async (transaction) => {
    const { ticket, match } = await lockTicket(transaction, ticketId, (one) => one.userId === userId);
    await assertGivable(transaction, ticket.id, match, now);
    const { email: own } = await transaction.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    });
    if (own === email)
      throw new ValidationError([
        { path: 'email', message: 'Escribe el email de otra persona: este es el tuyo' },
      ]);
    const id = randomUUID();
    await transaction.ticketGift.deleteMany({ where: { ticketId: ticket.id } });
    await transaction.ticketGift.create({ data: { id, ticketId: ticket.id, email } });
    await transaction.mail.create({
      data: { id: randomUUID(), ...mailAbout('ticket_gift', userId, id, email) },
    });
    return { ticketId: ticket.id };
  });
}

/**
 * Takes an offer back: the ticket stays with the user. The link of the mail leads nowhere then.
 * @throws NotFoundError, TicketEndedError
 */
export function keepTicket(
  database: Database,
  userId: number,
  ticketId: string,
): Promise<{ ticketId: string }> {
  return seatTransaction(database, async (transaction) => {
    const { ticket } = await lockTicket(transaction, ticketId, (one) => one.userId === userId);
    await transaction.ticketGift.deleteMany({ where: { ticketId: ticket.id } });
    return { ticketId: ticket.id };
  });
}

const GONE =
  'Este regalo ya no está disponible: la entrada se ha aceptado, o quien te la daba ha cambiado de idea';

/** What the person who opens the link may know: the match and who gives the ticket. */
export interface OfferedGift {
  id: string;
  matchId: number;
  /** Null if the account was closed. */
  giverName: string | null;
  /** Whether the viewer is who gives it. */
  isOwn: boolean;
  /** Why it cannot be accepted any more; null if it can. */
  obstacle: string | null;
}

/** The gift of a link; null if there is none any more. */
export async function readGift(
  database: Database,
  userId: number,
  giftId: string,
  now = new Date(),
): Promise<OfferedGift | null> {
  const gift = await database.ticketGift.findUnique({
    where: { id: giftId },
    select: {
      ticket: {
        select: {
          state: true,
          match: true,
          userId: true,
          user: { select: { name: true } },
          admissions: { where: COUNTED, take: 1, select: { id: true } },
        },
      },
    },
  });
  if (gift?.ticket.state !== 'valid') return null;
  const { ticket } = gift;
  return {
    id: giftId,
    matchId: ticket.match.id,
    giverName: ticket.user?.name ?? null,
    isOwn: ticket.userId === userId,
    obstacle: giveObstacle(ticket.match, ticket.admissions.length > 0, now),
  };
}

/**
 * Accepts a gift: the giver's ticket ends, and the user gets a new one for its seat. If the user waited for a seat, or one
 * was held for them, it goes to the next person.
 * @returns the new ticket's id, and the giver's
 * @throws NotFoundError, ValidationError for the giver, TooLateError, TicketAlreadyOwnedError
 */
export async function acceptGift(
  database: Database,
  userId: number,
  giftId: string,
  now = new Date(),
): Promise<{ ticketId: string; giverId: number | null }> {
  const gift = await database.ticketGift.findUnique({ where: { id: giftId }, select: { ticketId: true } });
  if (!gift) throw new NotFoundError(GONE);
  try {
    return await passOn(database, { userId, giftId, ticketId: gift.ticketId, now });
  } catch (error) {
    if (isUniqueViolation(error, ['userId', 'matchId']) || error instanceof TicketEndedError)
      throw await alreadyOwned(database, userId, gift.ticketId);
    throw accountGone(error);
  }
}

interface Passing {
  userId: number;
  giftId: string;
  ticketId: string;
  now: Date;
}

function passOn(database: Database, { userId, giftId, ticketId, now }: Passing) {
  return seatTransaction(database, async (transaction) => {
    const { ticket, match } = await lockTicket(transaction, ticketId, () => true, [userId]);
    // Under the lock: it may have been taken back, or offered anew.
    if (!(await transaction.ticketGift.findUnique({ where: { id: giftId } }))) throw new NotFoundError(GONE);
    if (ticket.userId === userId)
      throw new ValidationError([
        { path: 'id', message: 'Esta entrada ya es tuya: el enlace es para otra persona' },
      ]);
    await assertGivable(transaction, ticket.id, match, now);
    await transaction.ticket.update({
      where: { id: ticket.id },
      data: { state: 'transferred', endedAt: now },
    });
    const id = randomUUID();
    await transaction.$executeRaw`
      WITH issued AS (
        INSERT INTO tickets (id, user_id, match_id, qr_code, purchase_date, price_paid, paid_by, replaces_id)
        SELECT ${id}::uuid, ${userId}::int, match_id, ${qrCodeOf(id)}, purchase_date, price_paid, paid_by, id
          FROM tickets WHERE id = ${ticket.id}::uuid
        RETURNING id, user_id
      )
      ${ticketMails(Prisma.sql`issued`)}`;
    await Promise.all(ticketPassedOn.emit(transaction, { from: ticket.id, to: id }));
    if (ticket.userId !== null)
      await transaction.mail.create({
        data: { id: randomUUID(), ...mailAbout('ticket_given', ticket.userId, ticket.id) },
      });
    await transaction.waitingEntry.deleteMany({ where: { matchId: match.id, userId } });
    const { count } = await transaction.seatHold.deleteMany({
      where: { matchId: match.id, userId, kind: 'offer' },
    });
    if (count > 0) await offerFreeSeats(transaction, match.id, now);
    return { ticketId: id, giverId: ticket.userId };
  });
}

/** The user has a ticket for the match, perhaps this one: a first answer may have been lost. Otherwise the gift is gone. */
async function alreadyOwned(database: Database, userId: number, ticketId: string): Promise<unknown> {
  const { matchId } = await database.ticket.findUniqueOrThrow({
    where: { id: ticketId },
    select: { matchId: true },
  });
  const own = await database.ticket.findFirst({
    where: { userId, matchId, state: 'valid' },
    select: { id: true },
  });
  return own ? new TicketAlreadyOwnedError(own.id) : new NotFoundError(GONE);
}
