import { club } from '../../club/club.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { Prisma, TicketPayment, type Database } from '../../platform/database/client.ts';
import { IS_KEPT } from '../tickets/takings.ts';
import type { Day } from './days.ts';

/** Lists of first and last days: one stretch per place. */
export interface Stretches {
  first: Day[];
  last: Day[];
}

/** The tickets of one stretch that were paid in the same way. Money is in cents, so that sums are exact. */
interface Sold {
  /** The place of the stretch, from 0. */
  place: number;
  paidBy: TicketPayment;
  tickets: number;
  /** Of tickets whose money stays with the club. */
  cents: number;
}

/** The valid tickets that were sold in each stretch, by the way of payment. Empty combinations are left out. */
export const ticketsSold = cachedAggregate({ tables: ['matches', 'tickets'], read: readSold });

/**
 * One indexed range per stretch, so only rows of the period are read, and the database need not compute each row's
 * day.
 */
function readSold(database: Database, { first, last }: Stretches): Promise<Sold[]> {
  return database.$queryRaw`
    SELECT place::int - 1 AS place, paid_by::text AS "paidBy", tickets, cents
      FROM unnest(${first}::date[], ${last}::date[]) WITH ORDINALITY AS stretch (first, last, place)
     CROSS JOIN LATERAL (
             SELECT paid_by, count(*)::int AS tickets,
                    (coalesce(sum(price_paid) FILTER (WHERE ${IS_KEPT}), 0) * 100)::float8 AS cents
               FROM tickets
              WHERE state = 'valid'
                AND purchase_date >= first::timestamp AT TIME ZONE ${club.timeZone}
                AND purchase_date < (last + 1)::timestamp AT TIME ZONE ${club.timeZone}
              GROUP BY paid_by
           ) AS sold`;
}

/** The tickets of the period that were paid in one way. */
export interface PaymentTakings {
  paidBy: TicketPayment;
  tickets: number;
  cents: number;
}

/** Adds up the stretches of the period: every way of payment, also those without tickets. */
export function byPayment(sold: readonly Sold[]): PaymentTakings[] {
  return Object.values(TicketPayment).map((paidBy) => {
    const rows = sold.filter((row) => row.paidBy === paidBy);
    return {
      paidBy,
      tickets: rows.reduce((sum, { tickets }) => sum + tickets, 0),
      cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    };
  });
}

/** Whole cents as euros. */
export const euros = (cents: number): Prisma.Decimal => new Prisma.Decimal(Math.round(cents)).div(100);
