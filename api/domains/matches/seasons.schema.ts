import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { ZONES, type SeasonPasses } from './season-passes.input.ts';
import { SEASON_LIST, SEASON_STATES, currentSeason, dayOf, monthsOf, passesOf, stateOf } from './seasons.ts';

const SeasonStateType = builder.enumType('SeasonState', {
  description: 'Whether a season has not begun, is being played, or is over.',
  values: enumValues(SEASON_STATES),
});

const ZonePricesType = builder
  .objectRef<{ zone: string; prices: SeasonPasses['zones'][number] }>('ZonePrices')
  .implement({
    description: 'Prices of the season passes of a zone, in euros.',
    fields: (t) => ({
      zone: t.exposeString('zone', { description: '«Zona 1»' }),
      general: t.int({ resolve: ({ prices }) => prices.general }),
      junior: t.int({ resolve: ({ prices }) => prices.junior }),
      young: t.int({ resolve: ({ prices }) => prices.young }),
      senior: t.int({ resolve: ({ prices }) => prices.senior }),
      reducedMobility: t.int({
        nullable: true,
        description: 'Null if the zone has no such places.',
        resolve: ({ prices }) => prices.reducedMobility,
      }),
      singleParent: t.int({
        description: 'One General and one Júnior.',
        resolve: ({ prices }) => prices.singleParent,
      }),
      family: t.int({ description: 'Two General and two Júnior.', resolve: ({ prices }) => prices.family }),
    }),
  });

const SeasonPassesType = builder.objectRef<SeasonPasses>('SeasonPasses').implement({
  description: 'The season passes of a season.',
  fields: (t) => ({
    zones: t.field({
      type: [ZonePricesType],
      description: 'From the best zone.',
      resolve: ({ zones }) => zones.map((prices, at) => ({ zone: ZONES[at] ?? '', prices })),
    }),
    vip: t.exposeInt('vip', { description: 'A seat beside the court, in euros.' }),
    corporate: t.exposeInt('corporate', { description: 'For companies, in euros.' }),
    instalments: t.exposeInt('instalments', { description: 'Of the payment on the web, without interest.' }),
    text: t.exposeString('text', { description: 'What is special this season; may be empty.' }),
  }),
});

export const SeasonType = builder.prismaObject('Season', {
  // Always selected: its other fields are computed from them.
  select: {
    year: true,
    label: true,
    firstDay: true,
    lastDay: true,
    passes: true,
    openedAt: true,
    endBefore: true,
  },
  description: 'A season of the club.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'In which it begins.' }),
    label: t.exposeString('label', { description: '«2025/26»' }),
    firstDay: t.string({ description: '«2025-07-01»', resolve: ({ firstDay }) => dayOf(firstDay) }),
    lastDay: t.string({ description: '«2026-06-30»', resolve: ({ lastDay }) => dayOf(lastDay) }),
    months: t.stringList({
      description: '«2025-07» to «2026-06».',
      resolve: (season) => monthsOf(season),
    }),
    passes: t.field({
      type: SeasonPassesType,
      description: 'Its season passes; those of the season before if it has none of its own.',
      extensions: alsoReads('seasons'),
      resolve: (season, _args, { database }) => passesOf(database, season),
    }),
    wasOpened: t.boolean({
      description: 'Whether staff opened it by closing the one before, see `undoOpenSeason`.',
      resolve: ({ openedAt }) => openedAt !== null,
    }),
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
