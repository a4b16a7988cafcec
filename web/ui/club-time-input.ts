import { clubTime, type Instant } from './dates.ts';

const pad = (n: number) => String(n).padStart(2, '0');

/** An instant as `<input type="datetime-local">` takes it, on the club's wall clock: «2026-11-22T18:30». */
export function toClubInput(at: Instant): string {
  const { year, month, day, hour, minute } = clubTime(at);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}

/**
 * The instant that a `datetime-local` box means on the club's wall clock; null where it is empty or no date. An hour that
 * the change to summer time leaves out is the one after it; of one that comes twice, the first is meant.
 */
export function fromClubInput(text: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (!year) return null;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  // Madrid is one hour or two ahead; the earlier instant is tried first.
  for (const hours of [2, 1]) {
    const at = new Date(wall - hours * 3_600_000);
    if (toClubInput(at) === text.slice(0, 16)) return at;
  }
  const at = new Date(wall - 3_600_000);
  return toClubInput(new Date(wall)).slice(0, 10) === text.slice(0, 10) ? at : null;
}
