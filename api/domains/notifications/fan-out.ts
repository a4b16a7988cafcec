import { createHash } from 'node:crypto';
import type { Database, NotificationHistory } from '../../platform/database/client.ts';
import { PUSH_PREFERENCES, type PushPreference } from '../push/push.input.ts';
import { devicesWanting } from '../push/push.ts';
import { detailsOf, isStillTrue } from './notifications.ts';

/** The job that finds new announcements and queues one delivery per device. */
export const FAN_OUT_JOB = 'push.fan-out';
/** The job that sends one notification to one device. */
export const DELIVERY_JOB = 'push.deliver';

/** Number of announcements per run; the rest waits for the next run. */
const BATCH_SIZE = 20;

/** The data of a delivery job. */
export interface DeliveryOrder {
  notificationId: number;
  subscriptionId: number;
  userId: number;
  /** Starts at 1. */
  attempt: number;
  /** Set when it was sent and counted, in case the process crashes before it can complete the job. */
  done?: true;
}

/** A delivery job for the queue. */
export interface QueuedDelivery {
  name: typeof DELIVERY_JOB;
  id: string;
  data: DeliveryOrder;
  startAfter?: Date;
}

type AddJobs = (jobs: readonly QueuedDelivery[]) => Promise<void>;

/** Derives the job's id from the order, so that an interrupted fan-out queues nothing twice. */
export function queuedDelivery(data: DeliveryOrder, startAfter?: Date): QueuedDelivery {
  const { notificationId, subscriptionId, attempt } = data;
  const hex = createHash('sha256').update(`${notificationId}:${subscriptionId}:${attempt}`).digest('hex');
  // UUID version 8, the version for custom ids (RFC 9562).
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
  return { name: DELIVERY_JOB, id, data, ...(startAfter && { startAfter }) };
}

export function preferenceOf({ preference }: Pick<NotificationHistory, 'preference'>): PushPreference | null {
  return PUSH_PREFERENCES.find((name) => name === preference) ?? null;
}

/** Queues deliveries for all new announcements that are still true. */
export async function fanOut(database: Database, add: AddJobs): Promise<void> {
  const waiting = await database.notificationHistory.findMany({
    where: { queuedAt: null },
    orderBy: { id: 'asc' },
    take: BATCH_SIZE,
  });
  for (const notification of waiting) {
    const devices = (await isStillTrue(database, notification))
      ? await devicesFor(database, notification)
      : [];
    await add(
      devices.map(({ id, userId }) =>
        queuedDelivery({
          notificationId: notification.id,
          subscriptionId: id,
          userId,
          attempt: 1,
        }),
      ),
    );
    await database.notificationHistory.update({
      where: { id: notification.id },
      data: { queuedAt: new Date(), devices: devices.length },
    });
  }
}

async function devicesFor(
  database: Database,
  notification: NotificationHistory,
): Promise<{ id: number; userId: number }[]> {
  const preference = preferenceOf(notification);
  const { audience } = detailsOf(notification);
  const { matchId } = notification;
  return database.pushSubscription.findMany({
    where: {
      ...(preference && devicesWanting(preference)),
      ...(audience === 'ticket_holders' && {
        user: { tickets: { some: { matchId: matchId ?? -1, state: 'valid' } } },
      }),
    },
    select: { id: true, userId: true },
  });
}
