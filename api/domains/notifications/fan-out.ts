import { createHash } from 'node:crypto';
import type { Database, NotificationHistory } from '../../platform/database/client.ts';
import { PUSH_PREFERENCES, type PushPreference } from '../push/push.input.ts';
import { devicesWanting } from '../push/push.ts';
import { detailsOf, isStillTrue } from './notifications.ts';

/** The job that finds what was announced and queues a delivery for each device. */
export const FAN_OUT_JOB = 'push.fan-out';
/** The job that sends one notification to one device. */
export const DELIVERY_JOB = 'push.deliver';

/** Announcements that one run takes up; the rest waits for the next. */
const MOST_AT_ONCE = 20;

/** What a delivery is about. */
export interface DeliveryOrder {
  notificationId: number;
  subscriptionId: number;
  userId: number;
  /** 1 for the first. */
  attempt: number;
  /** It was sent and counted, and its process died before the queue knew. */
  done?: true;
}

/** A delivery as the queue takes it. */
export interface QueuedDelivery {
  name: typeof DELIVERY_JOB;
  id: string;
  data: DeliveryOrder;
  startAfter?: Date;
}

type AddJobs = (jobs: readonly QueuedDelivery[]) => Promise<void>;

/** A delivery's job has the id that its order makes, so that a fan-out that was cut short queues nothing twice. */
export function queuedDelivery(data: DeliveryOrder, startAfter?: Date): QueuedDelivery {
  const { notificationId, subscriptionId, attempt } = data;
  const hex = createHash('sha256').update(`${notificationId}:${subscriptionId}:${attempt}`).digest('hex');
  // A UUID of version 8, which is for ids that are made like this (RFC 9562).
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

/** Queues the deliveries of everything that was announced and is still true. */
export async function fanOut(database: Database, add: AddJobs): Promise<void> {
  const waiting = await database.notificationHistory.findMany({
    where: { queuedAt: null },
    orderBy: { id: 'asc' },
    take: MOST_AT_ONCE,
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
      ...(audience === 'ticket_holders' && { user: { tickets: { some: { matchId: matchId ?? -1 } } } }),
    },
    select: { id: true, userId: true },
  });
}
