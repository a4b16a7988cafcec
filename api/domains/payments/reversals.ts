import type { Database, Order } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { logger } from '../../platform/log.ts';
import { endPaidBackTicket } from '../tickets/paid-seats.ts';
import { seatTransaction } from '../tickets/seat-transaction.ts';
import { TicketEndedError } from '../tickets/ticket-errors.ts';
import { findOrder, recordOrderEvent } from './order-events.ts';
import { RefusedNotificationError, type PaymentProvider, type Reversal } from './provider.ts';

// What the club or a bank does with a payment at the provider itself. The same word again changes nothing.

/**
 * A full refund ends the ticket like a cancellation in the panel. A part of the money and disputes are noted: staff decide
 * about the ticket.
 * @throws RefusedNotificationError if it came too early; the provider sends it again
 */
export async function takeReversal(
  database: Database,
  { name }: Pick<PaymentProvider, 'name'>,
  word: Reversal,
  now = new Date(),
): Promise<void> {
  const order = await findOrder(database, name, word);
  // Something else takes money with the same account.
  if (!order) return;
  if (order.paidAt === null) throw tooEarly(order);
  if (word.outcome === 'paid_back') await payBack(database, order, now);
  else await note(database, order, word);
}

/** The provider's job for a refund finds that it is done, and tells the payer. */
async function payBack(database: Database, order: Order, now: Date): Promise<void> {
  const { id, ticketId, state } = order;
  // The site has sent the money back itself, or is about to.
  if (state !== 'paid' || ticketId === null) return;
  try {
    await seatTransaction(database, async (transaction) => {
      // First: payments and cancellations take the locks in this order.
      await endPaidBackTicket(transaction, ticketId, now);
      await recordOrderEvent(transaction, id, 'paid_back');
    });
  } catch (error) {
    if (!(error instanceof TicketEndedError || error instanceof NotFoundError)) throw error;
    // The same word was faster, or the ticket has just become another person's.
    const { state: current } = await database.order.findUniqueOrThrow({ where: { id } });
    if (current === 'paid') throw tooEarly(order);
  }
}

async function note(
  database: Database,
  { id, reference }: Order,
  { outcome, detail }: Reversal,
): Promise<void> {
  await database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`;
    const { state } = await transaction.order.findUniqueOrThrow({ where: { id } });
    // Late: all of the money has gone back since.
    if (outcome === 'partly_paid_back' && state !== 'paid') return;
    const known = await transaction.orderEvent.count({ where: { orderId: id, kind: outcome, detail } });
    if (known > 0) return;
    await recordOrderEvent(transaction, id, outcome, detail);
    if (outcome === 'disputed') logger.error({ order: reference, detail }, 'a bank disputes a payment');
  }, transactionOptions);
}

const tooEarly = ({ reference }: Order) =>
  new RefusedNotificationError(`Order ${reference} is not ready for what has happened to its money`, {
    isSigned: true,
  });
