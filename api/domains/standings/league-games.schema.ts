import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { STANDINGS_STAFF, deleteLeagueGame, recordLeagueGame, updateLeagueGame } from './league-games.ts';

const authScopes = { role: STANDINGS_STAFF };

const SideType = builder.enumType('Side', {
  description: 'A team of a game, or both.',
  values: enumValues(['home', 'away', 'both'] as const),
});

export const LeagueGameType = builder.prismaObject('LeagueGame', {
  description: 'A played game between two other teams.',
  fields: (t) => ({
    id: t.exposeID('id'),
    round: t.exposeInt('round'),
    playedAt: t.expose('playedAt', { type: 'DateTime' }),
    homeTeam: t.relation('homeTeam'),
    awayTeam: t.relation('awayTeam'),
    homePoints: t.exposeInt('homePoints'),
    awayPoints: t.exposeInt('awayPoints'),
    regulationPoints: t.exposeInt('regulationPoints', {
      nullable: true,
      description: 'The points of each team after the regulation time, if there was overtime.',
    }),
    forfeitBy: t.expose('forfeitBy', {
      type: SideType,
      nullable: true,
      description: 'Who lost it by forfeit.',
    }),
  }),
});

const RecordLeagueGameInput = builder.inputType('RecordLeagueGameInput', {
  description: 'The result of a game between two other teams.',
  fields: (t) => ({
    competition: t.string({ required: true, description: 'The name of a competition.' }),
    round: t.int({ required: true }),
    playedAt: t.field({ type: 'DateTime', required: true, description: 'Its date says the season.' }),
    homeTeamId: t.id({ required: true }),
    awayTeamId: t.id({ required: true }),
    homePoints: t.int({ required: true }),
    awayPoints: t.int({ required: true }),
    regulationPoints: t.int({
      description: 'The points of each team after the regulation time, if there was overtime.',
    }),
    forfeitBy: t.field({ type: SideType, description: 'Who lost it by forfeit.' }),
    isNew: t.boolean({
      description:
        'There was no result of the game on the screen. If there is another one now, nothing is written. Left out, the input corrects it.',
    }),
  }),
});

const editable = (t: InputFields) => ({
  playedAt: t.field({ type: 'DateTime' }),
  homePoints: t.int(),
  awayPoints: t.int(),
  regulationPoints: t.int({ description: 'Null: there was no overtime.' }),
  forfeitBy: t.field({ type: SideType, description: 'Null: it was played.' }),
});

const LeagueGameBase = builder.inputType('LeagueGameBase', {
  description: 'The changed fields of a result as they were before.',
  fields: editable,
});

const UpdateLeagueGameInput = builder.inputType('UpdateLeagueGameInput', {
  description: 'Omitted fields do not change.',
  fields: (t) => ({
    id: t.id({ required: true }),
    base: t.field({ type: LeagueGameBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const UpdateLeagueGameSuccess = builder.objectRef<{ id: string }>('UpdateLeagueGameSuccess').implement({
  description: 'The result is changed.',
  fields: (t) => ({ id: t.exposeID('id') }),
});

const DeleteLeagueGameInput = deleteInput('DeleteLeagueGameInput', 'The game to delete.');

const RecordLeagueGameSuccess = builder.objectRef<{ id: string }>('RecordLeagueGameSuccess').implement({
  description: 'The game counts in the table.',
  fields: (t) => ({ id: t.exposeID('id') }),
});

const DeleteLeagueGameSuccess = deleteSuccess('DeleteLeagueGameSuccess', 'The game is gone.');

builder.mutationFields((t) => ({
  recordLeagueGame: t.field({
    type: RecordLeagueGameSuccess,
    description:
      'Records a game between two other teams; the same round and teams again correct it. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RecordLeagueGameInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      id: String(await recordLeagueGame(database, requireViewer(viewer), input)),
    }),
  }),
  updateLeagueGame: t.field({
    type: UpdateLeagueGameSuccess,
    description: 'Changes the result of a game between two other teams. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, EditConflictError] },
    args: { input: t.arg({ type: UpdateLeagueGameInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      id: String(await updateLeagueGame(database, requireViewer(viewer), parseId(id), changes)),
    }),
  }),
  deleteLeagueGame: t.field({
    type: DeleteLeagueGameSuccess,
    description: 'Deletes a game between two other teams. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteLeagueGameInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteLeagueGame(database, requireViewer(viewer), parseId(id));
      return { id };
    },
  }),
}));
