import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { TEAM_STAFF, TeamInUseError, createTeam, deleteTeam, updateTeam } from './teams.ts';
import { TeamType } from './teams.schema.ts';

const authScopes = { role: TEAM_STAFF };

builder.objectType(
  TeamInUseError,
  userError('TeamInUseError', 'Matches of the team exist, so it cannot be deleted.'),
);

/** The team is read again, with the fields that the caller selected. */
function teamSuccess(name: string, description: string) {
  return builder.objectRef<{ teamId: number }>(name).implement({
    description,
    fields: (t) => ({
      team: t.prismaField({
        type: TeamType,
        resolve: (query, { teamId }, _args, { database }) =>
          database.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
      }),
    }),
  });
}

/** The fields of a team beside its name. */
const optionalFields = (t: InputFields) => ({
  abbreviation: t.string({
    description: 'At most 4 characters; null or empty for the one that follows from the name.',
  }),
  colors: t.stringList({ description: '«#0b6e78», at most 3; the main one first.' }),
  crestUrl: t.string({ description: 'An http or https address; null or empty for none.' }),
  venueId: t.id({ description: 'Where it plays at home; null or empty for none.' }),
});

const CreateTeamInput = builder.inputType('CreateTeamInput', {
  description: 'A new team.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters, and no other’s.' }),
    ...optionalFields(t),
  }),
});

const editable = (t: InputFields) => ({
  name: t.string({ description: 'Its matches are renamed with it.' }),
  ...optionalFields(t),
});

const TeamBase = builder.inputType('TeamBase', {
  description: 'The changed fields of a team as they were before.',
  fields: editable,
});

const UpdateTeamInput = builder.inputType('UpdateTeamInput', {
  description: 'Omitted fields do not change.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seenField('`Team.updatedAt`') }),
    base: t.field({ type: TeamBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const DeleteTeamInput = deleteInput('DeleteTeamInput', 'The team to delete.');

const DeleteTeamSuccess = deleteSuccess('DeleteTeamSuccess', 'The team is gone.');

builder.mutationFields((t) => ({
  createTeam: t.field({
    type: teamSuccess('CreateTeamSuccess', 'Team added.'),
    description: 'Adds a team. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateTeamInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      teamId: await createTeam(database, requireViewer(viewer), input),
    }),
  }),
  updateTeam: t.field({
    type: teamSuccess('UpdateTeamSuccess', 'Team changed.'),
    description: 'Changes a team, in its matches too. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateTeamInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      teamId: await updateTeam(database, requireViewer(viewer), parseId(id), changes),
    }),
  }),
  deleteTeam: t.field({
    type: DeleteTeamSuccess,
    description: 'Deletes a team without matches. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, TeamInUseError] },
    args: { input: t.arg({ type: DeleteTeamInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteTeam(database, requireViewer(viewer), parseId(id));
      return { id };
    },
  }),
}));
