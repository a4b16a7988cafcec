import { clubDay } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import type { Database } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { countMembers } from '../memberships/memberships.ts';
import type { Day } from './days.ts';
import { bucketsOf, type AnalyticsPeriod, type Days } from './period.ts';
import { byPayment, ticketsSold, type PaymentTakings, type Stretches } from './ticket-takings.ts';

// Figures cover all domains, so this is the only folder that reads other domains' tables directly. It writes to none.

/** One figure over a period. */
export interface Series {
  /** The total of the period; for figures at an instant, the value at its end. */
  total: number;
  /** The same for the period of comparison. */
  previous: number;
  /** One value per bucket, including zeros. */
  points: (Days & { value: number })[];
}

/** `takings` and `refunds` in cents: what the club keeps of the tickets sold, and what it gave back. */
const ACTIVITIES = ['tickets', 'takings', 'refunds', 'sign_ups', 'points'] as const;
type Activity = (typeof ACTIVITIES)[number];
export type ActivitySeries = Record<Activity, Series> & { byPayment: PaymentTakings[] };

/** The comparison period and the buckets, as lists of first and last days. */
function edgesOf({ previous }: AnalyticsPeriod, buckets: readonly Days[]): Stretches {
  const stretches = [previous, ...buckets];
  return { first: stretches.map(({ from }) => from), last: stretches.map(({ until }) => until) };
}

const cachedMembersAtEnds = cachedAggregate({ tables: ['memberships'], read: membersAtEnds });

/** Tickets sold and their money, new accounts and points. A day lasts from midnight to midnight in the club's time zone. */
export async function activitySeries(database: Database, period: AnalyticsPeriod): Promise<ActivitySeries> {
  const buckets = bucketsOf(period);
  const edges = edgesOf(period, buckets);
  const [sold, totals] = await Promise.all([ticketsSold(database, edges), dailyTotals(database, edges)]);
  const amounts = totals.map((row, place) => {
    const ofStretch = sold.filter((part) => part.place === place);
    return {
      ...row,
      tickets: ofStretch.reduce((sum, { tickets }) => sum + tickets, 0),
      takings: ofStretch.reduce((sum, { cents }) => sum + cents, 0),
    };
  });
  const series = Object.fromEntries(
    ACTIVITIES.map((activity) => {
      const [previous = 0, ...values] = amounts.map((row) => row[activity]);
      const points = buckets.map((days, index) => ({ ...days, value: values[index] ?? 0 }));
      const total = points.reduce((sum, { value }) => sum + value, 0);
      return [activity, { total, previous, points }];
    }),
  ) as Record<Activity, Series>;
  // The first stretch is the period of comparison.
  return { ...series, byPayment: byPayment(sold.filter(({ place }) => place > 0)) };
}

/**
 * Figures with thousands of rows a day come from the daily totals. Refunds are few; the day of each is computed once, not
 * once per stretch.
 */
function dailyTotals(
  database: Database,
  { first, last }: Stretches,
): Promise<Record<Exclude<Activity, 'tickets' | 'takings'>, number>[]> {
  return database.$queryRaw`
    WITH given_back AS MATERIALIZED (
      SELECT (refunded_at AT TIME ZONE ${club.timeZone})::date AS day, sum(amount) * 100 AS cents
        FROM orders WHERE state = 'refunded' GROUP BY 1
    )
    SELECT (SELECT coalesce(sum(entries), 0)::int FROM kept_totals
             WHERE subject = 'sign_ups' AND day BETWEEN first AND last) AS sign_ups,
           (SELECT coalesce(sum(amount), 0)::int FROM kept_totals
             WHERE subject = 'points' AND day BETWEEN first AND last) AS points,
           (SELECT coalesce(sum(cents), 0)::float8 FROM given_back WHERE day BETWEEN first AND last) AS refunds
      FROM unnest(${first}::date[], ${last}::date[]) WITH ORDINALITY AS stretch (first, last, place)
     ORDER BY place`;
}

/** Number of members at the end of each bucket, or now if that is today. A user with two memberships counts once. */
export async function memberSeries(
  database: Database,
  period: AnalyticsPeriod,
  now = new Date(),
): Promise<Series> {
  const buckets = bucketsOf(period);
  const ends = [period.previous.until, ...buckets.map(({ until }) => until)];
  const past = ends.filter((day) => day < clubDay(now));
  // Past days change only with the memberships, so they are cached.
  const [before, today] = await Promise.all([
    cachedMembersAtEnds(database, past),
    past.length < ends.length ? countMembers(database, now) : 0,
  ]);
  const [previous = 0, ...values] = ends.map((_day, index) => before[index] ?? today);
  const points = buckets.map((days, index) => ({ ...days, value: values[index] ?? 0 }));
  return { total: points.at(-1)?.value ?? 0, previous, points };
}

/**
 * Members at the end of each day, the earliest first. Each membership is read once and counted on the days on which
 * it was in force, unless an earlier one of the same user already counts.
 */
async function membersAtEnds(database: Database, days: readonly Day[]): Promise<number[]> {
  const rows = await database.$queryRaw<{ members: number }[]>`
    WITH instants AS (
      SELECT array_agg((day + 1)::timestamp AT TIME ZONE ${club.timeZone} ORDER BY place) AS at
        FROM unnest(${days}::date[]) WITH ORDINALITY AS chosen (day, place)
    ), spans AS (
      SELECT user_id, width_bucket(activation_date, at) + 1 AS first, width_bucket(expiry_date, at) AS last
        FROM memberships, instants
       WHERE expiry_date >= at[1] AND activation_date < at[array_upper(at, 1)]
    ), counted AS (
      SELECT greatest(first, 1 + coalesce(max(last) OVER earlier, 0)) AS first, last
        FROM spans
       WHERE first <= last
      WINDOW earlier AS (
        PARTITION BY user_id ORDER BY first ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ), steps AS (
      SELECT first AS place, 1 AS step FROM counted WHERE first <= last
       UNION ALL
      SELECT last + 1, -1 FROM counted WHERE first <= last
       UNION ALL
      SELECT place, 0 FROM generate_series(1, ${days.length}::int) AS place
    )
    SELECT sum(sum(step)) OVER (ORDER BY place)::int AS members
      FROM steps
     WHERE place <= ${days.length}::int
     GROUP BY place
     ORDER BY place`;
  return rows.map(({ members }) => members);
}
