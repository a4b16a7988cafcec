import { BASE_FIELD } from '../audit/edits.ts';
import { EditConflictError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { updateEdition } from './edition-editing.ts';
import { WITHDRAWN_RESULTS, type RULES_NAMES } from './edition.input.ts';
import { latestRound, staffEdition } from './editions.ts';
import { LeagueGameType } from './league-games.schema.ts';
import { STANDINGS_STAFF } from './league-games.ts';
import { StandingZoneRangeType, StandingZoneType } from './standings.schema.ts';
import { zonesOf } from './zones.ts';

const authScopes = { role: STANDINGS_STAFF };

const StandingRulesType = builder.enumType('StandingRules', {
  description: 'The rules that order a table.',
  values: {
    FIBA: { value: 'fiba', description: 'Official Basketball Rules of FIBA; also the Spanish federation.' },
    FIBA_AVERAGE: { value: 'fibaAverage', description: 'The same with the goal average of the older text.' },
    ACB: { value: 'acb', description: 'Liga Endesa.' },
    EUROLEAGUE: { value: 'euroleague', description: 'Since the season 2017/18: without points of overtime.' },
    EUROLEAGUE_OVERTIME: { value: 'euroleagueOvertime', description: 'Until 2016/17: with these points.' },
  } satisfies Record<string, { value: (typeof RULES_NAMES)[number]; description: string }>,
});

const WithdrawnResultsType = builder.enumType('WithdrawnResults', {
  description: 'What becomes of the games of a team that has left.',
  values: enumValues(WITHDRAWN_RESULTS),
});

builder.prismaObject('EditionTeam', {
  description: 'What is special about a team in a table.',
  fields: (t) => ({
    team: t.relation('team', { nullable: true, description: 'Null: the club itself.' }),
    group: t.exposeString('group', { description: 'Empty if there is only one.' }),
    penalty: t.exposeInt('penalty', {
      description: 'Points taken off by sanction, or victories if these order the table.',
    }),
    withdrawn: t.expose('withdrawn', {
      type: WithdrawnResultsType,
      nullable: true,
      description: 'Set if it has left.',
    }),
  }),
});

const EditionRoundType = builder.objectRef<{ editionId: number; round: number }>('EditionRound').implement({
  description: 'A round of a competition.',
  fields: (t) => ({
    number: t.int({ resolve: ({ round }) => round }),
    games: t.prismaField({
      type: [LeagueGameType],
      description: 'The played games between other teams. Those of the club are its matches.',
      resolve: (query, { editionId, round }, _args, { database }) =>
        database.leagueGame.findMany({
          ...query,
          where: { editionId, round },
          orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});

const EditionType = builder.prismaObject('CompetitionEdition', {
  name: 'Edition',
  description: 'A competition in a season, with what its table is made of.',
  fields: (t) => ({
    id: t.exposeID('id'),
    competition: t.string({
      select: { competition: { select: { name: true } } },
      resolve: ({ competition }) => competition.name,
    }),
    season: t.exposeInt('season', { description: 'The year in which it begins.' }),
    rules: t.field({
      type: StandingRulesType,
      select: { rules: true },
      resolve: ({ rules }) => rules as (typeof RULES_NAMES)[number],
    }),
    zones: t.field({
      type: [StandingZoneRangeType],
      select: { zones: true },
      resolve: ({ zones }) => zonesOf(zones),
    }),
    teams: t.relation('teams', {
      description: 'The teams that something is special about.',
      query: { orderBy: [{ group: 'asc' }, { id: 'asc' }] },
    }),
    round: t.field({
      type: EditionRoundType,
      description: 'By default the last one with a game.',
      args: { number: t.arg.int() },
      select: { id: true },
      resolve: async ({ id }, { number }, { database }) => ({
        editionId: id,
        round: number ?? (await latestRound(database, id)),
      }),
    }),
  }),
});

builder.queryField('edition', (t) =>
  t.prismaField({
    type: EditionType,
    nullable: true,
    description:
      'What a table is made of: by default of today’s season, of the first competition that has one. Administrators and sports managers.',
    authScopes,
    args: {
      competition: t.arg.string({ description: 'Exactly as in `Match.competition`.' }),
      season: t.arg.int({ description: 'The year in which the season begins.' }),
    },
    resolve: (query, _root, choice, { database }) => staffEdition(database, choice, query),
  }),
);

const ZoneInput = builder.inputType('StandingZoneInput', {
  description: 'The places of a zone.',
  fields: (t) => ({
    kind: t.field({ type: StandingZoneType, required: true }),
    from: t.int({ required: true }),
    to: t.int({ required: true }),
  }),
});

const EditionTeamInput = builder.inputType('EditionTeamInput', {
  description: 'What is special about a team in a table.',
  fields: (t) => ({
    teamId: t.id({ description: 'Null: the club itself.' }),
    group: t.string({ description: 'Left out if there is only one.' }),
    penalty: t.int({ required: true }),
    withdrawn: t.field({ type: WithdrawnResultsType }),
  }),
});

const editable = (t: InputFields) => ({
  rules: t.field({ type: StandingRulesType }),
  zones: t.field({ type: [ZoneInput], description: 'Replaces the zones.' }),
  teams: t.field({ type: [EditionTeamInput], description: 'Replaces the list.' }),
});

const EditionBase = builder.inputType('EditionBase', {
  description: 'The changed fields of an edition as they were before.',
  fields: editable,
});

const UpdateEditionInput = builder.inputType('UpdateEditionInput', {
  description: 'Omitted fields do not change.',
  fields: (t) => ({
    id: t.id({ required: true }),
    base: t.field({ type: EditionBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const UpdateEditionSuccess = builder.objectRef<{ editionId: number }>('UpdateEditionSuccess').implement({
  description: 'The table follows the new rules.',
  fields: (t) => ({
    edition: t.prismaField({
      type: EditionType,
      resolve: (query, { editionId }, _args, { database }) =>
        database.competitionEdition.findUniqueOrThrow({ ...query, where: { id: editionId } }),
    }),
  }),
});

builder.mutationField('updateEdition', (t) =>
  t.field({
    type: UpdateEditionSuccess,
    description: 'Changes rules, zones, groups and sanctions of a table. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, EditConflictError] },
    args: { input: t.arg({ type: UpdateEditionInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      editionId: await updateEdition(database, requireViewer(viewer), parseId(id), changes),
    }),
  }),
);
