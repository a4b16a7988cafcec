import { clubDay } from '../../club/club-time.ts';
import { ValidationError, validate } from '../../platform/errors.ts';
import {
  addDays,
  daysBetween,
  startOfNextMonth,
  startOfSeason,
  startOfWeek,
  yearBefore,
  type Day,
} from './days.ts';
import { FUTURE_PERIOD, customPeriod, type PeriodRange } from './period.input.ts';

/** Whole days at the club, both counted. */
export interface Days {
  from: Day;
  until: Day;
}

export const BUCKETS = ['day', 'week', 'month'] as const;
export type Bucket = (typeof BUCKETS)[number];

export interface AnalyticsPeriod extends Days {
  /** What a point of a chart stands for; the first and the last week or month may be cut short. */
  bucket: Bucket;
  /** What totals are compared with: as many days just before, or the same part of the season before. */
  previous: Days;
}

/** Longest periods in days that are still told by day and by week: more points than this nobody tells apart. */
const LONGEST_BY = { day: 62, week: 400 };

/**
 * The days that were asked for.
 * @param now says which day is today, the last that a period may hold.
 * @throws ValidationError on `from` or `until` of own dates.
 */
export function analyticsPeriod(
  range: PeriodRange,
  custom: { from?: unknown; until?: unknown },
  now = new Date(),
): AnalyticsPeriod {
  const days = daysOf(range, custom, clubDay(now));
  const length = daysBetween(days.from, days.until);
  return { ...days, bucket: bucketFor(length), previous: previousOf(range, days, length) };
}

function daysOf(range: PeriodRange, custom: { from?: unknown; until?: unknown }, until: Day): Days {
  if (range === 'week') return { from: addDays(until, -6), until };
  if (range === 'month') return { from: addDays(until, -29), until };
  if (range === 'season') return { from: startOfSeason(until), until };
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

/** The stretches of a period, in order, without a gap: one for each point of a chart. */
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
