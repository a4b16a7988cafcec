import { clubDay } from '../../club/club-time.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import type { Database, DatabaseTransaction, Position, Prisma } from '../../platform/database/client.ts';
import { ValidationError } from '../../platform/errors.ts';
import { SEASON_LIST, dayOf } from '../matches/seasons.ts';

/** The seasons with a squad, the latest first. */
const cachedSquadSeasons = cachedAggregate({
  tables: ['seasons', 'squad_places'],
  read: (database) =>
    database.season.findMany({
      where: { squad: { some: { isActive: true } } },
      orderBy: { year: 'desc' },
      select: { year: true, firstDay: true },
    }),
});

/** Squads of seasons that have not begun are not public. */
const hasBegun = (now: Date) => ({ firstDay: { lte: new Date(clubDay(now)) } });

/** The seasons with a public squad, the latest first. */
export const squadSeasonList = (now = new Date()) =>
  ({
    where: { ...hasBegun(now), squad: { some: { isActive: true } } },
    ...SEASON_LIST,
  }) satisfies Prisma.SeasonFindManyArgs;

/** The last season that has a public squad; −1 if there is none. */
async function lastSquadSeason(database: Database, now: Date): Promise<number> {
  const seasons = await cachedSquadSeasons(database, null);
  const today = clubDay(now);
  return seasons.find(({ firstDay }) => dayOf(firstDay) <= today)?.year ?? -1;
}

/** Places that are public: of seasons that have begun. */
export const publicPlaces = (now = new Date()) =>
  ({
    isActive: true,
    seasonOf: hasBegun(now),
  }) satisfies Prisma.SquadPlaceWhereInput;

/**
 * The public squad of a season by number, by default of the last one that has begun and has one: a season may begin before
 * staff have entered its squad. A player with several positions is found under each.
 */
export async function playerList(
  database: Database,
  { season, position }: { season?: number | null | undefined; position?: Position | null | undefined },
  now = new Date(),
) {
  const chosen = typeof season === 'number' ? publicPlaces(now) : { isActive: true };
  const year = season ?? (await lastSquadSeason(database, now));
  return {
    where: { ...chosen, season: year, ...(position && { position: { has: position } }) },
    orderBy: { dorsal: 'asc' },
  } satisfies Prisma.SquadPlaceFindManyArgs;
}

/** A player in the last public squad that was theirs. */
export const publicPlayer = (id: number | null) =>
  ({
    where: { playerId: id ?? -1, ...publicPlaces() },
    orderBy: { season: 'desc' },
  }) satisfies Prisma.SquadPlaceFindFirstArgs;

/**
 * The season of a squad that is written: a known one, by default that of today, which is added if there is none.
 * @throws ValidationError if there is no such season
 */
export async function squadSeason(
  database: Database | DatabaseTransaction,
  asked: number | null | undefined,
): Promise<number> {
  if (typeof asked !== 'number') {
    const rows = await database.$queryRaw<{ year: number }[]>`SELECT running_season() AS year`;
    return rows[0]?.year ?? -1;
  }
  const season = await database.season.findUnique({ where: { year: asked }, select: { year: true } });
  if (!season) throw new ValidationError([{ path: 'season', message: 'Esta temporada no existe' }]);
  return season.year;
}

/** The overall rating on a player's card: the rounded average of attack and defence. */
export function overallRating({
  atkOverall,
  defOverall,
}: {
  atkOverall: number;
  defOverall: number;
}): number {
  return Math.round((atkOverall + defOverall) / 2);
}
