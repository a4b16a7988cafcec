import { club } from '../../club/club.ts';
import type { Database, Prisma } from '../../platform/database/client.ts';
import { holdsAt, cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { validate } from '../../platform/errors.ts';
import { matchFilter } from './matches.input.ts';
import { FIRST_SEASON, monthName, monthPeriod, yearPeriod, type Period } from './months.ts';

/** A match takes two hours. If it is still «live» after this time (in milliseconds), staff forgot to end it. */
export const LONGEST_MATCH = 4 * 60 * 60_000;

/**
 * Future matches and the match being played. A postponed match stays in the list until its old date, so that fans who
 * look for it see what happened; it returns when it has a new date.
 */
function toCome(now: Date): Prisma.MatchWhereInput {
  return {
    OR: [
      { status: { in: ['scheduled', 'postponed'] }, matchDate: { gt: now } },
      { status: 'live', matchDate: { gt: new Date(now.getTime() - LONGEST_MATCH) } },
    ],
  };
}

function during({ from, until }: Period): Prisma.MatchWhereInput {
  return { matchDate: { gte: from, lt: until } };
}

/**
 * Builds the query for matches by date, then by id.
 * @throws ValidationError on `month`, `year`, `competition` or `season`
 */
export function matchList(filter: unknown, now = new Date()) {
  const { month, year, competition, season, upcoming, home } = validate(matchFilter, filter ?? {});
  const conditions: Prisma.MatchWhereInput[] = [];
  if (month) conditions.push(during(monthPeriod(month)));
  if (year) conditions.push(during(yearPeriod(year)));
  if (competition) conditions.push({ competition });
  if (season) conditions.push({ season });
  if (home !== undefined) conditions.push({ isHome: home });
  if (upcoming) conditions.push(toCome(now));
  return {
    where: { AND: conditions },
    orderBy: [{ matchDate: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.MatchFindManyArgs;
}

/** Total number of matches of a `matchList`. @param filter null for a list that differs from that of its filter */
export async function countMatches(
  database: Database,
  filter: { upcoming?: boolean | null } | null | undefined,
  { where }: ReturnType<typeof matchList>,
  now = new Date(),
): Promise<number> {
  if (!filter?.upcoming) return cachedCount(database, where);
  const { matches } = await cachedUpcomingCount(database, filter, now);
  return matches;
}

const cachedCount = cachedAggregate({
  tables: ['matches'],
  read: (database, where: Prisma.MatchWhereInput) => database.match.count({ where }),
});

/** How many upcoming matches a filter finds, and until when that holds if no match is changed. */
async function countUpcoming(database: Database, filter: unknown, now: Date) {
  const { where } = matchList(filter, now);
  const states = await database.match.groupBy({
    by: ['status'],
    where,
    _count: true,
    _min: { matchDate: true },
  });
  const ends = states.map(
    ({ status, _min }) => Number(_min.matchDate) + (status === 'live' ? LONGEST_MATCH : 0),
  );
  const matches = states.reduce((sum, { _count }) => sum + _count, 0);
  return { matches, since: now, until: ends.length > 0 ? new Date(Math.min(...ends)) : null };
}

const cachedUpcomingCount = cachedAggregate({ tables: ['matches'], read: countUpcoming, isValidAt: holdsAt });

/** Months offered by the calendar: the twelve of 2025, and every later month with a match. */
export async function matchMonths(database: Database): Promise<string[]> {
  const firstYear = Array.from({ length: 12 }, (_, index) => monthName(FIRST_SEASON, index + 1));
  const later = await cachedLaterMonths(database, null);
  return [...firstYear, ...later];
}

async function laterMonths(database: Database): Promise<string[]> {
  const rows = await database.$queryRaw<{ month: string }[]>`
    SELECT DISTINCT to_char(match_date AT TIME ZONE ${club.timeZone}, 'YYYY-MM') AS month
      FROM matches
     WHERE match_date >= ${yearPeriod(FIRST_SEASON).until}::timestamptz
     ORDER BY month`;
  return rows.map(({ month }) => month);
}

const cachedLaterMonths = cachedAggregate({ tables: ['matches'], read: laterMonths });

/** Calendar statistics. */
export interface CalendarStats {
  total: number;
  homeMatches: number;
  awayMatches: number;
  competitions: string[];
}

/**
 * Statistics of the calendar of a season, or of all; competitions in the order set by staff, then others by name.
 * @param season the year in which it begins
 */
export function calendarStats(database: Database, season: number | null = null): Promise<CalendarStats> {
  return cachedCalendarStats(database, season);
}

const cachedCalendarStats = cachedAggregate({
  tables: ['matches', 'competitions'],
  read: readCalendarStats,
});

async function readCalendarStats(database: Database, season: number | null): Promise<CalendarStats> {
  const groups = await database.$queryRaw<{ isHome: boolean; competition: string; count: number }[]>`
    SELECT matches.is_home AS "isHome", matches.competition, count(*)::int AS count
      FROM matches
      LEFT JOIN competitions ON competitions.name = matches.competition
     WHERE ${season}::int IS NULL OR matches.season = ${season}::int
     GROUP BY matches.is_home, matches.competition, competitions."order", competitions.id
     ORDER BY competitions."order" NULLS LAST, competitions.id, matches.competition`;
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0);
  return {
    total: sum(groups),
    homeMatches: sum(groups.filter(({ isHome }) => isHome)),
    awayMatches: sum(groups.filter(({ isHome }) => !isHome)),
    competitions: [...new Set(groups.map(({ competition }) => competition))],
  };
}
