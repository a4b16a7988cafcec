import { clubDay } from '../../club/club-time.ts';
import { ValidationError, validate } from '../../platform/errors.ts';
import type { Season } from '../../platform/database/client.ts';
import { calendarSeason, dayOf } from '../matches/seasons.ts';
import { addDays, daysBetween, startOfNextMonth, startOfWeek, yearBefore, type Day } from './days.ts';
import { FUTURE_PERIOD, customPeriod, type PeriodRange } from './period.input.ts';

/** Whole days in the club's time zone, both included. */
export interface Days {
  from: Day;
  until: Day;
}

export const BUCKETS = ['day', 'week', 'month'] as const;
export type Bucket = (typeof BUCKETS)[number];

export interface AnalyticsPeriod extends Days {
  /** The length of a chart's point; the first and the last week or month may be shorter. */
  bucket: Bucket;
  /** The period for comparison: the same number of days just before, or the same part of the previous season. */
  previous: Days;
}

/** Longest periods (in days) grouped by day and by week; a chart with more points would be unreadable. */
const LONGEST_BY = { day: 62, week: 400 };

/**
 * The days of the requested period.
 * @param now today is the last day that a period may include
 * @param season that of today; by the calendar if it is left out
 * @throws ValidationError on `from` or `until` of custom dates
 */
export function analyticsPeriod(
  range: PeriodRange,
  custom: { from?: unknown; until?: unknown },
  now = new Date(),
  season: Pick<Season, 'firstDay'> = calendarSeason(now),
): AnalyticsPeriod {
  const days = daysOf(range, custom, clubDay(now), dayOf(season.firstDay));
  const length = daysBetween(days.from, days.until);
  return { ...days, bucket: bucketFor(length), previous: previousOf(range, days, length) };
}

function daysOf(
  range: PeriodRange,
  custom: { from?: unknown; until?: unknown },
  until: Day,
  seasonStart: Day,
): Days {
  if (range === 'week') return { from: addDays(until, -6), until };
  if (range === 'month') return { from: addDays(until, -29), until };
  if (range === 'season') return { from: seasonStart < until ? seasonStart : until, until };
  const days = validate(customPeriod, custom);
  if (days.until > until) throw new ValidationError([{ path: 'until', message: FUTURE_PERIOD }]);
  return days;
}

function bucketFor(length: number): Bucket {
  if (length <= LONGEST_BY.day) return 'day';
  return length <= LONGEST_BY.week ? 'week' : 'month';
}

function previousOf(range: PeriodRange, { from, until }: Days, length: number): Days {
  if (range === 'season') return { from: yearBefore(from), until: yearBefore(until) };
  return { from: addDays(from, -length), until: addDays(from, -1) };
}

/** The buckets of a period, in order and without gaps: one per point of a chart. */
export function bucketsOf({ from, until, bucket }: AnalyticsPeriod): Days[] {
  const buckets: Days[] = [];
  for (let first = from; first <= until;) {
    const next = startOfNext(first, bucket);
    const last = addDays(next, -1);
    buckets.push({ from: first, until: last < until ? last : until });
    first = next;
  }
  return buckets;
}

function startOfNext(day: Day, bucket: Bucket): Day {
  if (bucket === 'day') return addDays(day, 1);
  return bucket === 'week' ? addDays(startOfWeek(day), 7) : startOfNextMonth(day);
}
