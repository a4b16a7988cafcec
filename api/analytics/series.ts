import { club } from '../club.ts';
import type { Database } from '../database/client.ts';
import { bucketsOf, type AnalyticsPeriod, type Days } from './period.ts';

// Figures are about every domain at once, so this folder, alone, reads their tables itself and writes to none.

/** One figure over a period. */
export interface Series {
  /** Of the whole period; of what is counted at an instant, at its end. */
  total: number;
  /** The same of the days before that it is compared with. */
  previous: number;
  /** A value for each stretch of the period, also where nothing happened. */
  points: (Days & { value: number })[];
}

const ACTIVITIES = ['tickets', 'sign_ups', 'points'] as const;
type Activity = (typeof ACTIVITIES)[number];
export type ActivitySeries = Record<Activity, Series>;

/** Tickets sold, accounts opened and points given. A day lasts from midnight to midnight at the club. */
export async function activitySeries(database: Database, period: AnalyticsPeriod): Promise<ActivitySeries> {
  const buckets = bucketsOf(period);
  const stretches = [period.previous, ...buckets];
  // Stretch by stretch along an index: only rows of the period are read, and none needs to be told its day.
  const rows = await database.$queryRaw<Record<Activity, number>[]>`
    SELECT (SELECT count(*)::int FROM tickets
             WHERE purchase_date >= starts AND purchase_date < ends) AS tickets,
           (SELECT count(*)::int FROM users
             WHERE registration_date >= starts AND registration_date < ends) AS sign_ups,
           (SELECT coalesce(sum(points), 0)::int FROM points_history
             WHERE created_at >= starts AND created_at < ends) AS points
      FROM unnest(${stretches.map(({ from }) => from)}::date[], ${stretches.map(({ until }) => until)}::date[])
           WITH ORDINALITY AS stretch (first, last, place)
     CROSS JOIN LATERAL (
             SELECT first::timestamp AT TIME ZONE ${club.timeZone} AS starts,
                    (last + 1)::timestamp AT TIME ZONE ${club.timeZone} AS ends
           ) AS edges
     ORDER BY place`;
  const [previous, ...amounts] = rows;
  return Object.fromEntries(
    ACTIVITIES.map((activity) => {
      const points = buckets.map((days, index) => ({ ...days, value: amounts[index]?.[activity] ?? 0 }));
      const total = points.reduce((sum, { value }) => sum + value, 0);
      return [activity, { total, previous: previous?.[activity] ?? 0, points }];
    }),
  ) as ActivitySeries;
}

/**
 * How many people were members at the end of each stretch: of its last day, or by now where that is today.
 * A person with two memberships counts once.
 */
export async function memberSeries(
  database: Database,
  period: AnalyticsPeriod,
  now = new Date(),
): Promise<Series> {
  const buckets = bucketsOf(period);
  const ends = [period.previous.until, ...buckets.map(({ until }) => until)];
  const rows = await database.$queryRaw<{ members: number }[]>`
    SELECT count(DISTINCT membership.user_id)::int AS members
      FROM unnest(${ends}::date[]) WITH ORDINALITY AS chosen (day, place)
     CROSS JOIN LATERAL (
             SELECT least((chosen.day + 1)::timestamp AT TIME ZONE ${club.timeZone}, ${now}::timestamptz) AS at
           ) AS instant
      LEFT JOIN memberships AS membership
        ON membership.activation_date < instant.at AND membership.expiry_date >= instant.at
     GROUP BY chosen.place
     ORDER BY chosen.place`;
  const [previous = 0, ...values] = rows.map(({ members }) => members);
  const points = buckets.map((days, index) => ({ ...days, value: values[index] ?? 0 }));
  return { total: points.at(-1)?.value ?? 0, previous, points };
}
