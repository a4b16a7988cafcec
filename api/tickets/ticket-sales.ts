import { club } from '../club.ts';
import { Prisma, type Database } from '../database/client.ts';
import { keptFigure } from '../database/kept-figures.ts';
import type { PageWindow } from '../pages.ts';
import { containsText } from '../search.ts';

/** Who looks after the sale of tickets (spec section 6, the tab «commercial»). */
export const TICKET_STAFF = ['commercial_manager', 'admin'] as const;

/** What the club sold for one match. */
export interface MatchSale {
  matchId: number;
  /** Tickets issued; those of closed accounts are among them. */
  sold: number;
  /** Seats that can still be sold. */
  left: number;
  /** Euros for one ticket as of now: what each buyer paid is not kept. */
  price: Prisma.Decimal;
  /** Euros: `sold` times `price`. */
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

const LATEST = Prisma.sql`match_date DESC, id DESC`;
const ORDERS: Readonly<Record<SaleOrder, Prisma.Sql>> = {
  date: Prisma.sql`match_date, id`,
  date_desc: LATEST,
  opponent: Prisma.sql`opponent, ${LATEST}`,
  opponent_desc: Prisma.sql`opponent DESC, ${LATEST}`,
  sold: Prisma.sql`sold, ${LATEST}`,
  sold_desc: Prisma.sql`sold DESC, ${LATEST}`,
  left: Prisma.sql`"left", ${LATEST}`,
  left_desc: Prisma.sql`"left" DESC, ${LATEST}`,
  takings: Prisma.sql`takings, ${LATEST}`,
  takings_desc: Prisma.sql`takings DESC, ${LATEST}`,
};

/** Which sales to show, and in which order; what is left out or null keeps everything. */
export interface SaleFilter {
  when?: 'upcoming' | 'past' | null;
  /** Looks in the round and teams, the opponent and the competition. */
  search?: string | null;
  /** The latest match first where none is given. */
  order?: SaleOrder | null;
}

const PRICE = Prisma.sql`coalesce(ticket_price, ${club.defaultTicketPrice}::numeric)`;
const SOLD = Prisma.sql`(SELECT count(*) FROM tickets WHERE tickets.match_id = matches.id)`;

/**
 * Matches at home, and those of which tickets were sold before they were moved away. Tickets are counted match by match,
 * so that a page counts those of its own matches only, unless it is sorted by them. The limit keeps PostgreSQL from reading
 * all tickets to see which matches have some.
 */
const SALES = Prisma.sql`
  SELECT matches.id, matches.id AS "matchId", opponent, match_date, tickets_available AS "left",
         ${PRICE} AS price, ${SOLD}::int AS sold, ${PRICE} * ${SOLD} AS takings
    FROM matches
   WHERE (is_home OR (SELECT true FROM tickets WHERE tickets.match_id = matches.id LIMIT 1))`;

/**
 * Describes the sales that staff look for.
 * @throws ValidationError
 */
export function saleList({ when, search, order }: SaleFilter, now = new Date()) {
  const text = containsText(search);
  const pattern = text && `%${text.contains}%`;
  const conditions = [
    ...(when === 'upcoming' ? [Prisma.sql`AND match_date > ${now}::timestamptz`] : []),
    ...(when === 'past' ? [Prisma.sql`AND match_date <= ${now}::timestamptz`] : []),
    ...(pattern
      ? [
          Prisma.sql`AND (subject ILIKE ${pattern} OR opponent ILIKE ${pattern} OR competition ILIKE ${pattern})`,
        ]
      : []),
  ];
  return {
    rows: conditions.length > 0 ? Prisma.sql`${SALES} ${Prisma.join(conditions, ' ')}` : SALES,
    orderBy: ORDERS[order ?? 'date_desc'],
  };
}

export type SaleList = ReturnType<typeof saleList>;

export async function readSales(
  database: Database,
  { rows, orderBy }: SaleList,
  { skip, take }: PageWindow,
): Promise<MatchSale[]> {
  return database.$queryRaw`
    SELECT * FROM (${rows}) AS sales ORDER BY ${orderBy} LIMIT ${take} OFFSET ${skip}`;
}

/** How many sales `saleList` has. */
export function countSales(
  database: Database,
  { when, search }: SaleFilter,
  { rows }: SaleList,
): Promise<number> {
  const count = async () => {
    const [found] = await database.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (${rows}) AS sales`;
    return found?.count ?? 0;
  };
  // Which matches are to come is a matter of the time.
  return when ? count() : keptFigure(database, ['matches', 'tickets'], ['sales', search], count);
}

/** The sales of one match; null where the club sells none for it. */
export async function saleOf(database: Database, matchId: number | null): Promise<MatchSale | null> {
  const [sale] = await database.$queryRaw<MatchSale[]>`
    SELECT * FROM (${SALES} AND matches.id = ${matchId ?? 0}::int) AS sales`;
  return sale ?? null;
}
