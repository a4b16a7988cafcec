import { clubTime, type Instant } from './dates.ts';

const pad = (n: number) => String(n).padStart(2, '0');

/** The value of an `<input type="datetime-local">` for an instant, in club time: «2026-11-22T18:30». */
export function toClubInput(at: Instant): string {
  const { year, month, day, hour, minute } = clubTime(at);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}

/**
 * The instant of a `datetime-local` value in club time; null if it is empty or invalid. An hour skipped by summer time
 * becomes the hour after it; of an hour that exists twice, the first one is used.
 */
export function fromClubInput(text: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (!year) return null;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  // Madrid is one or two hours ahead; the earlier instant is tried first.
  for (const hours of [2, 1]) {
    const at = new Date(wall - hours * 3_600_000);
    if (toClubInput(at) === text.slice(0, 16)) return at;
  }
  const at = new Date(wall - 3_600_000);
  return toClubInput(new Date(wall)).slice(0, 10) === text.slice(0, 10) ? at : null;
}
