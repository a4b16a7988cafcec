import type { Database, Match } from '../../platform/database/client.ts';
import { closingTime } from './closing-time.ts';
import { USED, isUsed, lockTicket } from './held-ticket.ts';
import { offerFreeSeats } from './offers.ts';
import { TooLateError } from './ticket-errors.ts';
import { ticketEnded } from './ticket-events.ts';
import { seatTransaction } from './seat-transaction.ts';

type Playing = Pick<Match, 'status' | 'matchDate' | 'returnHours'>;

/**
 * Until when a ticket of the match can be returned. While it is postponed there is no such time: null, and it can be
 * returned.
 */
export function returnsUntil(match: Playing): Date | null {
  return match.status === 'postponed' ? null : closingTime(match);
}

/** Why a valid ticket cannot be returned; null if it can. */
export function returnObstacle(match: Playing, used: boolean, now = new Date()): string | null {
  if (used) return USED;
  if (match.status === 'postponed' || (match.status === 'scheduled' && closingTime(match) > now)) return null;
  return match.status === 'cancelled'
    ? 'El partido se ha cancelado: no hace falta devolver la entrada'
    : 'El plazo para devolver entradas de este partido ha terminado';
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
    const obstacle = returnObstacle(match, await isUsed(transaction, ticket.id), now);
    if (obstacle !== null) throw new TooLateError(obstacle);
    await transaction.ticket.update({ where: { id: ticket.id }, data: { state: 'returned', endedAt: now } });
    await Promise.all(ticketEnded.emit(transaction, { ticketId: ticket.id, why: 'returned', at: now }));
    await offerFreeSeats(transaction, match.id, now);
    return { matchId: match.id };
  });
}
