import { club } from '../../club/club.ts';
import {
  AbonoStatus,
  FanLevel,
  SponsorshipLevel,
  type Database,
  type InquiryStatus,
  Prisma,
} from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import type { Days } from './period.ts';

/** Condition for an instant within the days, from midnight to midnight in the club's time zone. */
function during(at: Prisma.Sql, { from, until }: Days): Prisma.Sql {
  return Prisma.sql`(${at} >= ${from}::date::timestamp AT TIME ZONE ${club.timeZone}
    AND ${at} < (${until}::date + 1)::timestamp AT TIME ZONE ${club.timeZone})`;
}

/** The number of items of a kind; `name` is the database's name of the kind. */
export interface Count {
  name: string;
  count: number;
}

/** All kinds in their order, including those with a count of zero. */
function withAllKinds(kinds: readonly string[], rows: readonly Count[]): Count[] {
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return kinds.map((name) => ({ name, count: counts.get(name) ?? 0 }));
}

export interface MatchSales {
  matchId: number;
  opponent: string;
  competition: string;
  matchDate: Date;
  /** Tickets sold in the period. */
  soldInPeriod: number;
  /** Tickets sold in total. */
  sold: number;
  /** Euros that the club keeps of them. */
  takings: Prisma.Decimal;
  /** Seats left. */
  available: number;
}

/** Maximum number of matches in the result (three seasons at home); the latest ones are returned. */
export const MAX_MATCHES = 60;

/** Home matches in the period, and others with ticket sales in it, by date. */
export function salesByMatch(database: Database, { from, until }: Days): Promise<MatchSales[]> {
  return cachedSalesByMatch(database, { from, until });
}

const cachedSalesByMatch = cachedAggregate({ tables: ['matches', 'tickets'], read: readSalesByMatch });

async function readSalesByMatch(database: Database, period: Days): Promise<MatchSales[]> {
  // Counts per match, starting from the latest, because there are far fewer matches than tickets. The LIMIT keeps
  // PostgreSQL from reading all tickets of the period first.
  const latest = await database.$queryRaw<MatchSales[]>`
    WITH latest AS (
      SELECT id, opponent, competition, match_date, status, tickets_available, tickets_sold
        FROM matches
       WHERE (is_home AND ${during(Prisma.sql`match_date`, period)})
          OR (SELECT true FROM tickets
               WHERE match_id = matches.id AND state = 'valid' AND ${during(Prisma.sql`purchase_date`, period)} LIMIT 1)
       ORDER BY match_date DESC, id DESC
       LIMIT ${MAX_MATCHES}
    )
    SELECT id AS "matchId", opponent, competition, match_date AS "matchDate",
           tickets_available AS available,
           tickets_sold AS sold,
           (SELECT coalesce(sum(price_paid), 0) FROM tickets
             WHERE match_id = latest.id AND state = 'valid' AND latest.status <> 'cancelled') AS takings,
           (SELECT count(*)::int FROM tickets
             WHERE match_id = latest.id AND state = 'valid'
               AND ${during(Prisma.sql`purchase_date`, period)}) AS "soldInPeriod"
      FROM latest
     ORDER BY match_date DESC, id DESC`;
  return latest.toReversed();
}

export interface ActionPoints {
  /** The ledger's action, for example «ticket_purchase». */
  action: string;
  /** Number of entries. */
  entries: number;
  points: number;
}

/** Points of the period by action, the highest sum first. */
export function pointsByAction(database: Database, { from, until }: Days): Promise<ActionPoints[]> {
  return database.$queryRaw`
    SELECT kind AS action, sum(entries)::int AS entries, sum(amount)::int AS points
      FROM kept_totals
     WHERE subject = 'points' AND day BETWEEN ${from}::date AND ${until}::date
     GROUP BY kind
    HAVING sum(entries) <> 0
     ORDER BY 3 DESC, action`;
}

/** Current number of fans by level, the lowest first. */
export async function fansByLevel(database: Database): Promise<Count[]> {
  const rows = await database.$queryRaw<Count[]>`
    SELECT kind AS name, sum(entries)::int AS count FROM kept_totals WHERE subject = 'levels' GROUP BY kind`;
  return withAllKinds(Object.values(FanLevel), rows);
}

export interface PushReach {
  /** Browsers that would get a message now. */
  devices: number;
  /** Owners of these devices. */
  people: number;
  /** Devices added in the period. */
  added: number;
  matchUpdates: number;
  teamNews: number;
  membershipOffers: number;
  gameReminders: number;
}

/** Devices that push messages reach now, in total and by preference. */
export async function pushReach(database: Database, period: Days, now = new Date()): Promise<PushReach> {
  const wants = (preference: string) =>
    Prisma.sql`(count(*) FILTER (WHERE coalesce(preferences->>${preference}::text, 'true') = 'true'))::int`;
  const [reach] = await database.$queryRaw<[PushReach]>`
    SELECT count(*)::int AS devices,
           count(DISTINCT user_id)::int AS people,
           (count(*) FILTER (WHERE ${during(Prisma.sql`created_at`, period)}))::int AS added,
           ${wants('matchUpdates')} AS "matchUpdates",
           ${wants('teamNews')} AS "teamNews",
           ${wants('membershipOffers')} AS "membershipOffers",
           ${wants('gameReminders')} AS "gameReminders"
      FROM push_subscriptions
     WHERE expiration_time IS NULL OR expiration_time > ${now}::timestamptz`;
  return reach;
}

/** Season passes uploaded in the period, by state. */
export async function passesByStatus(database: Database, period: Days): Promise<Count[]> {
  // Lists all states explicitly, so that the index on state and time can be used.
  const rows = await database.$queryRaw<Count[]>`
    SELECT status::text AS name, count(*)::int AS count
      FROM abonos
     WHERE status = ANY (enum_range(NULL::"AbonoStatus")) AND ${during(Prisma.sql`fecha_subida`, period)}
     GROUP BY status`;
  return withAllKinds(Object.values(AbonoStatus), rows);
}

/** Inquiries about a tier by state. */
export interface LevelInquiries extends Record<InquiryStatus, number> {
  /** Null if the company named no tier. */
  level: SponsorshipLevel | null;
}

/** Inquiries of the period: each tier, the lowest first, then those without a tier. */
export async function inquiriesByLevel(database: Database, period: Days): Promise<LevelInquiries[]> {
  const rows = await database.$queryRaw<
    { level: SponsorshipLevel | null; status: InquiryStatus; count: number }[]
  >`
    SELECT sponsorship_level::text AS level, status::text AS status, count(*)::int AS count
      FROM sponsor_inquiries
     WHERE ${during(Prisma.sql`created_at`, period)}
     GROUP BY sponsorship_level, status`;
  return [...Object.values(SponsorshipLevel), null].map((level) => {
    const inquiries: LevelInquiries = { level, new: 0, contacted: 0, agreed: 0, declined: 0 };
    for (const row of rows) if (row.level === level) inquiries[row.status] = row.count;
    return inquiries;
  });
}
