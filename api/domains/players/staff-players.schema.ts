import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { PlayerType, PositionType } from './players.schema.ts';
import { PLAYER_SORTS, PLAYER_STAFF, staffPlayerList } from './staff-players.ts';

const PlayerSortType = builder.enumType('PlayerSort', {
  description: 'What the list of players is sorted by; equal ones by number.',
  values: enumValues(PLAYER_SORTS),
});

const StaffPlayerFilter = builder.inputType('StaffPlayerFilter', {
  description: 'All conditions apply; omitted or null fields do not filter.',
  fields: (t) => ({
    season: t.int({ description: 'The year in which it begins; by default the season of today.' }),
    search: t.string({ description: 'Part of the name or the country, or the number on the jersey.' }),
    position: t.field({ type: PositionType }),
    active: t.boolean({ description: 'True: only the squad. False: only those who left it.' }),
  }),
});

const PlayerPage = pageType<Awaited<ReturnType<typeof staffPlayerList>>>(
  'PlayerPage',
  'One page of players.',
  (t) =>
    t.prismaField({
      type: [PlayerType],
      resolve: (query, { list, window }, _args, { database }) =>
        database.squadPlace.findMany({ ...query, ...list, skip: window.skip, take: window.take }),
    }),
);

builder.queryField('staffPlayers', (t) =>
  t.field({
    type: PlayerPage,
    description: 'The squad of a season, including those who left it. Administrators and sports managers.',
    authScopes: { role: PLAYER_STAFF },
    complexity: pageComplexity,
    args: {
      filter: t.arg({ type: StaffPlayerFilter }),
      sort: t.arg({ type: PlayerSortType, required: true, defaultValue: 'dorsal' }),
      descending: t.arg.boolean({ required: true, defaultValue: false }),
      ...pageArgs(25),
    },
    resolve: async (_root, { filter, sort, descending, ...page }, { database }) => {
      const list = await staffPlayerList(database, filter, { sort, descending });
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.squadPlace.findFirst(NEWEST_ID)),
        count: ({ where }) => database.squadPlace.count({ where }),
      });
    },
  }),
);
