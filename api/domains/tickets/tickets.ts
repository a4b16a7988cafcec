import type { Database, Match } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { sellInTurn } from './counter.ts';
import { saleObstacle, type SaleObstacle } from '../matches/sale.ts';

/** One ticket per person and match; says which one the person has. */
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

/** The club does not sell tickets for this match, now or ever; the message says why. */
export class MatchNotOnSaleError extends UserError {
  override name = 'MatchNotOnSaleError';
  readonly code = 'MATCH_NOT_ON_SALE';

  constructor(obstacle: SaleObstacle) {
    super(OBSTACLES[obstacle]);
  }
}

/** A seat may come back between a refusal and its explanation; more often than this, the match counts as sold out. */
const ATTEMPTS = 3;

/**
 * Sells one ticket (design section 4): the match is at home, scheduled, to come and has seats, and the person has no
 * ticket for it yet. There is no payment step. However many buy at once, no seat is sold twice and nobody gets two.
 * @returns the new ticket's id
 * @throws TicketAlreadyOwnedError whatever has become of the match since; then NotFoundError, MatchNotOnSaleError and
 * SoldOutError, in this order
 */
export async function purchaseTicket(
  database: Database,
  userId: number,
  matchId: number,
  now = new Date(),
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ticketId = await sellInTurn(database, userId, matchId, now);
    if (ticketId) return ticketId;
    await explainRefusal(database, userId, matchId, now);
  }
  throw new SoldOutError();
}

interface SaleFacts extends Pick<Match, 'isHome' | 'status' | 'matchDate' | 'ticketsAvailable'> {
  ownTicket: string | null;
}

/**
 * Says why a sale was refused, looking anew and at one moment; returns where by now it would not be.
 * @throws as `purchaseTicket`
 */
async function explainRefusal(database: Database, userId: number, matchId: number, now: Date): Promise<void> {
  const [match] = await database.$queryRaw<SaleFacts[]>`
    SELECT matches.is_home AS "isHome", matches.status, matches.match_date AS "matchDate",
           matches.tickets_available AS "ticketsAvailable", tickets.id AS "ownTicket"
      FROM matches
      LEFT JOIN tickets ON tickets.match_id = matches.id AND tickets.user_id = ${userId}::int
     WHERE matches.id = ${matchId}::int`;
  if (!match) throw new NotFoundError('El partido no existe');
  if (match.ownTicket) throw new TicketAlreadyOwnedError(match.ownTicket);
  const obstacle = saleObstacle(match, now);
  if (obstacle) throw new MatchNotOnSaleError(obstacle);
  if (match.ticketsAvailable === 0) throw new SoldOutError();
}
