import { randomUUID } from 'node:crypto';
import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import { ticketMails } from '../../platform/mail/mails.ts';
import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { mergedEdit } from '../audit/edits.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { endLockedTicket } from './cancelled-ticket.ts';
import { lockPeople, lockTicket } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { qrCodeOf } from './sell.ts';
import { MatchNotOnSaleError, SoldOutError } from './tickets.ts';
import { cancelTicketInput, recipientInput, ticketSettings } from './tickets.input.ts';
import { seatTransaction } from './seat-transaction.ts';

/** One ticket per person and match, also for complimentary ones. */
export class PersonHasTicketError extends UserError {
  override name = 'PersonHasTicketError';
  readonly code = 'PERSON_HAS_TICKET';

  constructor() {
    super('Esta persona ya tiene una entrada para el partido');
  }
}

/**
 * Gives a ticket to an account, at no price. It takes a free seat, also one that is on sale; never one that is held or
 * for which somebody waits.
 * @throws ValidationError if no account has this e-mail, NotFoundError, MatchNotOnSaleError for an away, played or
 *   cancelled match, SoldOutError, PersonHasTicketError
 */
export async function issueComplimentary(
  database: Database,
  staff: Staff,
  matchId: number | null,
  input: unknown,
): Promise<{ ticketId: string }> {
  const { email } = validate(recipientInput, input);
  const person = await database.user.findUnique({ where: { email }, select: { id: true } });
  if (!person)
    throw new ValidationError([
      { path: 'email', message: 'Nadie tiene una cuenta con este email: pídele que se registre primero' },
    ]);
  try {
    return await seatTransaction(database, (transaction) => issue(transaction, staff, matchId, person.id));
  } catch (error) {
    if (!isUniqueViolation(error, ['userId', 'matchId'])) throw error;
    throw new PersonHasTicketError();
  }
}

async function issue(transaction: DatabaseTransaction, staff: Staff, matchId: number | null, userId: number) {
  const match = await lockMatch(transaction, matchId);
  if (!match.isHome) throw new MatchNotOnSaleError('away');
  if (match.status === 'finished' || match.status === 'cancelled')
    throw new MatchNotOnSaleError(match.status);
  await lockPeople(transaction, [userId]);
  // A seat that was offered to this person becomes their ticket.
  await transaction.seatHold.deleteMany({ where: { userId, matchId: match.id, kind: 'offer' } });
  await transaction.waitingEntry.deleteMany({ where: { userId, matchId: match.id } });
  const { ticketsAvailable } = await transaction.match.findUniqueOrThrow({
    where: { id: match.id },
    select: { ticketsAvailable: true },
  });
  if (ticketsAvailable === 0) throw new SoldOutError();
  const id = randomUUID();
  await transaction.$executeRaw`
    WITH issued AS (
      INSERT INTO tickets (id, user_id, match_id, qr_code, price_paid, paid_by)
      VALUES (${id}::uuid, ${userId}::int, ${match.id}::int, ${qrCodeOf(id)}, 0, 'complimentary')
      RETURNING id, user_id
    )
    ${ticketMails(Prisma.sql`issued`)}`;
  await recordStaffAction(transaction, staff, {
    action: 'grant',
    subjectType: 'ticket',
    subjectId: id,
    subject: match.subject,
  });
  return { ticketId: id };
}

/**
 * Cancels one ticket, and tells its holder why. The seat is offered to the waiting list, or sold again.
 * @throws ValidationError, NotFoundError, TicketEndedError
 */
export function cancelTicket(
  database: Database,
  staff: Staff,
  ticketId: string,
  input: unknown,
  now = new Date(),
): Promise<{ ticketId: string }> {
  const { reason } = validate(cancelTicketInput, input);
  return seatTransaction(database, async (transaction) => {
    const { ticket, match } = await lockTicket(transaction, ticketId, () => true);
    await endLockedTicket(transaction, { ticket, match }, reason, now);
    await recordStaffAction(transaction, staff, {
      action: 'cancel',
      subjectType: 'ticket',
      subjectId: ticket.id,
      subject: match.subject,
      changes: { endReason: [null, reason] },
    });
    return { ticketId: ticket.id };
  });
}

/**
 * Sets how tickets of a match are returned and offered. Running offers keep their time.
 * @throws ValidationError, NotFoundError, EditConflictError
 */
export function updateTicketSettings(
  database: Database,
  staff: Staff,
  matchId: number | null,
  input: unknown,
  now = new Date(),
): Promise<{ matchId: number }> {
  const mine = validate(ticketSettings, input);
  return seatTransaction(database, async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    const { returnHours, offerMinutes, hasWaitingList } = match;
    const stored = { returnHours, offerMinutes, hasWaitingList };
    const subject = { subjectType: 'match', subjectId: match.id } as const;
    const given = await mergedEdit(transaction, staff, subject, {
      schema: ticketSettings,
      mine,
      input,
      stored,
    });
    const changes = changesOf(
      stored,
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    );
    if (Object.keys(changes).length === 0) return { matchId: match.id };
    await transaction.$executeRaw`
      UPDATE matches
         SET return_hours = ${given.returnHours ?? match.returnHours}::int,
             offer_minutes = ${given.offerMinutes ?? match.offerMinutes}::int,
             has_waiting_list = ${given.hasWaitingList ?? match.hasWaitingList}::boolean
       WHERE id = ${match.id}::int`;
    await offerFreeSeats(transaction, match.id, now);
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
      subject: match.subject,
      changes,
    });
    return { matchId: match.id };
  });
}
