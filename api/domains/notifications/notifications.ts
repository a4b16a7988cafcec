import type { DatabaseTransaction, NotificationHistory, Prisma } from '../../platform/database/client.ts';
import type { PushPreference } from '../push/push.input.ts';

/** The receivers, among devices with the preference: all of them, or those whose owner has a ticket for the match. */
export type Audience = 'everybody' | 'ticket_holders';

/** A notification about an event, for devices with that preference. */
export interface Announcement {
  /** The event, such as `match:12:finish`. A key is announced only once. */
  key: string;
  /** The preference that a device needs; null for every device. */
  preference: PushPreference | null;
  title: string;
  body: string;
  /** The page that it opens, a path of the site. */
  url: string;
  /** A newer notification with the same tag replaces it on the screen. */
  tag: string;
  audience?: Audience;
  matchId?: number;
  newsId?: number;
  /** Sent only while the match is scheduled for this date, and only before that time. */
  onlyFor?: Date;
}

/** Data of an announcement without its own column. */
interface Details {
  tag: string;
  audience: Audience;
  onlyFor?: string;
}

/**
 * Stores an announcement in the transaction of the event itself, so that both are committed or neither. The job
 * `push.fan-out` picks it up, also after a crash; see `fan-out.ts`.
 * @returns false if the event was announced before
 */
export async function announce(
  transaction: Pick<DatabaseTransaction, 'notificationHistory'>,
  announcement: Announcement,
): Promise<boolean> {
  const { tag, audience = 'everybody', onlyFor, ...columns } = announcement;
  const data: Details = { tag, audience, ...(onlyFor && { onlyFor: onlyFor.toISOString() }) };
  const { count } = await transaction.notificationHistory.createMany({
    data: [{ ...columns, data: { ...data }, sentToAll: audience === 'everybody' }],
    skipDuplicates: true,
  });
  return count > 0;
}

/** The data of an announcement without its own column. */
export function detailsOf({ data, id }: Pick<NotificationHistory, 'data' | 'id'>): Details {
  const { tag, audience, onlyFor } = (data ?? {}) as Partial<Details>;
  return {
    tag: tag ?? `notification-${id}`,
    audience: audience ?? 'everybody',
    ...(onlyFor && { onlyFor }),
  };
}

/**
 * Whether a notification is still correct. A reminder is not if its match was moved, is not played, or has started.
 */
export async function isStillTrue(
  database: Pick<DatabaseTransaction, 'match'>,
  notification: Pick<NotificationHistory, 'id' | 'data' | 'matchId'>,
): Promise<boolean> {
  const { onlyFor } = detailsOf(notification);
  if (!onlyFor || notification.matchId === null) return true;
  if (Date.parse(onlyFor) <= Date.now()) return false;
  const match = await database.match.findUnique({
    where: { id: notification.matchId },
    select: { matchDate: true, status: true },
  });
  return match?.status === 'scheduled' && match.matchDate.toISOString() === onlyFor;
}

/** Fields of sent notifications for staff, the latest first. */
export const LATEST_NOTIFICATIONS = {
  where: {},
  orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.NotificationHistoryFindManyArgs;
