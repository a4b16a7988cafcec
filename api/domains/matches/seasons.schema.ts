import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { SEASON_LIST, SEASON_STATES, currentSeason, dayOf, stateOf } from './seasons.ts';

const SeasonStateType = builder.enumType('SeasonState', {
  description: 'Whether a season has not begun, is being played, or is over.',
  values: enumValues(SEASON_STATES),
});

export const SeasonType = builder.prismaObject('Season', {
  description: 'A season of the club.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'In which it begins.' }),
    label: t.exposeString('label', { description: '«2025/26»' }),
    firstDay: t.string({ description: '«2025-07-01»', resolve: ({ firstDay }) => dayOf(firstDay) }),
    lastDay: t.string({ description: '«2026-06-30»', resolve: ({ lastDay }) => dayOf(lastDay) }),
    state: t.field({ type: SeasonStateType, resolve: (season) => stateOf(season) }),
  }),
});

builder.queryFields((t) => ({
  seasons: t.prismaField({
    type: [SeasonType],
    description: 'All seasons, the latest first.',
    resolve: (query, _root, _args, { database }) => database.season.findMany({ ...query, ...SEASON_LIST }),
  }),
  season: t.field({
    type: SeasonType,
    nullable: true,
    description: 'The season that begins in a year, or null if there is none; without a year that of today.',
    args: { year: t.arg.int() },
    extensions: alsoReads('seasons'),
    resolve: (_root, { year }, { database }) =>
      typeof year === 'number' ? database.season.findUnique({ where: { year } }) : currentSeason(database),
  }),
}));
