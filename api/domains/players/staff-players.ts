import type { Database, Prisma } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { currentSeason } from '../matches/seasons.ts';
import { staffPlayerFilter } from './players.input.ts';

/** Roles that manage the squad. */
export const PLAYER_STAFF = ['admin', 'sports_manager'] as const;

/** Sort fields of the staff's list. */
export const PLAYER_SORTS = ['dorsal', 'name', 'country', 'attack', 'defence', 'updated'] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

type Direction = 'asc' | 'desc';
const ORDERS: Record<PlayerSort, (direction: Direction) => Prisma.SquadPlaceOrderByWithRelationInput> = {
  dorsal: (dorsal) => ({ dorsal }),
  name: (name) => ({ player: { name } }),
  country: (country) => ({ player: { country } }),
  attack: (atkOverall) => ({ player: { atkOverall } }),
  defence: (defOverall) => ({ player: { defOverall } }),
  updated: (updatedAt) => ({ player: { updatedAt } }),
};

/**
 * Builds the query for the staff's list of a season, by default of today's, including those who left it; `search` looks
 * in name and country and accepts a number.
 * @throws ValidationError
 */
export async function staffPlayerList(
  database: Database,
  filter: unknown,
  { sort, descending }: { sort: PlayerSort; descending: boolean },
) {
  const { season, search, position, active } = validate(staffPlayerFilter, filter ?? {});
  const named = containsWords(search, (word) => [{ player: word }]);
  const year = season ?? (await currentSeason(database)).year;
  const conditions: Prisma.SquadPlaceWhereInput[] = [{ season: year }];
  if (named) {
    const dorsal = /^\s*#?(\d{1,2})\s*$/.exec(search ?? '')?.[1];
    const byNumber = dorsal === undefined ? [] : [{ dorsal: Number(dorsal) }];
    conditions.push({ OR: [named, ...byNumber] });
  }
  if (position) conditions.push({ position: { has: position } });
  if (typeof active === 'boolean') conditions.push({ isActive: active });
  return {
    where: { AND: conditions },
    orderBy: [ORDERS[sort](descending ? 'desc' : 'asc'), { dorsal: 'asc' }],
  } satisfies Prisma.SquadPlaceFindManyArgs;
}
