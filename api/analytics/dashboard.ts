import { clubDay } from '../club-time.ts';
import { club } from '../club.ts';
import type { Database, Prisma } from '../database/client.ts';
import { addDays, startOfSeason } from './days.ts';

/** Something counted this season, in the last seven days (today is one), and in the seven before. */
export interface Trend {
  season: number;
  lastWeek: number;
  weekBefore: number;
}

export interface DashboardFigures {
  tickets: Trend;
  signUps: Trend;
  members: number;
  unsettledMatches: number;
  news: { published: number; scheduled: number; draft: number; hidden: number };
  reportedComments: number;
  newInquiries: number;
  passesToReview: number;
}

/** A match that began this many milliseconds ago is over, and somebody should have written down how it ended. */
const OVER_AFTER = 4 * 60 * 60_000;

type Row = Record<
  | `${'tickets' | 'sign_ups'}_${'season' | 'last_week' | 'week_before'}`
  | `news_${keyof DashboardFigures['news']}`
  | 'members'
  | 'unsettled'
  | 'reported'
  | 'inquiries'
  | 'passes',
  number
>;

/** Everything that the dashboard counts, in one statement. Who may see which of it, the schema decides. */
export async function dashboardFigures(database: Database, now = new Date()): Promise<DashboardFigures> {
  const day = clubDay(now);
  const over = new Date(now.getTime() - OVER_AFTER);
  const [row] = await database.$queryRaw<[Row]>`
    WITH edges AS (
      SELECT ${startOfSeason(day)}::date::timestamp AT TIME ZONE ${club.timeZone} AS season,
             ${addDays(day, -6)}::date::timestamp AT TIME ZONE ${club.timeZone} AS week,
             ${addDays(day, -13)}::date::timestamp AT TIME ZONE ${club.timeZone} AS before,
             ${now}::timestamptz AS now
    ), since AS (
      SELECT least(season, before) AS earliest FROM edges
    ), sold AS (
      SELECT count(*) FILTER (WHERE purchase_date >= season)::int AS tickets_season,
             count(*) FILTER (WHERE purchase_date >= week)::int AS tickets_last_week,
             count(*) FILTER (WHERE purchase_date >= before AND purchase_date < week)::int AS tickets_week_before
        FROM tickets, edges
       WHERE purchase_date >= (SELECT earliest FROM since)
    ), opened AS (
      SELECT count(*) FILTER (WHERE registration_date >= season)::int AS sign_ups_season,
             count(*) FILTER (WHERE registration_date >= week)::int AS sign_ups_last_week,
             count(*) FILTER (WHERE registration_date >= before AND registration_date < week)::int
               AS sign_ups_week_before
        FROM users, edges
       WHERE registration_date >= (SELECT earliest FROM since)
    ), articles AS (
      SELECT (SELECT count(*)::int FROM news, edges
               WHERE status = 'published' AND publication_date <= now) AS news_published,
             (SELECT count(*)::int FROM news, edges
               WHERE status = 'published' AND publication_date > now) AS news_scheduled,
             (SELECT count(*)::int FROM news WHERE status = 'draft') AS news_draft,
             (SELECT count(*)::int FROM news WHERE status = 'hidden') AS news_hidden
    )
    SELECT sold.*, opened.*, articles.*,
           (SELECT count(DISTINCT user_id)::int FROM memberships, edges
             WHERE activation_date <= now AND expiry_date > now) AS members,
           (SELECT count(*)::int FROM matches
             WHERE status IN ('scheduled', 'live') AND match_date < ${over}::timestamptz) AS unsettled,
           (SELECT count(DISTINCT comments.id)::int
              FROM comments JOIN comment_reports ON comment_id = comments.id
             WHERE hidden_at IS NULL AND settled_at IS NULL) AS reported,
           (SELECT count(*)::int FROM sponsor_inquiries WHERE status = 'new') AS inquiries,
           (SELECT count(*)::int FROM abonos WHERE status = 'pending') AS passes
      FROM sold, opened, articles`;
  const trend = (what: 'tickets' | 'sign_ups'): Trend => ({
    season: row[`${what}_season`],
    lastWeek: row[`${what}_last_week`],
    weekBefore: row[`${what}_week_before`],
  });
  return {
    tickets: trend('tickets'),
    signUps: trend('sign_ups'),
    members: row.members,
    unsettledMatches: row.unsettled,
    news: {
      published: row.news_published,
      scheduled: row.news_scheduled,
      draft: row.news_draft,
      hidden: row.news_hidden,
    },
    reportedComments: row.reported,
    newInquiries: row.inquiries,
    passesToReview: row.passes,
  };
}

/** How a match to come sells. */
export interface ComingSales {
  matchId: number;
  opponent: string;
  competition: string;
  matchDate: Date;
  sold: number;
  /** Seats left. */
  available: number;
}

const MATCHES_SHOWN = 5;

/** The next matches at home that are still to be played as planned, the soonest first. */
export async function comingHomeMatches(database: Database, now = new Date()): Promise<ComingSales[]> {
  return database.$queryRaw`
    SELECT id AS "matchId", opponent, competition, match_date AS "matchDate", tickets_available AS available,
           (SELECT count(*)::int FROM tickets WHERE match_id = coming.id) AS sold
      FROM (
        SELECT * FROM matches
         WHERE is_home AND status = 'scheduled' AND match_date > ${now}::timestamptz
         ORDER BY match_date, id
         LIMIT ${MATCHES_SHOWN}
      ) AS coming
     ORDER BY match_date, id`;
}

const ENTRIES_SHOWN = 8;

/** The latest of the audit log: administrators see everybody's, others what they did themselves. */
export function recentActivity(viewer: { id: number; roles: readonly string[] }) {
  return {
    where: viewer.roles.includes('admin') ? {} : { actorId: viewer.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: ENTRIES_SHOWN,
  } satisfies Prisma.AuditEntryFindManyArgs;
}
