import { createHash, randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { logger } from '../../platform/log.ts';
import type { QueuedJob } from '../../platform/jobs/job-queue.ts';
import { mailAbout } from '../../platform/mail/mails.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { matchChanged } from '../matches/match-events.ts';
import { endPaidBackTickets } from '../tickets/paid-seats.ts';
import { ticketEnded, ticketPassedOn } from '../tickets/ticket-events.ts';
import { findOrder, recordOrderEvent } from './order-events.ts';
import type { FailedRefund, PaymentProvider } from './provider.ts';

// Money goes back through the provider: a row says that it is due, in the transaction of its reason, and a job for each order
// sends it. A job that dies in between is run again, and the provider does it once.

/** The job that gives the money of one order back. */
export const REFUND_JOB = 'payments.refund';

/** Minutes in which a cancelled match can be reopened before the money of its tickets goes back. */
export const GRACE_MINUTES = 10;

/** The money of a ticket goes back. A ticket that was not paid on the site has no order. */
ticketEnded.subscribe(async (transaction, { ticketId, why, at }) => {
  const order = await transaction.order.findUnique({
    where: { ticketId },
    select: { id: true, state: true },
  });
  if (order?.state !== 'paid') return;
  await transaction.order.update({
    where: { id: order.id },
    data: { state: 'refund_due', refundReason: why, refundAfter: at },
  });
  await recordOrderEvent(transaction, order.id, 'refund_due', why);
});

/** The money goes back to the payer, no matter who holds the ticket. */
ticketPassedOn.subscribe(async (transaction, { from, to }) => {
  const order = await transaction.order.findUnique({ where: { ticketId: from }, select: { id: true } });
  if (!order) return;
  await transaction.order.update({ where: { id: order.id }, data: { ticketId: to } });
  await recordOrderEvent(transaction, order.id, 'passed_on');
});

matchChanged.subscribe(async (transaction, { before, after }) => {
  const now = new Date();
  if (before.status !== 'cancelled' && after.status === 'cancelled')
    await payBackMatch(transaction, after.id, now);
  if (before.status === 'cancelled' && after.status !== 'cancelled')
    await withdrawRefunds(transaction, after.id, now);
});

async function payBackMatch(transaction: DatabaseTransaction, matchId: number, now: Date): Promise<void> {
  await transaction.$executeRaw`
    WITH due AS (
      UPDATE orders
         SET state = 'refund_due', refund_reason = 'match_cancelled',
             refund_after = ${now}::timestamptz + make_interval(mins => ${GRACE_MINUTES}::int)
       WHERE match_id = ${matchId}::int AND state = 'paid'
      RETURNING id
    )
    INSERT INTO order_events (order_id, kind, detail) SELECT id, 'refund_due', 'match_cancelled' FROM due`;
}

/** The match is played after all: what was not sent yet is not sent. Tickets whose money has gone back end. */
async function withdrawRefunds(transaction: DatabaseTransaction, matchId: number, now: Date): Promise<void> {
  await transaction.$executeRaw`
    WITH kept AS (
      UPDATE orders SET state = 'paid', refund_reason = NULL, refund_after = NULL
       WHERE match_id = ${matchId}::int AND state = 'refund_due'
         AND refund_reason = 'match_cancelled' AND refund_started_at IS NULL
      RETURNING id
    )
    INSERT INTO order_events (order_id, kind) SELECT id, 'refund_withdrawn' FROM kept`;
  const paidBack = await transaction.order.findMany({
    where: { matchId, state: { in: ['refund_due', 'refunded'] }, refundReason: 'match_cancelled' },
    select: { ticketId: true },
  });
  const tickets = paidBack.flatMap(({ ticketId }) => ticketId ?? []);
  await endPaidBackTickets(transaction, matchId, tickets, now);
}

/** Refunds that one run queues; the next run does the rest. */
const MOST_AT_ONCE = 500;

/**
 * The jobs of the refunds that are due. A job has the same id each time until staff try it again, so it is queued once.
 */
export async function dueRefunds(database: Database, now = new Date()): Promise<QueuedJob[]> {
  const due = await database.order.findMany({
    where: { state: 'refund_due', refundAfter: { lte: now } },
    orderBy: { refundAfter: 'asc' },
    select: { id: true, refundAfter: true },
    take: MOST_AT_ONCE,
  });
  return due.map(({ id, refundAfter }) => ({
    name: REFUND_JOB,
    id: uuidOf(`${id} ${refundAfter?.toISOString()}`),
    data: { orderId: id },
  }));
}

/** A UUID that is always the same for a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Gives the money of an order back, if it is due. Doing it again is harmless.
 * @throws if the provider refuses or does not answer: the job is tried again
 */
export async function refundOrder(
  database: Database,
  provider: PaymentProvider | null,
  orderId: string,
  now = new Date(),
): Promise<void> {
  // From here on it cannot be withdrawn.
  const { count } = await database.order.updateMany({
    where: { id: orderId, state: 'refund_due', refundAfter: { lte: now } },
    data: { refundStartedAt: now },
  });
  if (count === 0) return;
  const order = await database.order.findUniqueOrThrow({ where: { id: orderId } });
  try {
    if (provider?.name !== order.provider)
      throw new Error(`The order was paid with ${order.provider}, which is not set up now`);
    const { refundId } = await provider.refund(order);
    await database.$transaction(async (transaction) => {
      const { count: done } = await transaction.order.updateMany({
        where: { id: orderId, state: 'refund_due' },
        data: { state: 'refunded', refundedAt: now, refundId },
      });
      if (done === 0) return;
      await recordOrderEvent(transaction, orderId, 'refunded', refundId);
      await tellPayer(transaction, orderId, order.userId);
    });
  } catch (error) {
    logger.warn({ err: error, order: order.reference }, 'a refund was not sent');
    await recordOrderEvent(database, orderId, 'refund_failed', messageOf(error));
    throw error;
  }
}

/**
 * A refund that was sent has come back, days later: it is due again. It is not repeated by itself, because the same card would
 * refuse it again; staff decide. A part of the money is noted. The same word again changes nothing.
 */
export async function refundFailed(
  database: Database,
  { name }: Pick<PaymentProvider, 'name'>,
  { paymentId, reference, refundId, detail }: FailedRefund,
): Promise<void> {
  const found = await findOrder(database, name, { paymentId, reference });
  if (!found) return;
  await database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM orders WHERE id = ${found.id}::uuid FOR UPDATE`;
    const order = await transaction.order.findUniqueOrThrow({
      where: { id: found.id },
      include: { events: { where: { kind: { in: ['paid_back', 'refund_failed'] } } } },
    });
    // The site does not know the ids of refunds that the club makes at the provider.
    const wasMadeThere = order.refundId === null && order.events.some(({ kind }) => kind === 'paid_back');
    const isKnown = order.events.some((event) => event.detail?.startsWith(`${refundId}: `));
    if (isKnown || (order.state === 'refunded' && order.refundId !== refundId && !wasMadeThere)) return;
    await recordOrderEvent(transaction, order.id, 'refund_failed', `${refundId}: ${detail ?? '?'}`);
    logger.error({ order: order.reference, detail }, 'the bank has sent a refund back');
    if (order.state !== 'refunded') return;
    await transaction.order.update({
      where: { id: order.id },
      data: { state: 'refund_due', refundedAt: null, refundId: null },
    });
    // The payer is notified again when the money is sent again.
    if (order.userId !== null) {
      const { key } = mailAbout('order_refunded', order.userId, order.id);
      await transaction.mail.deleteMany({ where: { key } });
    }
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function tellPayer(transaction: DatabaseTransaction, orderId: string, userId: number | null) {
  if (userId === null || (await transaction.user.count({ where: { id: userId } })) === 0) return;
  await transaction.mail.create({
    data: { id: randomUUID(), ...mailAbout('order_refunded', userId, orderId) },
  });
}

/** There is nothing to give back. */
export class NoRefundDueError extends UserError {
  override name = 'NoRefundDueError';
  readonly code = 'NO_REFUND_DUE';

  constructor() {
    super('Este pago no tiene ninguna devolución pendiente');
  }
}

/**
 * Tries a refund again that is due; `byHand`: the club has given the money back in another way, so it is done.
 * @throws NotFoundError, NoRefundDueError
 */
export function decideRefund(
  database: Database,
  staff: Staff,
  { orderId, byHand }: { orderId: string; byHand: boolean },
  now = new Date(),
): Promise<string> {
  return database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`;
    const order = await transaction.order.findUnique({ where: { id: orderId } });
    if (!order) throw new NotFoundError('El pago no existe');
    if (order.state !== 'refund_due') throw new NoRefundDueError();
    const { name } = await transaction.user.findUniqueOrThrow({
      where: { id: staff.id },
      select: { name: true },
    });
    if (byHand) {
      await transaction.order.update({
        where: { id: orderId },
        data: { state: 'refunded', refundedAt: now, refundStartedAt: order.refundStartedAt ?? now },
      });
      await recordOrderEvent(transaction, orderId, 'refunded', `Por otra vía, anotado por ${name}`);
      await tellPayer(transaction, orderId, order.userId);
    } else {
      // A new time makes a new job. The reason is written too, which wakes the job that queues it.
      await transaction.order.update({
        where: { id: orderId },
        data: { refundAfter: now, refundReason: order.refundReason },
      });
    }
    await recordStaffAction(transaction, staff, {
      action: byHand ? 'note' : 'retry',
      subjectType: 'order',
      subjectId: orderId,
      subject: `Devolución ${order.reference}`,
    });
    return orderId;
  });
}
