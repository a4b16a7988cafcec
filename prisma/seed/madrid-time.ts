import { club } from '../../api/club/club.ts';

// The demonstration's dates are in the club's local time («2025-09-27», «19:00»); the database stores UTC.

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: club.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The local time at an instant, as if it were UTC (in milliseconds). */
function wallClockAsUtc(instant: Date): number {
  const part: Record<string, string> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) part[type] = value;
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** The instant of a local date («2026-03-29») and time («12:30»). */
export function madrid(day: string, time: string): Date {
  const target = Date.parse(`${day}T${time}:00Z`);
  let instant = target;
  // Twice, because the first offset may be from the other side of a change of daylight saving time.
  for (let round = 0; round < 2; round += 1) instant = target - (wallClockAsUtc(new Date(instant)) - instant);
  return new Date(instant);
}

/** The local date («2026-11-21») at an instant. */
export function madridDay(instant: Date): string {
  return new Date(Math.floor(wallClockAsUtc(instant) / 1000) * 1000).toISOString().slice(0, 10);
}

/** The day this many days later (or earlier, if negative). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 3_600_000);
}

export function earliest(first: Date, second: Date): Date {
  return first < second ? first : second;
}
