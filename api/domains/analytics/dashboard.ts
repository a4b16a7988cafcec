import { clubDay } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import { reportedComments } from '../comments/moderation.ts';
import { Prisma, type Database } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { countMembers } from '../memberships/memberships.ts';
import { articlesByState } from '../news/news.ts';
import { IS_KEPT, IS_PAID_ELSEWHERE } from '../tickets/takings.ts';
import { currentSeason, dayOf } from '../matches/seasons.ts';
import { addDays, type Day } from './days.ts';

/** Counts of this season, of the last seven days (including today) and of the seven days before. */
export interface Trend {
  season: number;
  lastWeek: number;
  weekBefore: number;
}

/** The same of euros. */
export type MoneyTrend = Record<keyof Trend, Prisma.Decimal>;

export interface DashboardFigures {
  tickets: Trend;
  /** What the club keeps of these tickets. */
  takings: MoneyTrend;
  /** Euros to be paid back: payments on the site, and other tickets of this season's cancelled matches. */
  refundDue: Prisma.Decimal;
  signUps: Trend;
  members: number;
  unsettledMatches: number;
  news: { published: number; scheduled: number; draft: number; hidden: number };
  reportedComments: number;
  newInquiries: number;
  passesToReview: number;
}

/** After this time (milliseconds) a match should be over and finished by staff. */
const OVER_AFTER = 4 * 60 * 60_000;

/** The start dates of the counts. */
interface Since {
  season: Day;
  week: Day;
  before: Day;
}

const cachedTicketTrend = cachedAggregate({ tables: ['matches', 'tickets'], read: ticketTrend });

/** All counts of the dashboard. The schema decides who may see which. */
export async function dashboardFigures(database: Database, now = new Date()): Promise<DashboardFigures> {
  const day = clubDay(now);
  const { firstDay } = await currentSeason(database, now);
  const since = { season: dayOf(firstDay), week: addDays(day, -6), before: addDays(day, -13) };
  const [tickets, news, reported, members, rest] = await Promise.all([
    cachedTicketTrend(database, since),
    articlesByState(database, now),
    reportedComments(database),
    countMembers(database, now),
    uncachedFigures(database, since, now),
  ]);
  const { season, lastWeek, weekBefore, unsettled, inquiries, passes, refundDue } = rest;
  return {
    ...tickets,
    refundDue,
    signUps: { season, lastWeek, weekBefore },
    members,
    unsettledMatches: unsettled,
    news,
    reportedComments: reported.length,
    newInquiries: inquiries,
    passesToReview: passes,
  };
}

async function ticketTrend(
  database: Database,
  { season, week, before }: Since,
): Promise<Pick<DashboardFigures, 'tickets' | 'takings'>> {
  const [row] = await database.$queryRaw<[Trend & Record<`${keyof Trend}Takings`, Prisma.Decimal>]>`
    WITH edges AS (
      SELECT ${season}::date::timestamp AT TIME ZONE ${club.timeZone} AS season,
             ${week}::date::timestamp AT TIME ZONE ${club.timeZone} AS week,
             ${before}::date::timestamp AT TIME ZONE ${club.timeZone} AS before
    ), sold AS (
      SELECT purchase_date >= season AS in_season,
             purchase_date >= week AS in_week,
             purchase_date >= before AND purchase_date < week AS in_week_before,
             CASE WHEN ${IS_KEPT} THEN price_paid ELSE 0 END AS kept
        FROM tickets, edges
       WHERE state = 'valid' AND purchase_date >= (SELECT least(season, before) FROM edges)
    )
    SELECT count(*) FILTER (WHERE in_season)::int AS season,
           count(*) FILTER (WHERE in_week)::int AS "lastWeek",
           count(*) FILTER (WHERE in_week_before)::int AS "weekBefore",
           coalesce(sum(kept) FILTER (WHERE in_season), 0) AS "seasonTakings",
           coalesce(sum(kept) FILTER (WHERE in_week), 0) AS "lastWeekTakings",
           coalesce(sum(kept) FILTER (WHERE in_week_before), 0) AS "weekBeforeTakings"
      FROM sold`;
  const { seasonTakings, lastWeekTakings, weekBeforeTakings, ...tickets } = row;
  return {
    tickets,
    takings: { season: seasonTakings, lastWeek: lastWeekTakings, weekBefore: weekBeforeTakings },
  };
}

type Passing = Trend &
  Pick<DashboardFigures, 'refundDue'> &
  Record<'unsettled' | 'inquiries' | 'passes', number>;

/** Figures without a cache: new accounts, those that depend on the current time, and cheap counts. */
async function uncachedFigures(
  database: Database,
  { season, week, before }: Since,
  now: Date,
): Promise<Passing> {
  const over = new Date(now.getTime() - OVER_AFTER);
  const [figures] = await database.$queryRaw<[Passing]>`
    SELECT coalesce(sum(entries) FILTER (WHERE day >= ${season}::date), 0)::int AS season,
           coalesce(sum(entries) FILTER (WHERE day >= ${week}::date), 0)::int AS "lastWeek",
           coalesce(sum(entries) FILTER (WHERE day < ${week}::date AND day >= ${before}::date), 0)::int
             AS "weekBefore",
           (SELECT count(*)::int FROM matches
             WHERE status IN ('scheduled', 'live') AND match_date < ${over}::timestamptz) AS unsettled,
           (SELECT count(*)::int FROM sponsor_inquiries WHERE status = 'new') AS inquiries,
           (SELECT count(*)::int FROM abonos WHERE status = 'pending') AS passes,
           (SELECT coalesce(sum(amount), 0) FROM orders WHERE state = 'refund_due')
             + (SELECT coalesce(sum(price_paid), 0) FROM tickets JOIN matches ON matches.id = tickets.match_id
                 WHERE matches.status = 'cancelled' AND tickets.state = 'valid' AND ${IS_PAID_ELSEWHERE}
                   AND matches.match_date >= ${season}::date::timestamp AT TIME ZONE ${club.timeZone}) AS "refundDue"
      FROM kept_totals
     WHERE subject = 'sign_ups' AND day >= least(${season}::date, ${before}::date)`;
  return figures;
}

/** Ticket sales of an upcoming match. */
export interface UpcomingSales {
  matchId: number;
  opponent: string;
  competition: string;
  matchDate: Date;
  sold: number;
  /** Seats left. */
  available: number;
}

const MATCHES_SHOWN = 5;

/** The next scheduled home matches, the soonest first. */
export async function upcomingHomeMatches(database: Database, now = new Date()): Promise<UpcomingSales[]> {
  return database.$queryRaw`
    SELECT id AS "matchId", opponent, competition, match_date AS "matchDate", tickets_available AS available,
           tickets_sold AS sold
      FROM (
        SELECT * FROM matches
         WHERE is_home AND status = 'scheduled' AND match_date > ${now}::timestamptz
         ORDER BY match_date, id
         LIMIT ${MATCHES_SHOWN}
      ) AS coming
     ORDER BY match_date, id`;
}

const ENTRIES_SHOWN = 8;

/** The latest audit entries: all of them for administrators, the own ones for others. */
export function recentActivity(viewer: { id: number; roles: readonly string[] }) {
  return {
    where: viewer.roles.includes('admin') ? {} : { actorId: viewer.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: ENTRIES_SHOWN,
  } satisfies Prisma.AuditEntryFindManyArgs;
}
