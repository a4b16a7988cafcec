import type { Prisma, Database, TicketPayment } from '../../platform/database/client.ts';
import { IS_PAID_ELSEWHERE } from './takings.ts';

/** What one person paid for a ticket of a cancelled match. */
export interface Refund {
  ticketId: string;
  /** Null if the account was closed, like the e-mail. */
  name: string | null;
  email: string | null;
  /** Euros. */
  amount: Prisma.Decimal;
  paidBy: TicketPayment;
}

/**
 * What is to be paid back for a match, and to whom: the valid tickets of a cancelled match that cost something, by name.
 * Empty for other matches. Whether a ticket that says `none` was paid at the window, the club knows. What was paid on the
 * site is left out: it goes back by itself, see `api/domains/payments/refunds.ts`.
 */
export function refundsOf(database: Database, matchId: number): Promise<Refund[]> {
  return database.$queryRaw`
    SELECT tickets.id AS "ticketId", users.name, users.email, price_paid AS amount, paid_by AS "paidBy"
      FROM tickets
      JOIN matches ON matches.id = tickets.match_id
      LEFT JOIN users ON users.id = tickets.user_id
     WHERE tickets.match_id = ${matchId}::int
       AND matches.status = 'cancelled' AND tickets.state = 'valid' AND ${IS_PAID_ELSEWHERE}
     ORDER BY users.name NULLS LAST, tickets.id`;
}
