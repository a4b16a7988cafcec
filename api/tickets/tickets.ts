import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { Prisma, type Database, type Match } from '../database/client.ts';
import { foreignKeyViolation, isUniqueViolation } from '../database/constraint.ts';
import { NotFoundError, UserError } from '../errors.ts';
import { ticketMails } from '../mail/mails.ts';
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

/**
 * Sales that this process has at the database at once. A match's seats are sold one after the other anyway, so more
 * would only hold connections while they wait for each other, and the rest of the site needs connections too. The
 * others wait here, in order of arrival, where waiting costs nothing and no connection times out.
 */
const counter = pLimit(4);

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
  return counter(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const ticketId = await sell(database, userId, matchId, now);
      if (ticketId) return ticketId;
      await explainRefusal(database, userId, matchId, now);
    }
    throw new SoldOutError();
  });
}

/**
 * The sale, in one statement and so in one transaction: it takes a seat, issues the ticket and has it confirmed by mail,
 * or does nothing. The
 * match's row is locked only while the database runs it. Sales of a match wait for that lock, and then look again at
 * what the match has become: whether seats are left, whether it was cancelled meanwhile. Each sale takes its locks in
 * the same order, the match before the ticket, so that no two ever wait for each other.
 * @returns the ticket's id, or null where the match or the person did not meet the conditions
 */
async function sell(database: Database, userId: number, matchId: number, now: Date): Promise<string | null> {
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
