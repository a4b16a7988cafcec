import { clubDay } from '../../club/club-time.ts';
import { seasonLabel } from '../../club/season-label.input.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import type { Database, Prisma, Season } from '../../platform/database/client.ts';
import { monthName, yearOfSeason } from './months.ts';
import { FIRST_PASSES, seasonPasses, type SeasonPasses } from './season-passes.input.ts';

/** The latest season first. */
export const SEASON_LIST = { orderBy: { year: 'desc' } } satisfies Prisma.SeasonFindManyArgs;

/** A season that has not begun, that is being played, or that is over. */
export const SEASON_STATES = ['planned', 'running', 'closed'] as const;
export type SeasonState = (typeof SEASON_STATES)[number];

const cachedSeasons = cachedAggregate({
  tables: ['seasons'],
  read: (database) => database.season.findMany(SEASON_LIST),
});

/** «2025-07-01» */
export function dayOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The state of a season at a time. */
export function stateOf(
  { firstDay, lastDay }: Pick<Season, 'firstDay' | 'lastDay'>,
  now = new Date(),
): SeasonState {
  const today = clubDay(now);
  if (today < dayOf(firstDay)) return 'planned';
  return today > dayOf(lastDay) ? 'closed' : 'running';
}

/** The season of a time by the calendar, from July to June: if there is no row for it. */
export function calendarSeason(now = new Date()): Season {
  const year = yearOfSeason(now);
  return {
    year,
    label: seasonLabel(year),
    firstDay: new Date(`${year}-07-01`),
    lastDay: new Date(`${year + 1}-06-30`),
    passes: null,
    openedAt: null,
    endBefore: null,
  };
}

/** The label of the season of a day: its row's, else by the calendar. */
export async function seasonLabelOn(database: Database, day: Date): Promise<string> {
  const seasons = await cachedSeasons(database, null);
  const season = seasons.find((each) => stateOf(each, day) === 'running') ?? calendarSeason(day);
  return season.label;
}

/** The season of today: the one being played, else the last one that was, else the next; by the calendar if there is none. */
export async function currentSeason(database: Database, now = new Date()): Promise<Season> {
  return seasonOfToday(await cachedSeasons(database, null), now);
}

/** The same, from all seasons, the latest first. */
export function seasonOfToday(seasons: readonly Season[], now: Date): Season {
  return (
    seasons.find((season) => stateOf(season, now) === 'running') ??
    seasons.find((season) => stateOf(season, now) === 'closed') ??
    seasons.at(-1) ??
    calendarSeason(now)
  );
}

/** Prices and text of the season passes: its own, else those of the last season before that has some. */
export async function passesOf(
  database: Database,
  { year, passes }: Pick<Season, 'year' | 'passes'>,
): Promise<SeasonPasses> {
  const { data: own } = seasonPasses.safeParse(passes);
  return own ?? passesFrom(await cachedSeasons(database, null), { year, passes });
}

/** The same, from all seasons, the latest first. */
export function passesFrom(
  seasons: readonly Pick<Season, 'year' | 'passes'>[],
  { year, passes }: Pick<Season, 'year' | 'passes'>,
): SeasonPasses {
  const before = seasons.filter((season) => season.year < year);
  for (const stored of [passes, ...before.map((season) => season.passes)]) {
    const { data } = seasonPasses.safeParse(stored);
    if (data) return data;
  }
  return FIRST_PASSES;
}

/** The months of a season: «2025-07» to «2026-06». */
export function monthsOf({ firstDay, lastDay }: Pick<Season, 'firstDay' | 'lastDay'>): string[] {
  const months = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const first = months(firstDay);
  return Array.from({ length: months(lastDay) - first + 1 }, (_, index) => {
    const month = first + index;
    return monthName(Math.floor(month / 12), (month % 12) + 1);
  });
}

/** A choice of season: by its year, or that of today. Undefined or null for all. */
export interface SeasonChoice {
  season?: number | null | undefined;
  currentSeason?: boolean | null | undefined;
}

/** The year of the chosen season; null for all. */
export async function chosenSeason(
  database: Database,
  { season, currentSeason: isCurrent }: SeasonChoice,
  now = new Date(),
): Promise<number | null> {
  if (!isCurrent) return season ?? null;
  return (await currentSeason(database, now)).year;
}
