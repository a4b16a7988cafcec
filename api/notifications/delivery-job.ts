import type { Database } from '../database/client.ts';
import { logger } from '../log.ts';
import { pushDeliveries } from '../metrics.ts';
import { SENDING } from '../push/notification.ts';
import { deliverTo } from '../push/orders.ts';
import type { PushSender } from '../push/push-sender.ts';
import { preferenceOf, queuedDelivery, type DeliveryOrder, type QueuedDelivery } from './fan-out.ts';
import { detailsOf, isStillTrue } from './notifications.ts';

/** After the first attempt a push service that is busy or broken gets five more. */
const MOST_ATTEMPTS = 6;
/** Seconds until the second attempt where the service names none; each further one waits twice as long. */
const FIRST_DELAY = 15;

/**
 * Sends one notification to one device, and counts what became of it. What may succeed later is queued again.
 * It may run twice where a process dies in the middle: the device then shows the second in place of the first.
 */
export async function deliverNotification(
  database: Database,
  sender: PushSender,
  order: DeliveryOrder,
  add: (jobs: readonly QueuedDelivery[]) => Promise<void>,
): Promise<void> {
  const notification = await database.notificationHistory.findUnique({ where: { id: order.notificationId } });
  if (!notification) return;
  const preference = preferenceOf(notification);
  const sending = SENDING[preference ?? 'teamNews'];
  const tooLate = Date.now() > notification.sentAt.getTime() + sending.timeToLive * 1000;
  if (tooLate || !(await isStillTrue(database, notification))) {
    await count(database, notification.id, 'failed');
    return;
  }
  const { title, body, url, icon } = notification;
  const { tag } = detailsOf(notification);
  const delivery = await deliverTo(
    database,
    sender,
    { subscriptionId: order.subscriptionId, userId: order.userId, preference },
    { title, body, url, tag, icon: icon ?? undefined },
    sending,
  );
  switch (delivery.is) {
    case 'delivered':
      return count(database, notification.id, 'delivered');
    case 'gone':
    case 'unwanted':
      return count(database, notification.id, 'gone');
    case 'refused':
      logger.warn({ reason: delivery.reason, ...order }, 'a push service refused a notification');
      return count(database, notification.id, 'failed');
    case 'later':
      if (order.attempt >= MOST_ATTEMPTS) {
        logger.warn({ reason: delivery.reason, ...order }, 'a notification was given up');
        return count(database, notification.id, 'failed');
      }
      return add([queuedDelivery({ ...order, attempt: order.attempt + 1 }, nextTry(order, delivery))]);
  }
}

function nextTry({ attempt }: DeliveryOrder, { retryAfter }: { retryAfter: number | null }): Date {
  const seconds = retryAfter ?? FIRST_DELAY * 2 ** (attempt - 1);
  return new Date(Date.now() + seconds * 1000);
}

async function count(
  database: Database,
  id: number,
  outcome: 'delivered' | 'gone' | 'failed',
): Promise<void> {
  pushDeliveries.inc({ outcome });
  await database.notificationHistory.update({ where: { id }, data: { [outcome]: { increment: 1 } } });
}
