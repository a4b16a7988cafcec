import type { Database, Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { validate } from '../../platform/errors.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { staffMatchFilter } from './match-editing.input.ts';

/** Roles that manage matches, players and competitions. */
export const SPORTS_STAFF = ['admin', 'sports_manager'] as const;

/** Sort fields of the staff's list. */
export const MATCH_SORTS = ['date', 'opponent', 'competition', 'status', 'available', 'sold'] as const;
export type MatchSort = (typeof MATCH_SORTS)[number];

function orderBy(sort: MatchSort, direction: Prisma.SortOrder): Prisma.MatchOrderByWithRelationInput {
  switch (sort) {
    case 'date':
      return { matchDate: direction };
    case 'available':
      return { ticketsAvailable: direction };
    case 'sold':
      return { ticketsSold: direction };
    default:
      return { [sort]: direction };
  }
}

/**
 * Builds the query for the staff's list; `search` looks in subject, opponent, competition and place.
 * @throws ValidationError
 */
export function staffMatchList(
  filter: unknown,
  { sort, descending }: { sort: MatchSort; descending: boolean },
) {
  const { search, status, competition, season, home } = validate(staffMatchFilter, filter ?? {});
  const conditions: Prisma.MatchWhereInput[] = [];
  const named = containsWords(search);
  if (named) conditions.push(named);
  if (status && status.length > 0) conditions.push({ status: { in: status } });
  if (competition) conditions.push({ competition });
  if (typeof home === 'boolean') conditions.push({ isHome: home });
  if (season) conditions.push({ season });
  const direction = descending ? 'desc' : 'asc';
  return {
    where: { AND: conditions },
    orderBy: [orderBy(sort, direction), { matchDate: direction }, { id: direction }],
  } satisfies Prisma.MatchFindManyArgs;
}

/** Counts the matches of `staffMatchList`. */
export const countStaffMatches = cachedAggregate({
  tables: ['matches'],
  read: (database, where: Prisma.MatchWhereInput) => database.match.count({ where }),
});

/** First years of the seasons with matches, the latest first. */
export function matchSeasons(database: Database): Promise<number[]> {
  return cachedSeasons(database, null);
}

const cachedSeasons = cachedAggregate({ tables: ['matches'], read: readSeasons });

async function readSeasons(database: Database): Promise<number[]> {
  const seasons = await database.match.groupBy({ by: 'season', orderBy: { season: 'desc' } });
  return seasons.flatMap(({ season }) => season ?? []);
}
