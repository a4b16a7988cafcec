import { club } from '../../club/club.ts';
import { Prisma, type Database } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { idOfMark } from '../../platform/lists/arrivals.ts';
import type { PageWindow } from '../../platform/lists/page-window.ts';
import { searchedWords } from '../../platform/lists/search.ts';
import { IS_PAID_ELSEWHERE, type Refunds } from './takings.ts';
import { ticketsNamed } from './ticket-number.ts';

/** Roles that manage ticket sales (the tab «commercial»). */
export const TICKET_STAFF = ['commercial_manager', 'admin'] as const;

/** Ticket sales of one match. */
export interface MatchSale extends Refunds {
  matchId: number;
  /** Valid tickets, including those of closed accounts. */
  sold: number;
  /** Seats still for sale. */
  left: number;
  /** Current price of one ticket in euros. */
  price: Prisma.Decimal;
  /** Euros: the prices of the valid tickets as they were sold; nothing for a cancelled match. */
  takings: Prisma.Decimal;
}

export const SALE_ORDERS = [
  'date',
  'date_desc',
  'opponent',
  'opponent_desc',
  'sold',
  'sold_desc',
  'left',
  'left_desc',
  'takings',
  'takings_desc',
] as const;
export type SaleOrder = (typeof SALE_ORDERS)[number];

type Column = 'match_date' | 'id' | 'opponent' | 'tickets_available' | 'tickets_sold' | 'takings';
type Order = readonly Partial<Record<Column, 'asc' | 'desc'>>[];

const LATEST: Order = [{ match_date: 'desc' }, { id: 'desc' }];
const ORDERS: Readonly<Record<SaleOrder, Order>> = {
  date: [{ match_date: 'asc' }, { id: 'asc' }],
  date_desc: LATEST,
  opponent: [{ opponent: 'asc' }, ...LATEST],
  opponent_desc: [{ opponent: 'desc' }, ...LATEST],
  sold: [{ tickets_sold: 'asc' }, ...LATEST],
  sold_desc: [{ tickets_sold: 'desc' }, ...LATEST],
  left: [{ tickets_available: 'asc' }, ...LATEST],
  left_desc: [{ tickets_available: 'desc' }, ...LATEST],
  takings: [{ takings: 'asc' }, ...LATEST],
  takings_desc: [{ takings: 'desc' }, ...LATEST],
};

/** Filter and order for the list of sales. Omitted or null fields do not filter. */
export interface SaleFilter {
  when?: 'upcoming' | 'past' | null;
  /** Searches round, teams, opponent, competition and place; also accepts the number of a ticket. */
  search?: string | null;
  /** By default the latest match comes first. */
  order?: SaleOrder | null;
}

const PRICE = Prisma.sql`coalesce(ticket_price, ${club.defaultTicketPrice}::numeric)`;

/**
 * Home matches, and matches that were moved away after tickets were sold. The LIMIT keeps PostgreSQL from reading all
 * tickets to find out which matches have some.
 */
const MATCHES = Prisma.sql`
  SELECT matches.* FROM matches
   WHERE (is_home OR (SELECT true FROM tickets WHERE tickets.match_id = matches.id LIMIT 1))`;

/** Sales of the given matches; money is added up per match. */
const salesOf = (matches: Prisma.Sql) => Prisma.sql`
  SELECT matches.id AS "matchId", tickets_available AS "left", ${PRICE} AS price, tickets_sold AS sold, takings,
         going_back + CASE WHEN matches.status = 'cancelled' THEN (
             SELECT coalesce(sum(price_paid), 0) FROM tickets
              WHERE tickets.match_id = matches.id AND tickets.state = 'valid' AND ${IS_PAID_ELSEWHERE}
           ) ELSE 0 END AS "refundDue",
         refunded
    FROM (${matches}) AS matches
   CROSS JOIN LATERAL (
           SELECT CASE WHEN matches.status = 'cancelled' THEN 0 ELSE coalesce(sum(price_paid), 0) END AS takings
             FROM tickets
            WHERE tickets.match_id = matches.id AND tickets.state = 'valid'
         ) AS issued
   CROSS JOIN LATERAL (
           SELECT coalesce(sum(amount) FILTER (WHERE state = 'refund_due'), 0) AS going_back,
                  coalesce(sum(amount) FILTER (WHERE state = 'refunded'), 0) AS refunded
             FROM orders
            WHERE orders.match_id = matches.id AND orders.state IN ('refund_due', 'refunded')
         ) AS given_back`;

/**
 * Builds the query for the list of sales.
 * @throws ValidationError
 */
export function saleList({ when, search, order }: SaleFilter, now = new Date()) {
  const words = searchedWords(search)?.map((word) => Prisma.sql`matches.search ILIKE ${`%${word}%`}`);
  const conditions = [
    ...(when === 'upcoming' ? [Prisma.sql`AND match_date > ${now}::timestamptz`] : []),
    ...(when === 'past' ? [Prisma.sql`AND match_date <= ${now}::timestamptz`] : []),
    ...(words
      ? [
          Prisma.sql`AND ((${Prisma.join(words, ' AND ')}) OR matches.id IN (SELECT match_id FROM tickets WHERE ${ticketsNamed(search)}))`,
        ]
      : []),
  ];
  return {
    where: {
      matches: conditions.length > 0 ? Prisma.sql`${MATCHES} ${Prisma.join(conditions, ' ')}` : MATCHES,
    },
    orderBy: ORDERS[order ?? 'date_desc'],
  };
}

export type SaleList = ReturnType<typeof saleList>;

/** Reads a page of the list. Adds up takings only for the matches on that page, unless the list is sorted by them. */
export async function readSales(
  database: Database,
  { where, orderBy, skip, take }: SaleList & Pick<PageWindow, 'skip' | 'take'>,
): Promise<MatchSale[]> {
  const columns = orderBy.flatMap((order) => Object.entries(order));
  const inOrder = Prisma.raw(`ORDER BY ${columns.map((column) => column.join(' ')).join(', ')}`);
  const part = Prisma.sql`${inOrder} LIMIT ${take} OFFSET ${skip}`;
  return columns.some(([column]) => column === 'takings')
    ? database.$queryRaw`${salesOf(where.matches)} ${part}`
    : database.$queryRaw`${salesOf(Prisma.sql`${where.matches} ${part}`)} ${inOrder}`;
}

/** The list without matches of a later id. @throws ValidationError on `upTo` */
export const salesUpTo = (list: SaleList, mark: string): SaleList => ({
  ...list,
  where: { matches: Prisma.sql`${list.where.matches} AND matches.id <= ${idOfMark(mark)}::int` },
});

/** Total number of rows of a `saleList`. @param filter null for a list that differs from that of its filter */
export function countSales(
  database: Database,
  filter: SaleFilter | null,
  { where }: SaleList,
): Promise<number> {
  // The time decides which matches are upcoming, so that count is not cached.
  return !filter || filter.when ? readCount(database, where) : cachedCount(database, filter.search);
}

async function readCount(database: Database, where: SaleList['where']): Promise<number> {
  const [found] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${where.matches}) AS matches`;
  return found?.count ?? 0;
}

const cachedCount = cachedAggregate({
  tables: ['matches', 'tickets'],
  read: (database, search: SaleFilter['search']) => readCount(database, saleList({ search }).where),
});

/** Sales of one match; null if the club sells no tickets for it. */
export async function saleOf(database: Database, matchId: number | null): Promise<MatchSale | null> {
  const [sale] = await database.$queryRaw<MatchSale[]>`
    ${salesOf(Prisma.sql`${MATCHES} AND matches.id = ${matchId ?? 0}::int`)}`;
  return sale ?? null;
}
