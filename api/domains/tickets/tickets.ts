import type { Database, Match } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { sellQueued } from './counter.ts';
import { claimSeat } from './offers.ts';
import { saleObstacle, type SaleObstacle } from '../matches/sale.ts';

/** A user can have one ticket per match; carries the existing ticket. */
export class TicketAlreadyOwnedError extends UserError {
  override name = 'TicketAlreadyOwnedError';
  readonly code = 'TICKET_ALREADY_OWNED';
  readonly ticketId: string;

  constructor(ticketId: string) {
    super('Ya tienes una entrada para este partido');
    this.ticketId = ticketId;
  }
}

export class SoldOutError extends UserError {
  override name = 'SoldOutError';
  readonly code = 'SOLD_OUT';

  constructor() {
    super('No quedan entradas para este partido');
  }
}

const OBSTACLES: Record<SaleObstacle, string> = {
  away: 'El partido se juega fuera y el club no vende sus entradas',
  begun: 'El partido ya ha empezado y la venta está cerrada',
  live: 'El partido ya ha empezado y la venta está cerrada',
  finished: 'El partido ya se ha jugado',
  postponed: 'El partido está aplazado: la venta se reabrirá cuando tenga nueva fecha',
  cancelled: 'El partido se ha cancelado y ya no se venden entradas',
};

/** Tickets for this match are not on sale; the message gives the reason. */
export class MatchNotOnSaleError extends UserError {
  override name = 'MatchNotOnSaleError';
  readonly code = 'MATCH_NOT_ON_SALE';

  constructor(obstacle: SaleObstacle) {
    super(OBSTACLES[obstacle]);
  }
}

/**
 * A seat can become free between a refused sale and its explanation. After this many attempts the match counts as
 * sold out.
 */
export const ATTEMPTS = 3;

/**
 * Sells one ticket. The match must be at home, scheduled, in the future and have free seats, or a seat must be offered to
 * the user from the waiting list; and the user must not have a ticket for it. It is not paid here, see `paid-seats.ts`. Concurrent purchases never sell a seat twice
 * or give a user two tickets.
 * @returns the new ticket's id
 * @throws TicketAlreadyOwnedError in any state of the match; then NotFoundError, MatchNotOnSaleError and
 * SoldOutError, in this order
 */
export async function purchaseTicket(
  database: Database,
  userId: number,
  matchId: number,
  now = new Date(),
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ticketId = await sellQueued(database, userId, matchId, now);
    if (ticketId) return ticketId;
    const { isOffered } = await explainRefusal(database, userId, matchId, now);
    const claimed = isOffered ? await claimSeat(database, userId, matchId, now) : null;
    if (claimed) return claimed;
  }
  throw new SoldOutError();
}

interface SaleFacts extends Pick<Match, 'isHome' | 'status' | 'matchDate' | 'ticketsAvailable'> {
  ownTicket: string | null;
  /** Whether a seat is held for the user, whom the waiting list has offered it. */
  isOffered: boolean;
}

/**
 * Throws the reason why a sale was refused, from a fresh and consistent read. Returns if the sale would succeed now,
 * or if the user can take the seat that is offered to them.
 * @throws the same errors as `purchaseTicket`
 */
export async function explainRefusal(
  database: Database,
  userId: number,
  matchId: number,
  now: Date,
): Promise<Pick<SaleFacts, 'isOffered'>> {
  const [match] = await database.$queryRaw<SaleFacts[]>`
    SELECT matches.is_home AS "isHome", matches.status, matches.match_date AS "matchDate",
           matches.tickets_available AS "ticketsAvailable", tickets.id AS "ownTicket",
           EXISTS (SELECT FROM seat_holds
                    WHERE seat_holds.match_id = matches.id AND seat_holds.user_id = ${userId}::int
                      AND kind = 'offer' AND until > ${now}::timestamptz) AS "isOffered"
      FROM matches
      LEFT JOIN tickets ON tickets.match_id = matches.id AND tickets.user_id = ${userId}::int AND tickets.state = 'valid'
     WHERE matches.id = ${matchId}::int`;
  if (!match) throw new NotFoundError('El partido no existe');
  if (match.ownTicket) throw new TicketAlreadyOwnedError(match.ownTicket);
  const obstacle = saleObstacle(match, now);
  if (obstacle) throw new MatchNotOnSaleError(obstacle);
  if (match.ticketsAvailable === 0 && !match.isOffered) throw new SoldOutError();
  return match;
}
