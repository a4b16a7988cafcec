import { Prisma, type Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { pushDeliveries } from '../../platform/metrics/metrics.ts';
import { SENDING, type Sending } from '../push/notification.ts';
import { deliverTo } from '../push/orders.ts';
import type { PushSender } from '../push/push-sender.ts';
import { preferenceOf, queuedDelivery, type DeliveryOrder, type QueuedDelivery } from './fan-out.ts';
import { detailsOf, isStillTrue } from './notifications.ts';

/** Maximum number of attempts while a push service is busy or broken. */
const MAX_ATTEMPTS = 6;
/** Seconds before the second attempt, if the service names no delay; it doubles with each further attempt. */
const FIRST_DELAY = 15;

/**
 * Sends a notification to a device and counts the outcome once. Temporary failures are queued again. If the process
 * crashes between sending and counting, the notification is sent again; it replaces the first one silently.
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
    onlyFor ? withExpiry(sending, new Date(onlyFor)) : sending,
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
      if (order.attempt >= MAX_ATTEMPTS) {
        logger.warn({ reason: delivery.reason, ...order }, 'a notification was given up');
        return count(database, order, 'failed');
      }
      return add([queuedDelivery({ ...order, attempt: order.attempt + 1 }, nextTry(order, delivery))]);
  }
}

/**
 * Limits how long a push service stores a message for a device that is offline, to the time for which it is useful.
 */
function withExpiry(sending: Sending, end: Date): Sending {
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

/** Counts the outcome and marks the order as done in one statement, so that a repeated job does nothing. */
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
