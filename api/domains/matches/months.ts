import { clubDay, clubFormat } from '../../club/club-time.ts';

/** `from` is included, `until` is not. */
export interface Period {
  from: Date;
  until: Date;
}

/**
 * 2025/26, the first season of the site: `matchMonths` begins with it, and the REST API means it by a month without a year.
 */
export const FIRST_SEASON = 2025;

/** Seasons change in July by the calendar: where no season is stored. */
export const FIRST_MONTH_OF_SEASON = 7;

const clock = clubFormat({ timeZoneName: 'longOffset' }, 'en');

/** Difference between the club's time and UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Start of a month in the club's time zone. `month` starts at 1 and may exceed 12. */
function startOfMonth(year: number, month: number): Date {
  const midnight = Date.UTC(year, month - 1, 1);
  // Two passes, because the offset at the club's midnight may differ from the first guess.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/**
 * A month in the club's time zone.
 * @param month «2025-09»
 */
export function monthPeriod(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: startOfMonth(year, number), until: startOfMonth(year, number + 1) };
}

/** A calendar year in the club's time zone. */
export function yearPeriod(year: number): Period {
  return { from: startOfMonth(year, 1), until: startOfMonth(year + 1, 1) };
}

/** The first year of the season of an instant: 2025 for «2025/26». */
export function yearOfSeason(instant: Date): number {
  const [year = 0, month = 0] = clubDay(instant).split('-').map(Number);
  return month < FIRST_MONTH_OF_SEASON ? year - 1 : year;
}

/** «2025-09» */
export function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A month number as a month of the first season: 10 is «2025-10» and 3 is «2026-03». */
export function monthOfSeason(month: number): string {
  return monthName(month < FIRST_MONTH_OF_SEASON ? FIRST_SEASON + 1 : FIRST_SEASON, month);
}
