import type { Database, Prisma } from '../../platform/database/client.ts';
import { squadSeason } from './players.ts';

/** Ratings for tests that do not care about them. */
export const RATINGS = {
  atkOverall: 80,
  shooting: 81,
  finishing: 82,
  concentration: 83,
  passing: 84,
  defOverall: 70,
  steal: 71,
  block: 72,
  perimeter: 73,
  interior: 74,
};

/** A player of the squad for tests that write rows; `season` is that of today if left out. */
export type SquadRow = Omit<Prisma.PlayerCreateWithoutPlacesInput, 'search'> &
  Pick<Prisma.SquadPlaceUncheckedCreateInput, 'dorsal' | 'position' | 'profileImage' | 'isActive'> & {
    season?: number;
  };

/** Stores players and their places in the squad of a season. @returns the places, each with its player */
export function addPlayers(database: Database, rows: readonly SquadRow[]) {
  return inOrder(
    rows,
    async ({ season, dorsal, position, profileImage = null, isActive = true, ...player }) =>
      database.squadPlace.create({
        data: {
          ...{ dorsal, position, profileImage, isActive },
          seasonOf: { connect: { year: season ?? (await squadSeason(database, null)) } },
          player: { create: player },
        },
        include: { player: true },
      }),
  );
}

async function inOrder<Row, Result>(
  rows: readonly Row[],
  of: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of rows) results.push(await of(row));
  return results;
}
