import type { Competition, Database } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { COMPETITION_LIST, matchesByCompetition } from './competitions.ts';
import { SPORTS_STAFF } from './staff-matches.ts';

/** A competition with its number of matches; one query counts for all of them. */
interface Counted extends Competition {
  matchCount: number;
}

/** All competitions, in the club's order. */
export async function countedCompetitions(database: Database): Promise<Counted[]> {
  const competitions = await database.competition.findMany(COMPETITION_LIST);
  const matches = await matchesByCompetition(database);
  return competitions.map((each) => ({ ...each, matchCount: matches.get(each.name) ?? 0 }));
}

export const CompetitionType = builder.objectRef<Counted>('Competition').implement({
  description: 'A competition that staff may choose for a match.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'As it stands in `Match.competition`.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether new matches may name it.' }),
    matchCount: t.exposeInt('matchCount', { description: 'Matches that name it.' }),
  }),
});

builder.queryField('competitions', (t) =>
  t.field({
    type: [CompetitionType],
    description: 'All competitions in the club’s order. Administrators and sports managers.',
    authScopes: { role: SPORTS_STAFF },
    resolve: (_root, _args, { database }) => countedCompetitions(database),
  }),
);
