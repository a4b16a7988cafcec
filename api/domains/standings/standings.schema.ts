import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { CLUB_ID, rankedTable, type RankedRow, type RankedTable } from './editions.ts';
import type { Sums } from './sums.ts';
import { ZONE_KINDS } from './edition.input.ts';
import type { Zone } from './zones.ts';

export const StandingZoneType = builder.enumType('StandingZone', {
  description: 'What a place means at the end: promotion, play-off, or relegation.',
  values: enumValues(ZONE_KINDS),
});

const StandingOrderType = builder.enumType('StandingOrder', {
  description: 'What a table is ordered by.',
  values: enumValues(['points', 'wins'] as const),
});

const StandingSumsType = builder.objectRef<Sums>('StandingSums').implement({
  description: 'Sums over the games of a team.',
  fields: (t) => ({
    played: t.exposeInt('played'),
    won: t.exposeInt('won'),
    lost: t.exposeInt('lost', { description: 'Also by forfeit.' }),
    scored: t.exposeInt('scored'),
    received: t.exposeInt('received'),
  }),
});

export const StandingZoneRangeType = builder.objectRef<Zone>('StandingZoneRange').implement({
  description: 'The places of a zone.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StandingZoneType }),
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
  }),
});

export const StandingRowType = builder.objectRef<RankedRow>('StandingRow').implement({
  description: 'A team in a table.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      nullable: true,
      description: 'Teams that nothing separates have the same; null for a team that has left.',
    }),
    position: t.exposeInt('position', { description: 'The place in the list, from 1.' }),
    movement: t.exposeInt('movement', {
      nullable: true,
      description: 'How many places it went up since the round before, below 0 for down.',
    }),
    team: t.string({ resolve: ({ ranked }) => ranked.name }),
    abbreviation: t.string({ resolve: ({ ranked }) => ranked.abbreviation }),
    crestUrl: t.string({ nullable: true, resolve: ({ ranked }) => ranked.crestUrl }),
    colors: t.stringList({ resolve: ({ ranked }) => ranked.colors }),
    isClub: t.boolean({ resolve: ({ team }) => team === CLUB_ID }),
    total: t.expose('total', { type: StandingSumsType }),
    home: t.expose('home', { type: StandingSumsType }),
    away: t.expose('away', { type: StandingSumsType }),
    points: t.exposeInt('points', { description: 'Classification points, after what was taken off.' }),
    penalty: t.exposeInt('penalty', { description: 'What was taken off by sanction.' }),
    form: t.booleanList({
      description: 'The last five games, the latest last: whether they were won.',
      resolve: ({ form }) => [...form],
    }),
    zone: t.expose('zone', { type: StandingZoneType, nullable: true }),
    tiedWith: t.exposeStringList('tiedWith', { description: 'The teams that are level with it.' }),
    tieExplanation: t.string({
      nullable: true,
      description: 'Why it stands where it does among them: «3 victorias iguales; +7 entre ellos».',
      resolve: ({ tie }) => tie?.explanation ?? null,
    }),
  }),
});

const StandingsType = builder.objectRef<RankedTable>('Standings').implement({
  description: 'The table of a competition in a season, as of a round.',
  fields: (t) => ({
    competition: t.exposeString('competition'),
    season: t.prismaField({
      type: 'Season',
      resolve: (query, { season }, _args, { database }) =>
        database.season.findUniqueOrThrow({ ...query, where: { year: season } }),
    }),
    group: t.exposeString('group', { description: 'Empty if there is only one.' }),
    round: t.exposeInt('round', { nullable: true, description: 'Null before the first game.' }),
    order: t.field({ type: StandingOrderType, resolve: ({ rules }) => rules.order }),
    rows: t.expose('rows', { type: [StandingRowType] }),
    clubRow: t.field({
      type: StandingRowType,
      nullable: true,
      description: 'The row of the club; null if it is not in this table.',
      resolve: ({ rows }) => rows.find(({ team }) => team === CLUB_ID) ?? null,
    }),
    zones: t.expose('zones', { type: [StandingZoneRangeType] }),
    competitions: t.exposeStringList('competitions', {
      description: 'The competitions of the season that have a table.',
    }),
    groups: t.exposeStringList('groups'),
    rounds: t.exposeIntList('rounds', { description: 'Rounds with a played game.' }),
  }),
});

builder.queryField('standings', (t) =>
  t.field({
    type: StandingsType,
    nullable: true,
    description:
      'A table: by default of today’s season, of the first competition that has one, as of its last round. Null if there is no such table.',
    args: {
      competition: t.arg.string({ description: 'Exactly as in `Match.competition`.' }),
      season: t.arg.int({ description: 'The year in which the season begins.' }),
      group: t.arg.string(),
      round: t.arg.int({ description: 'As of this round.' }),
    },
    extensions: alsoReads(
      'matches',
      'league_games',
      'competition_editions',
      'edition_teams',
      'competitions',
      'teams',
      'seasons',
    ),
    resolve: (_root, choice, { database }) => rankedTable(database, choice),
  }),
);
