import { Prisma } from '../../platform/database/client.ts';

// Takings are what the club keeps of what was paid: the prices of the valid tickets as they were sold. A ticket that was
// returned or cancelled has ended. The tickets of a cancelled match stay valid, so that they can say what happened, and their
// money goes back.

/** Whether the money of a row of `tickets` stays with the club. For statements over several matches. */
export const IS_KEPT = Prisma.sql`
  (tickets.state = 'valid' AND tickets.match_id <> ALL (ARRAY(SELECT id FROM matches WHERE status = 'cancelled')))`;

/** Whether the price of a row of `tickets` was not paid on the site, so that the club gives it back in another way. */
export const IS_PAID_ELSEWHERE = Prisma.sql`(tickets.price_paid > 0 AND tickets.paid_by NOT IN ('card', 'bizum'))`;

/** What goes back to people, in euros. */
export interface Refunds {
  /**
   * Not sent yet: payments on the site, and the tickets of cancelled matches that were not paid there. What the club gives back
   * of these it does not record here, so they stay.
   */
  refundDue: Prisma.Decimal;
  /** Given back, of payments on the site. */
  refunded: Prisma.Decimal;
}
