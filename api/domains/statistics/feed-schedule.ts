// When a feed is read next.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often the file of a match that is being played is asked for. */
const LIVE_PACE = 5 * SECOND;
const LONGEST_LIVE_PAUSE = 2 * MINUTE;
const LONGEST_PAUSE = HOUR;
/** Statistics change after the end: they are read again so many hours after it. */
const HOURS_AFTER = [1, 6, 24];
/** A source that failed at its last hour gets so long to answer. */
const GRACE = 6 * HOUR;

/** How a reading went. */
export interface Reading {
  at: Date;
  /** When the match was over; null while it is played. */
  overAt: Date | null;
  /** Readings that failed one after the other, this one included; 0 for a good one. */
  failures: number;
  /** The source asked to wait so many milliseconds. */
  retryAfter?: number | undefined;
  /** A connection that stays open: when it breaks, it is opened again at once. */
  isStream?: boolean;
}

/** When to read again; null for never. */
export function nextReading({
  at,
  overAt,
  failures,
  retryAfter = 0,
  isStream = false,
}: Reading): Date | null {
  const isLive = overAt === null;
  const pause = isLive
    ? Math.min((isStream ? SECOND / 2 : LIVE_PACE) * 2 ** failures, LONGEST_LIVE_PAUSE)
    : Math.min(MINUTE * 2 ** failures, LONGEST_PAUSE);
  const soon = new Date(at.getTime() + Math.max(pause, Math.min(retryAfter, LONGEST_PAUSE)));
  if (isLive) return soon;
  const hours = HOURS_AFTER.map((hour) => new Date(overAt.getTime() + hour * HOUR));
  const next = hours.find((hour) => hour > at) ?? null;
  if (failures === 0) return next;
  const isGivenUp = at.getTime() > overAt.getTime() + 24 * HOUR + GRACE;
  if (isGivenUp) return null;
  return next && next < soon ? next : soon;
}
