import type { Prisma } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { staffPlayerFilter } from './players.input.ts';

/** Roles that manage the squad. */
export const PLAYER_STAFF = ['admin', 'sports_manager'] as const;

/** Sort fields of the staff's list. */
export const PLAYER_SORTS = ['dorsal', 'name', 'country', 'attack', 'defence', 'updated'] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

const COLUMNS = {
  dorsal: 'dorsal',
  name: 'name',
  country: 'country',
  attack: 'atkOverall',
  defence: 'defOverall',
  updated: 'updatedAt',
} as const satisfies Record<PlayerSort, keyof Prisma.PlayerOrderByWithRelationInput>;

/**
 * Builds the query for the staff's list, including former players; `search` looks in name and country and accepts a
 * number.
 * @throws ValidationError
 */
export function staffPlayerList(
  filter: unknown,
  { sort, descending }: { sort: PlayerSort; descending: boolean },
) {
  const { search, position, active } = validate(staffPlayerFilter, filter ?? {});
  const named = containsWords(search);
  const conditions: Prisma.PlayerWhereInput[] = [];
  if (named) {
    const dorsal = /^\s*#?(\d{1,2})\s*$/.exec(search ?? '')?.[1];
    const byNumber = dorsal === undefined ? [] : [{ dorsal: Number(dorsal) }];
    conditions.push({ OR: [named, ...byNumber] });
  }
  if (position) conditions.push({ position: { has: position } });
  if (typeof active === 'boolean') conditions.push({ isActive: active });
  const direction = descending ? 'desc' : 'asc';
  return {
    where: { AND: conditions },
    orderBy: [{ [COLUMNS[sort]]: direction }, { dorsal: 'asc' }],
  } satisfies Prisma.PlayerFindManyArgs;
}
