import { club } from '../../club/club.ts';
import { clubFormat } from '../../club/club-time.ts';

/** From the first instant to the one after the last. */
export interface Period {
  from: Date;
  until: Date;
}

/** The year in which the season on the calendar began: 2025 of «2025/26». */
export const seasonYear = Number(club.season.slice(0, 4));

/** Seasons turn in July, when nothing is played. */
export const FIRST_MONTH_OF_SEASON = 7;

const clock = clubFormat({ timeZoneName: 'longOffset' }, 'en');

/** How far the club's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant at which a month begins at the club, whatever the zone of the server; `month` counts from 1 and may pass 12. */
function startOfMonth(year: number, month: number): Date {
  const midnight = Date.UTC(year, month - 1, 1);
  // The offset an offset earlier is the one that holds at the club's own midnight.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/** A month as people at the club live it (design section 4). @param month «2025-09» */
export function monthPeriod(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: startOfMonth(year, number), until: startOfMonth(year, number + 1) };
}

/** A calendar year at the club, from New Year's midnight there. */
export function yearPeriod(year: number): Period {
  return { from: startOfMonth(year, 1), until: startOfMonth(year + 1, 1) };
}

/** A season by the year in which it begins: 2025 is «2025/26». */
export function seasonPeriod(year: number): Period {
  return {
    from: startOfMonth(year, FIRST_MONTH_OF_SEASON),
    until: startOfMonth(year + 1, FIRST_MONTH_OF_SEASON),
  };
}

/** «2025-09» */
export function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The month of that number in the season on the calendar: 10 is «2025-10» and 3 is «2026-03» in season 2025/26. */
export function monthOfSeason(month: number): string {
  return monthName(month < FIRST_MONTH_OF_SEASON ? seasonYear + 1 : seasonYear, month);
}
