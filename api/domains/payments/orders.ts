import type { Config } from '../../config.ts';
import {
  Prisma,
  type Database,
  type DatabaseTransaction,
  type Order,
  type OrderProvider,
} from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { logger } from '../../platform/log.ts';
import { markDone } from '../../platform/idempotency/done-once.ts';
import { ticketPriceOf } from '../matches/sale.ts';
import { holdSeat } from '../tickets/paid-seats.ts';
import { seatTransaction } from '../tickets/seat-transaction.ts';
import { PaymentRequired } from '../tickets/ticket-errors.ts';
import { ticketWanted } from '../tickets/ticket-events.ts';
import { newReference, recordOrderEvent } from './order-events.ts';
import type { Handover } from './provider.ts';
import { paymentProvider } from './providers.ts';
import { vatRate } from './vat.ts';

// An order is one attempt to pay for a held seat. The person may try again while the seat is held.

/** The order cannot be paid any more. */
export class OrderClosedError extends UserError {
  override name = 'OrderClosedError';
  readonly code = 'ORDER_CLOSED';

  constructor() {
    super('Este pago ya no se puede hacer: vuelve a la página del partido para empezar otro');
  }
}

/** The provider does not open its page; the order can still be paid. */
export class PaymentUnavailableError extends UserError {
  override name = 'PaymentUnavailableError';
  readonly code = 'PAYMENT_UNAVAILABLE';

  constructor() {
    super(
      'La página de pago no responde. No se te ha cobrado nada y tu entrada sigue guardada: vuelve a intentarlo en un momento',
    );
  }
}

/** The page of an order. */
export const orderPath = (orderId: string): string => `/pago/${orderId}`;

/**
 * Whether a ticket for a match costs something, so that it is paid before it is issued where the site takes payments.
 * @returns false also for a match that does not exist
 */
async function mustPay(database: Database, matchId: number): Promise<boolean> {
  const match = await database.match.findUnique({ where: { id: matchId }, select: { ticketPrice: true } });
  return match !== null && new Prisma.Decimal(ticketPriceOf(match)).gt(0);
}

ticketWanted.subscribe(async (database, { payments }, buyer) => {
  if (payments && (await mustPay(database, buyer.matchId)))
    throw new PaymentRequired(await openOrder(database, payments.provider, buyer));
});

interface Buyer {
  userId: number;
  matchId: number;
}

/**
 * Holds a seat for a user and opens the order that pays it. While the seat is held, asking again gives the same order, or a
 * new one after a failed attempt.
 * @returns the order's id
 * @throws the same errors as `purchaseTicket`
 */
function openOrder(
  database: Database,
  provider: OrderProvider,
  { userId, matchId }: Buyer,
  now = new Date(),
): Promise<string> {
  return holdSeat(database, { userId, matchId, now }, async (transaction, until) => {
    await markDone(transaction);
    const open = await transaction.order.findFirst({
      where: { userId, matchId, state: 'pending', provider, until: { gt: now } },
      orderBy: { createdAt: 'desc' },
      select: { id: true },
    });
    return open?.id ?? createOrder(transaction, { userId, matchId, provider, until });
  });
}

async function createOrder(
  transaction: DatabaseTransaction,
  { userId, matchId, provider, until }: Buyer & Pick<Order, 'provider' | 'until'>,
): Promise<string> {
  const match = await transaction.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { ticketPrice: true },
  });
  const { id } = await transaction.order.create({
    data: {
      userId,
      matchId,
      provider,
      until,
      reference: newReference(),
      amount: ticketPriceOf(match),
      vatRate: await vatRate(transaction),
    },
    select: { id: true },
  });
  await recordOrderEvent(transaction, id, 'created');
  return id;
}

/** An order with its match, for the person who pays it. @throws NotFoundError if it is not theirs */
async function ownOrder(database: DatabaseTransaction, userId: number, orderId: string) {
  const order = await database.order.findUnique({
    where: { id: orderId },
    include: { match: { select: { homeTeam: true, awayTeam: true } } },
  });
  if (order?.userId === userId) return order;
  throw new NotFoundError('El pago no existe');
}

/**
 * Prepares the visit of the provider's page. If the provider takes a reference only once, a second visit gets a new order for
 * the same seat.
 * @returns where to go, and the order that is paid there
 * @throws NotFoundError, OrderClosedError, PaymentUnavailableError
 */
export async function startPayment(
  database: Database,
  config: Config,
  { userId, orderId, origin }: { userId: number; orderId: string; origin: string },
  now = new Date(),
): Promise<Handover & { orderId: string }> {
  const provider = await paymentProvider(config);
  const asked = await ownOrder(database, userId, orderId);
  if (!provider || provider.name !== asked.provider) throw new OrderClosedError();
  const id = await seatTransaction(database, (transaction) =>
    beginVisit(transaction, orderId, { isNewEachTime: provider.takesReferenceOnce, now }),
  );
  const order = await ownOrder(database, userId, id);
  const teams = order.match ? `${order.match.homeTeam} – ${order.match.awayTeam}` : '';
  const handover = await provider
    .start(order, { origin, description: `Entrada ${teams}`.trim() })
    .catch((error: unknown) => {
      logger.error({ err: error, order: order.reference }, 'a provider does not open its page of payment');
      throw new PaymentUnavailableError();
    });
  if (handover.sessionId !== order.sessionId)
    await database.order.update({ where: { id }, data: { sessionId: handover.sessionId } });
  return { ...handover, orderId: id };
}

/** @returns the order for this visit */
async function beginVisit(
  transaction: DatabaseTransaction,
  orderId: string,
  { isNewEachTime, now }: { isNewEachTime: boolean; now: Date },
): Promise<string> {
  await transaction.$queryRaw`SELECT id FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`;
  const order = await transaction.order.findUniqueOrThrow({ where: { id: orderId } });
  if (order.state !== 'pending' || order.until <= now) throw new OrderClosedError();
  const { userId, matchId, provider, until } = order;
  let id = orderId;
  if (order.startedAt && isNewEachTime && userId !== null && matchId !== null) {
    await transaction.order.update({ where: { id: orderId }, data: { state: 'failed' } });
    await recordOrderEvent(transaction, orderId, 'replaced');
    id = await createOrder(transaction, { userId, matchId, provider, until });
  }
  await transaction.order.update({ where: { id }, data: { startedAt: order.startedAt ?? now } });
  await recordOrderEvent(transaction, id, 'started');
  return id;
}
