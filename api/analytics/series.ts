import { club } from '../club.ts';
import type { Database } from '../database/client.ts';
import type { Day } from './days.ts';
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
  const { from, until, bucket, previous } = period;
  const rows = await database.$queryRaw<{ activity: Activity; start: Day | null; amount: number }[]>`
    WITH happened AS (
      SELECT 'tickets' AS activity, purchase_date AS at, 1 AS amount FROM tickets
      UNION ALL
      SELECT 'sign_ups', registration_date, 1 FROM users
      UNION ALL
      SELECT 'points', created_at, points FROM points_history
    ), edges AS (
      SELECT ${from}::date::timestamp AT TIME ZONE ${club.timeZone} AS starts,
             (${until}::date + 1)::timestamp AT TIME ZONE ${club.timeZone} AS ends,
             ${previous.from}::date::timestamp AT TIME ZONE ${club.timeZone} AS previous_starts,
             (${previous.until}::date + 1)::timestamp AT TIME ZONE ${club.timeZone} AS previous_ends
    )
    SELECT activity,
           CASE WHEN at >= starts
                THEN to_char(greatest(date_trunc(${bucket}, at AT TIME ZONE ${club.timeZone})::date, ${from}::date),
                             'YYYY-MM-DD')
           END AS start,
           sum(amount)::int AS amount
      FROM happened, edges
     WHERE (at >= starts AND at < ends) OR (at >= previous_starts AND at < previous_ends)
     GROUP BY 1, 2`;
  const buckets = bucketsOf(period);
  const amounts = new Map(rows.map(({ activity, start, amount }) => [`${activity} ${start ?? ''}`, amount]));
  return Object.fromEntries(
    ACTIVITIES.map((activity) => {
      const amount = (start: Day) => amounts.get(`${activity} ${start}`) ?? 0;
      const points = buckets.map((days) => ({ ...days, value: amount(days.from) }));
      const total = points.reduce((sum, { value }) => sum + value, 0);
      return [activity, { total, previous: amount(''), points }];
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
