import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { MatchStatusType } from './match.schema.ts';
import { MatchPage } from './matches.schema.ts';
import {
  MATCH_SORTS,
  SPORTS_STAFF,
  countStaffMatches,
  matchSeasons,
  staffMatchList,
} from './staff-matches.ts';

const authScopes = { role: SPORTS_STAFF };

const MatchSortType = builder.enumType('MatchSort', {
  description: 'What the list of matches is sorted by; equal ones by date.',
  values: enumValues(MATCH_SORTS),
});

const StaffMatchFilter = builder.inputType('StaffMatchFilter', {
  description: 'All conditions apply; omitted or null fields do not filter.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the subject, the opponent or the place.' }),
    status: t.field({ type: [MatchStatusType], description: 'One of these.' }),
    competition: t.string({ description: 'Exactly as in `Match.competition`.' }),
    season: t.int({ description: 'The year in which it begins: 2025 is «2025/26», from July to June.' }),
    home: t.boolean(),
  }),
});

builder.queryFields((t) => ({
  staffMatches: t.field({
    type: MatchPage,
    description: 'Matches as those who plan them look for them. Administrators and sports managers.',
    authScopes,
    complexity: pageComplexity,
    args: {
      filter: t.arg({ type: StaffMatchFilter }),
      sort: t.arg({ type: MatchSortType, required: true, defaultValue: 'date' }),
      descending: t.arg.boolean({ required: true, defaultValue: false }),
      ...pageArgs(25),
    },
    resolve: (_root, { filter, sort, descending, ...page }, { database }) => {
      const list = staffMatchList(filter, { sort, descending });
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.match.findFirst(NEWEST_ID)),
        count: ({ where }) => countStaffMatches(database, where),
      });
    },
  }),
  matchSeasons: t.field({
    type: ['Int'],
    description:
      'The years in which the seasons with matches began, the latest first. Administrators and sports managers.',
    authScopes,
    resolve: (_root, _args, { database }) => matchSeasons(database),
  }),
}));
