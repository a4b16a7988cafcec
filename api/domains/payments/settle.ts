import type { Database, DatabaseTransaction, Order } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { issuePaidTicket, lockPaidSeat } from '../tickets/paid-seats.ts';
import { seatTransaction } from '../tickets/seat-transaction.ts';
import { ticketBought } from '../tickets/ticket-events.ts';
import { refundFailed } from './refunds.ts';
import { takeReversal } from './reversals.ts';
import { isReference, recordOrderEvent } from './order-events.ts';
import {
  RefusedNotificationError,
  centsOf,
  type PaymentProvider,
  type PaymentWord,
  type RawNotification,
} from './provider.ts';

// The word of the provider decides about an order, whether it comes first, twice, late or only when asked.

/**
 * Takes a notification of the provider: money becomes a ticket, goes back, or has gone back.
 * @throws RefusedNotificationError if it is not believed; it is logged, and nothing is issued
 */
export async function receiveNotification(
  database: Database,
  provider: PaymentProvider,
  notification: RawNotification,
): Promise<void> {
  try {
    const word = await provider.read(notification);
    if (!word) return;
    switch (word.outcome) {
      case 'paid':
      case 'failed':
        return await settlePayment(database, provider, word);
      case 'refund_failed':
        return await refundFailed(database, provider, word);
      case 'paid_back':
      case 'partly_paid_back':
      case 'disputed':
      case 'dispute_closed':
        return await takeReversal(database, provider, word);
    }
  } catch (error) {
    if (error instanceof RefusedNotificationError)
      logger.error({ err: error, provider: provider.name }, 'a payment notification was refused');
    throw error;
  }
}

/**
 * Does what the provider's word about an order means. The same word again changes nothing.
 * @throws RefusedNotificationError if it does not fit the order
 */
export async function settlePayment(
  database: Database,
  { name }: Pick<PaymentProvider, 'name'>,
  word: PaymentWord,
  now = new Date(),
): Promise<void> {
  const order = isReference(word.reference)
    ? await database.order.findUnique({ where: { reference: word.reference } })
    : null;
  if (order?.provider !== name)
    throw new RefusedNotificationError(`No order is called ${word.reference.slice(0, 40)}`, {
      isSigned: true,
    });
  const mismatch = mismatchOf(order, word);
  if (mismatch !== null) {
    await recordOrderEvent(database, order.id, 'refused', mismatch);
    throw new RefusedNotificationError(`Order ${order.reference}: ${mismatch}`, { isSigned: true });
  }
  if (word.outcome === 'failed') return fail(database, order.id, word.detail);
  const buyer = await seatTransaction(database, (transaction) => pay(transaction, order, word, now));
  if (buyer !== null) ticketBought.emit(database, buyer);
}

function mismatchOf(order: Order, { amount, currency, outcome }: PaymentWord): string | null {
  // A payment that failed moves no money, and some notifications of it have no amount.
  if (outcome === 'failed') return null;
  if (currency !== 'EUR') return `Moneda incorrecta: ${currency.slice(0, 10)}`;
  if (amount !== centsOf(order.amount)) return `Importe incorrecto: ${amount} céntimos`;
  return null;
}

/** A failed attempt; the seat stays held, so that the person can try again. */
function fail(database: Database, orderId: string, detail: string | null): Promise<void> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.order.updateMany({
      where: { id: orderId, state: 'pending' },
      data: { state: 'failed' },
    });
    if (count > 0) await recordOrderEvent(transaction, orderId, 'failed', detail);
  });
}

const HAS_MONEY: readonly Order['state'][] = ['paid', 'refund_due', 'refunded'];

/** @returns who has got a ticket, or null */
async function pay(
  transaction: DatabaseTransaction,
  { id, userId, matchId, amount }: Order,
  { paymentId, paidBy }: PaymentWord,
  now: Date,
): Promise<number | null> {
  await lockPaidSeat(transaction, { userId, matchId });
  await transaction.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`;
  // Read again: the same word may have come twice at once, the account or the match may be gone.
  const order = await transaction.order.findUniqueOrThrow({ where: { id } });
  if (HAS_MONEY.includes(order.state)) return null;
  const money = { paidAt: now, paidBy, paymentId };
  const seat = { userId: order.userId, matchId: order.matchId, price: amount, paidBy };
  const issued = await issuePaidTicket(transaction, seat, now);
  if ('ticketId' in issued) {
    await transaction.order.update({
      where: { id },
      data: { ...money, state: 'paid', ticketId: issued.ticketId },
    });
    await recordOrderEvent(transaction, id, 'paid', paymentId);
    return order.userId;
  }
  await transaction.order.update({
    where: { id },
    data: { ...money, state: 'refund_due', refundReason: issued.refusal, refundAfter: now },
  });
  await recordOrderEvent(transaction, id, 'paid', paymentId);
  await recordOrderEvent(transaction, id, 'refund_due', issued.refusal);
  return null;
}

/** Orders that one run of the job asks about; the next run does the rest. */
const MOST_AT_ONCE = 100;
/** Seconds after which a notification counts as lost. */
const PATIENCE = 60;
const MOST_FAILURES = 3;
/** Milliseconds after which an order that the provider says nothing about ends in any case. */
const GIVE_UP = 48 * 60 * 60_000;

/**
 * Asks the provider about orders whose notification may be lost, as far as it can be asked, and ends those whose time is over.
 */
export async function settleOrders(
  database: Database,
  provider: PaymentProvider | null,
  now = new Date(),
): Promise<void> {
  if (provider?.ask) {
    const waiting = await database.order.findMany({
      where: {
        provider: provider.name,
        state: 'pending',
        sessionId: { not: null },
        startedAt: { lt: new Date(now.getTime() - PATIENCE * 1000) },
      },
      orderBy: { askedAt: { sort: 'asc', nulls: 'first' } },
      take: MOST_AT_ONCE,
    });
    let failures = 0;
    for (const order of waiting) {
      // While the provider is away, the next run asks again.
      if (failures === MOST_FAILURES) break;
      if (!(await askAbout(database, provider, order, now))) failures += 1;
    }
  }
  await database.$executeRaw`
    WITH ended AS (
      UPDATE orders SET state = 'expired'
       WHERE state = 'pending' AND until <= ${now}::timestamptz
         AND (session_id IS NULL OR ${provider?.ask === undefined}::boolean OR asked_at >= until
              OR until <= ${new Date(now.getTime() - GIVE_UP)}::timestamptz)
      RETURNING id
    )
    INSERT INTO order_events (order_id, kind) SELECT id, 'expired' FROM ended`;
}

/** @returns whether the provider answered; what happens with one order does not keep the others waiting */
async function askAbout(
  database: Database,
  provider: PaymentProvider,
  order: Order,
  now: Date,
): Promise<boolean> {
  try {
    let word = await provider.ask?.(order);
    if (!word && order.until <= now) {
      await provider.close?.(order);
      // From here on nobody can pay it. Somebody may just have paid.
      word = await provider.ask?.(order);
    }
    if (word?.outcome === 'paid') await settlePayment(database, provider, word, now);
    await database.order.update({ where: { id: order.id }, data: { askedAt: now } });
    return true;
  } catch (error) {
    logger.warn({ err: error, order: order.reference }, 'a provider did not say what became of an order');
    return false;
  }
}
