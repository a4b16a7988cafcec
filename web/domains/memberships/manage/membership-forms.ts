import { z } from 'zod';
import {
  grantMembershipInput,
  renewMembershipInput,
} from '../../../../api/domains/memberships/memberships.input.ts';
import { fromClubInput } from '../../../ui/club-time-input.ts';
import { clubTime, type Instant } from '../../../ui/dates.ts';

// Cards are valid for days of the club's calendar; the API uses instants, and the end is the first one without the
// card.

const two = (part: number) => String(part).padStart(2, '0');

/** A day as `<input type="date">` has it: «2026-11-22». */
function toDay(at: Instant): string {
  const { year, month, day } = clubTime(at);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The first instant of a day at the club; an invalid date if the day is invalid. */
function startOf(day: string): Date {
  return fromClubInput(`${day}T00:00`) ?? new Date(Number.NaN);
}

/** The next day of the calendar. */
function dayAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}

/** The last day on which a card is valid. */
export function lastDay(expiryDate: Instant): string {
  return toDay(new Date(expiryDate).getTime() - 1);
}

const firstDayInput = z.string().transform(startOf);
const lastDayInput = z.string().transform((day) => startOf(dayAfter(day)));

export const grantForm = z
  .object({ email: z.string(), type: z.string(), activationDate: firstDayInput, expiryDate: lastDayInput })
  .pipe(grantMembershipInput);

export const renewForm = z
  .object({ expiryDate: lastDayInput, type: z.string().nullish() })
  .pipe(renewMembershipInput);

export type GrantValues = z.input<typeof grantForm>;
export type Grant = z.output<typeof grantForm>;
export type RenewValues = z.input<typeof renewForm>;
export type Renewal = z.output<typeof renewForm>;

/** In the last two months of a season people buy the next one. */
const LAST_MONTHS = 61 * 24 * 60 * 60_000;

/**
 * The initial dates of a new card: from today to the end of the season.
 * @param seasonEnd the last day of the season of today, «2027-06-30»
 */
export function newCard(seasonEnd: string, now: Instant = Date.now()): GrantValues {
  const today = toDay(now);
  let end = seasonEnd;
  while (Date.parse(end) - Date.parse(today) < LAST_MONTHS) end = yearLater(end);
  return { email: '', type: 'Abono General', activationDate: today, expiryDate: end };
}

/** The same day of the next year, which may have no 29 February. */
function yearLater(day: string): string {
  const [year = '', ...rest] = day.split('-');
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28');
}

/** One season more than now; for a card that expired long ago, the current season. */
export function renewedUntil(expiryDate: Instant, seasonEnd: string, now: Instant = Date.now()): string {
  const next = yearLater(lastDay(expiryDate));
  return next > toDay(now) ? next : newCard(seasonEnd, now).expiryDate;
}
