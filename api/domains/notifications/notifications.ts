import type { DatabaseTransaction, NotificationHistory, Prisma } from '../../platform/database/client.ts';
import type { PushPreference } from '../push/push.input.ts';

/** Who is told, beside having asked for it: everybody, or those with a ticket of the match. */
export type Audience = 'everybody' | 'ticket_holders';

/** Something that happened, or will, and that people have asked to be told of. */
export interface Announcement {
  /** What it tells of, such as `match:12:finish`: it is told once, whoever announces it again. */
  key: string;
  /** The switch that lets a device receive it; null for every device. */
  preference: PushPreference | null;
  title: string;
  body: string;
  /** The page that it opens, a path of the site. */
  url: string;
  /** A newer notification with the same tag takes its place on the screen. */
  tag: string;
  audience?: Audience;
  matchId?: number;
  newsId?: number;
  /** Told only while the match is scheduled for this date, and until then. */
  onlyFor?: Date;
}

/** What the columns of the history do not say. */
interface Details {
  tag: string;
  audience: Audience;
  onlyFor?: string;
}

/**
 * Writes down what is to be told, in the transaction of what happened, so that neither is there without the other. The
 * job `push.fan-out` finds it there, also after a crash; see `fan-out.ts`.
 * @returns false where it had been announced before
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

/** What was announced beside the columns of its row. */
export function detailsOf({ data, id }: Pick<NotificationHistory, 'data' | 'id'>): Details {
  const { tag, audience, onlyFor } = (data ?? {}) as Partial<Details>;
  return {
    tag: tag ?? `notification-${id}`,
    audience: audience ?? 'everybody',
    ...(onlyFor && { onlyFor }),
  };
}

/**
 * Whether a notification still says what is true. A reminder does not once its match has another date, is not played, or
 * its hour has come.
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

/** What staff see of what was sent, the latest first. */
export const LATEST_NOTIFICATIONS = {
  where: {},
  orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.NotificationHistoryFindManyArgs;
