/**
 * A day of the club's calendar, «2026-11-21». As a string it sorts by date and has no time zone; the database
 * converts it to instants, including changes of daylight saving time.
 */
export type Day = string;

const DAY_LENGTH = 24 * 60 * 60_000;

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  return fromUtc(asUtc(day) + count * DAY_LENGTH);
}

/** Number of days, including the first and the last. */
export function daysBetween(first: Day, last: Day): number {
  return (asUtc(last) - asUtc(first)) / DAY_LENGTH + 1;
}

/** The same date one year earlier; 29 February becomes the 28th. */
export function yearBefore(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4);
}

/** The Monday of its week. */
export function startOfWeek(day: Day): Day {
  const weekday = new Date(asUtc(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

function startOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function startOfNextMonth(day: Day): Day {
  return startOfMonth(addDays(startOfMonth(day), 31));
}
