import {
  Prisma,
  type Database,
  type TicketPayment,
  type TicketState,
} from '../../platform/database/client.ts';
import { instantOfMark, markOfInstant, type Arrivals } from '../../platform/lists/arrivals.ts';
import type { PageWindow } from '../../platform/lists/page-window.ts';
import { searchedWords } from '../../platform/lists/search.ts';
import { ticketsNamed } from './ticket-number.ts';

/** A ticket of a match with its person. Name and e-mail are null if the account was closed. */
export interface Attendee {
  ticketId: string;
  name: string | null;
  email: string | null;
  purchaseDate: Date;
  state: TicketState;
  endedAt: Date | null;
  /** Why staff cancelled it. */
  endReason: string | null;
  /** Euros. */
  pricePaid: Prisma.Decimal;
  paidBy: TicketPayment;
}

export const ATTENDEE_ORDERS = ['purchased', 'purchased_desc', 'name', 'name_desc'] as const;
export type AttendeeOrder = (typeof ATTENDEE_ORDERS)[number];

const FIRST = Prisma.sql`tickets.purchase_date, tickets.id`;
const ORDERS: Readonly<Record<AttendeeOrder, Prisma.Sql>> = {
  purchased: FIRST,
  purchased_desc: Prisma.sql`tickets.purchase_date DESC, tickets.id DESC`,
  name: Prisma.sql`users.name NULLS LAST, ${FIRST}`,
  name_desc: Prisma.sql`users.name DESC NULLS LAST, ${FIRST}`,
};

/** Filter and order for the list of attendees. */
export interface AttendeeFilter {
  /** Searches names and e-mails; also accepts a ticket id, the content of its QR code, or its printed number. */
  search?: string | null;
  /** By default the earliest purchase comes first. */
  order?: AttendeeOrder | null;
  /** Only valid tickets by default: people who may come. */
  states?: readonly TicketState[] | null;
}

/**
 * Builds the query for the attendees of a match.
 * @throws ValidationError
 */
export function attendeeList(matchId: number | null, { search, order, states }: AttendeeFilter) {
  const words = searchedWords(search);
  const ofMatch = Prisma.sql`
    tickets.match_id = ${matchId ?? 0}::int AND tickets.state = ANY (${[...(states ?? ['valid'])]}::"TicketState"[])`;
  const inUser = (words ?? []).map((word) => Prisma.sql`users.search ILIKE ${`%${word}%`}`);
  return {
    where: words
      ? Prisma.sql`${ofMatch} AND (${ticketsNamed(search)} OR (${Prisma.join(inUser, ' AND ')}))`
      : ofMatch,
    orderBy: ORDERS[order ?? 'purchased'],
    /** Whether the list can be filtered and sorted without the users table. */
    isByTicket: !words && !order?.startsWith('name'),
  };
}

export type AttendeeList = ReturnType<typeof attendeeList>;

const ATTENDEES = Prisma.sql`
  SELECT tickets.id AS "ticketId", users.name, users.email, tickets.purchase_date AS "purchaseDate", tickets.state,
         tickets.ended_at AS "endedAt", tickets.end_reason AS "endReason", tickets.price_paid AS "pricePaid",
         tickets.paid_by AS "paidBy"
    FROM tickets
    LEFT JOIN users ON users.id = tickets.user_id`;

/** Reads one page, or all rows if no window is given, in one statement. */
export async function readAttendees(
  database: Database,
  { where, orderBy, isByTicket }: AttendeeList,
  window?: PageWindow,
): Promise<Attendee[]> {
  const part = window ? Prisma.sql`LIMIT ${window.take} OFFSET ${window.skip}` : Prisma.empty;
  if (!isByTicket) return database.$queryRaw`${ATTENDEES} WHERE ${where} ORDER BY ${orderBy} ${part}`;
  // Joins the user only for the rows of the page, not for the rows before it.
  return database.$queryRaw`
    WITH tickets AS (SELECT * FROM tickets WHERE ${where} ORDER BY ${orderBy} ${part})
    ${ATTENDEES} ORDER BY ${orderBy}`;
}

/** Tickets have no growing ids: they arrive with the time of their purchase. */
export const attendeeArrivals = (database: Database, matchId: number | null): Arrivals<AttendeeList> => ({
  async newest() {
    const where = { matchId: matchId ?? 0 };
    const { _max } = await database.ticket.aggregate({ where, _max: { purchaseDate: true } });
    return markOfInstant(_max.purchaseDate);
  },
  upTo: (list, mark) => ({
    ...list,
    where: Prisma.sql`${list.where} AND tickets.purchase_date <= ${instantOfMark(mark)}::timestamptz`,
  }),
});

export async function countAttendees(database: Database, { where }: AttendeeList): Promise<number> {
  const [found] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM tickets LEFT JOIN users ON users.id = tickets.user_id WHERE ${where}`;
  return found?.count ?? 0;
}
