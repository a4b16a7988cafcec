import { club } from '../../api/club/club.ts';
import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import { playingDays, recentFixtures, upcomingFixtures, type CurrentFixture } from './current-fixtures.ts';
import { addDays, addHours, madrid, madridDay, weekdayOf } from './madrid-time.ts';
import { seasonFixtures, type SeasonFixture } from './season-fixtures.ts';
import { homeLocation, opponents } from './teams.ts';

export type MatchRow = Prisma.MatchCreateManyInput & { matchDate: Date; createdAt: Date };
export interface SeededMatch {
  key: string;
  row: MatchRow;
}

/** All matches of a demonstration that starts at `now`, by date. */
export function matchesAt(now: Date): SeededMatch[] {
  const current = [...recentMatches(now), ...upcomingMatches(now)].sort(byDate);
  const first = current[0]?.row.matchDate ?? now;
  // If the demonstration starts during the season, leaves out later matches, so that no result is in the future.
  const season = seasonFixtures.map(seasonMatch).filter(({ row }) => row.matchDate < first);
  return [...season, ...current];
}

function byDate(a: SeededMatch, b: SeededMatch): number {
  return a.row.matchDate.getTime() - b.row.matchDate.getTime();
}

function seasonMatch(fixture: SeasonFixture): SeededMatch {
  const matchDate = madrid(fixture.day, fixture.time);
  const price = fixture.competition === 'LIGA' ? '15.00' : '10.00';
  const row = describe({ ...fixture, status: 'finished', price }, matchDate);
  return { key: fixture.key, row: { ...row, createdAt: madrid('2025-07-15', '10:00') } };
}

/** The last match at least two days ago, the others each on the last such weekday before the next match. */
function recentMatches(now: Date): SeededMatch[] {
  let before = addDays(madridDay(now), -1);
  return recentFixtures.map((fixture, index) => {
    const { weekday, time } = playingDays[fixture.day];
    before = addDays(before, index === 0 ? -1 : -3);
    while (weekdayOf(before) !== weekday) before = addDays(before, -1);
    return currentMatch(fixture, madrid(before, time));
  });
}

/** The first match in two days, the others each on the next such weekday with at least two free days in between. */
function upcomingMatches(now: Date): SeededMatch[] {
  let day = addDays(madridDay(now), 2);
  return upcomingFixtures.map((fixture, index) => {
    if (index === 0) return currentMatch(fixture, madrid(day, timeOn(day)));
    const { weekday, time } = playingDays[fixture.day];
    day = addDays(day, 3);
    while (weekdayOf(day) !== weekday) day = addDays(day, 1);
    return currentMatch(fixture, madrid(day, time));
  });
}

/** Matches start at 19:00 on Saturdays, 12:30 on Sundays and 20:30 on other days. */
function timeOn(day: string): string {
  const slot = Object.values(playingDays).find(({ weekday }) => weekday === weekdayOf(day));
  return slot?.time ?? playingDays.wednesday.time;
}

function currentMatch(fixture: CurrentFixture, matchDate: Date): SeededMatch {
  return { key: fixture.key, row: describe(fixture, matchDate) };
}

function describe(fixture: Omit<CurrentFixture, 'day'>, matchDate: Date): MatchRow {
  const opponent = opponents[fixture.opponent];
  const homeTeam = fixture.isHome ? club.name : opponent.name;
  const awayTeam = fixture.isHome ? opponent.name : club.name;
  const played = fixture.status === 'finished';
  // Matches are created four months in advance; the result is entered two hours after the start.
  const createdAt = addHours(matchDate, -120 * 24);
  return {
    subject: `${fixture.round} · ${homeTeam} – ${awayTeam}`,
    homeTeam,
    awayTeam,
    opponent: opponent.name,
    isHome: fixture.isHome,
    matchDate,
    competition: fixture.competition,
    location: fixture.isHome ? homeLocation : opponent.location,
    result: fixture.result ?? null,
    summaryUrl: null,
    status: fixture.status,
    ticketsAvailable: fixture.tickets ?? 0,
    ticketPrice: fixture.isHome ? (fixture.price ?? null) : null,
    createdAt,
    updatedAt: played ? addHours(matchDate, 2) : createdAt,
  };
}
