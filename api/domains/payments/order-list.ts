import type { Database, OrderEventKind, OrderState, Prisma } from '../../platform/database/client.ts';
import { containsWords } from '../../platform/lists/search.ts';

export const ORDER_ORDERS = ['date', 'date_desc', 'amount', 'amount_desc'] as const;
export type OrderOrder = (typeof ORDER_ORDERS)[number];

type Order = Prisma.OrderOrderByWithRelationInput[];

const LATEST: Order = [{ createdAt: 'desc' }, { id: 'asc' }];
const ORDERS: Readonly<Record<OrderOrder, Order>> = {
  date: [{ createdAt: 'asc' }, { id: 'asc' }],
  date_desc: LATEST,
  amount: [{ amount: 'asc' }, ...LATEST],
  amount_desc: [{ amount: 'desc' }, ...LATEST],
};

const DISPUTED = { events: { some: { kind: 'disputed' } } } satisfies Prisma.OrderWhereInput;
const CLOSED = { events: { some: { kind: 'dispute_closed' } } } satisfies Prisma.OrderWhereInput;

/** Events that say whether the payer's bank still wants the money; they may have arrived in any order. */
export const DISPUTE_EVENTS = {
  where: { kind: { in: ['disputed', 'dispute_closed'] } },
  select: { kind: true },
} satisfies Prisma.Order$eventsArgs;

/** Whether a dispute is open. @param events those of `DISPUTE_EVENTS` */
export function hasOpenDispute(events: readonly { kind: OrderEventKind }[]): boolean {
  const kinds = new Set(events.map(({ kind }) => kind));
  return kinds.has('disputed') && !kinds.has('dispute_closed');
}

/** Filter and order for the list of orders. Omitted or null fields do not filter. */
export interface OrderFilter {
  states?: readonly OrderState[] | null;
  /** Whether the payer's bank wants the money back. */
  isDisputed?: boolean | null;
  /** Searches the person and the match; also accepts the reference of an order. */
  search?: string | null;
  /** Orders made since then. */
  from?: Date | null;
  /** Orders made before then. */
  until?: Date | null;
  /** By default the latest comes first. */
  order?: OrderOrder | null;
}

/** Of an order, whole or a part. */
const REFERENCE = /^[\dA-Z]{4,12}$/;

/** Builds the query for the list of orders. @throws ValidationError */
export function orderList({ states, isDisputed, search, from, until, order }: OrderFilter) {
  const reference = search?.trim().toUpperCase() ?? '';
  const words = containsWords<Prisma.OrderWhereInput>(search, (word) => [{ user: word }, { match: word }]);
  return {
    where: {
      ...(states && { state: { in: [...states] } }),
      ...(isDisputed === true && { AND: [DISPUTED, { NOT: CLOSED }] }),
      ...(isDisputed === false && { AND: { OR: [{ NOT: DISPUTED }, CLOSED] } }),
      ...((from ?? until) && { createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) } }),
      ...(REFERENCE.test(reference) ? { OR: [{ reference: { contains: reference } }, words ?? {}] } : words),
    },
    orderBy: ORDERS[order ?? 'date_desc'],
  } satisfies Prisma.OrderFindManyArgs;
}

export type OrderList = ReturnType<typeof orderList>;

/** When the newest order was made. */
export async function newestOrder(database: Database): Promise<Date | null> {
  return (await database.order.aggregate({ _max: { createdAt: true } }))._max.createdAt;
}

/** Number of orders of a list. */
export const countOrders = (database: Database, { where }: OrderList): Promise<number> =>
  database.order.count({ where });
