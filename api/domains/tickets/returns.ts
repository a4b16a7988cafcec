import type { Database, Match } from '../../platform/database/client.ts';
import { closingTime } from './closing-time.ts';
import { assertUnused, lockTicket } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { TooLateError } from './ticket-errors.ts';
import { seatTransaction } from './seat-transaction.ts';

type Playing = Pick<Match, 'status' | 'matchDate' | 'returnHours'>;

/**
 * Until when a ticket of the match can be returned. While it is postponed there is no such time: null, and it can be
 * returned.
 */
export function returnsUntil(match: Playing): Date | null {
  return match.status === 'postponed' ? null : closingTime(match);
}

/** Whether a valid ticket can be returned now. */
export function canReturn(match: Playing, now = new Date()): boolean {
  if (match.status === 'postponed') return true;
  return match.status === 'scheduled' && closingTime(match) > now;
}

/**
 * Gives a seat back: the ticket ends, and its seat is offered to the waiting list, or sold again. Its holder is on no list
 * because of it.
 * @throws NotFoundError if it is not the user's, TicketEndedError, TooLateError
 */
export function returnTicket(
  database: Database,
  userId: number,
  ticketId: string,
  now = new Date(),
): Promise<{ matchId: number }> {
  return seatTransaction(database, async (transaction) => {
    const { ticket, match } = await lockTicket(transaction, ticketId, (one) => one.userId === userId);
    if (!canReturn(match, now)) throw new TooLateError(tooLate(match.status));
    await assertUnused(transaction, ticket.id);
    await transaction.ticket.update({ where: { id: ticket.id }, data: { state: 'returned', endedAt: now } });
    await offerFreeSeats(transaction, match.id, now);
    return { matchId: match.id };
  });
}

const tooLate = (status: Match['status']) =>
  status === 'cancelled'
    ? 'El partido se ha cancelado: no hace falta devolver la entrada'
    : 'El plazo para devolver entradas de este partido ha terminado';
