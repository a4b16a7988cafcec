import { Prisma, type Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { pushDeliveries } from '../../platform/metrics/metrics.ts';
import { SENDING, type Sending } from '../push/notification.ts';
import { deliverTo } from '../push/orders.ts';
import type { PushSender } from '../push/push-sender.ts';
import { preferenceOf, queuedDelivery, type DeliveryOrder, type QueuedDelivery } from './fan-out.ts';
import { detailsOf, isStillTrue } from './notifications.ts';

/** After the first attempt a push service that is busy or broken gets five more. */
const MOST_ATTEMPTS = 6;
/** Seconds until the second attempt where the service names none; each further one waits twice as long. */
const FIRST_DELAY = 15;

/**
 * Sends one notification to one device, and counts what became of it, once. What may succeed later is queued again. Where
 * a process dies between sending and counting it is sent once more, and takes the first one's place without a sound.
 */
export async function deliverNotification(
  database: Database,
  sender: PushSender,
  order: DeliveryOrder,
  add: (jobs: readonly QueuedDelivery[]) => Promise<void>,
): Promise<void> {
  if (order.done) return;
  const notification = await database.notificationHistory.findUnique({ where: { id: order.notificationId } });
  if (!notification) return;
  const preference = preferenceOf(notification);
  const sending = SENDING[preference ?? 'teamNews'];
  const tooLate = Date.now() > notification.sentAt.getTime() + sending.timeToLive * 1000;
  if (tooLate || !(await isStillTrue(database, notification))) {
    await count(database, order, 'failed');
    return;
  }
  const { title, body, url, icon } = notification;
  const { tag, onlyFor } = detailsOf(notification);
  const delivery = await deliverTo(
    database,
    sender,
    { subscriptionId: order.subscriptionId, userId: order.userId, preference },
    { id: String(notification.id), title, body, url, tag, icon: icon ?? undefined },
    onlyFor ? keptUntil(sending, new Date(onlyFor)) : sending,
  );
  switch (delivery.is) {
    case 'delivered':
      return count(database, order, 'delivered');
    case 'gone':
    case 'unwanted':
      return count(database, order, 'gone');
    case 'refused':
      logger.warn({ reason: delivery.reason, ...order }, 'a push service refused a notification');
      return count(database, order, 'failed');
    case 'later':
      if (order.attempt >= MOST_ATTEMPTS) {
        logger.warn({ reason: delivery.reason, ...order }, 'a notification was given up');
        return count(database, order, 'failed');
      }
      return add([queuedDelivery({ ...order, attempt: order.attempt + 1 }, nextTry(order, delivery))]);
  }
}

/** Has a push service keep something for a device that is off no longer than it is of use. */
function keptUntil(sending: Sending, end: Date): Sending {
  const left = Math.floor((end.getTime() - Date.now()) / 1000);
  return { ...sending, timeToLive: Math.max(0, Math.min(sending.timeToLive, left)) };
}

function nextTry({ attempt }: DeliveryOrder, { retryAfter }: { retryAfter: number | null }): Date {
  const seconds = retryAfter ?? FIRST_DELAY * 2 ** (attempt - 1);
  return new Date(Date.now() + seconds * 1000);
}

const COLUMNS = {
  delivered: Prisma.sql`delivered`,
  gone: Prisma.sql`gone`,
  failed: Prisma.sql`failed`,
} as const;

/** Counts and marks the order as done in one statement: a job that is run again after that sends and counts nothing. */
async function count(database: Database, order: DeliveryOrder, outcome: keyof typeof COLUMNS): Promise<void> {
  pushDeliveries.inc({ outcome });
  const { name, id } = queuedDelivery(order);
  const column = COLUMNS[outcome];
  await database.$executeRaw`
    WITH marked AS (
      UPDATE pgboss.job SET data = data || '{"done": true}'
       WHERE name = ${name} AND id = ${id}::uuid AND data -> 'done' IS NULL
      RETURNING id
    )
    UPDATE notification_history SET ${column} = ${column} + 1
     WHERE id = ${order.notificationId} AND EXISTS (SELECT FROM marked)`;
}
