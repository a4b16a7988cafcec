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
import { deleteInput } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { CompetitionType, countedCompetitions } from './competitions.schema.ts';
import {
  CompetitionInUseError,
  createCompetition,
  deleteCompetition,
  moveCompetition,
  updateCompetition,
} from './competitions.ts';
import { SPORTS_STAFF } from './staff-matches.ts';

const authScopes = { role: SPORTS_STAFF };

builder.objectType(
  CompetitionInUseError,
  userError('CompetitionInUseError', 'Matches name the competition, so it cannot be deleted.'),
);

/** Every mutation returns the whole list, because a move changes the position of other competitions too. */
function listSuccess(name: string, description: string) {
  return builder.objectRef<object>(name).implement({
    description,
    fields: (t) => ({
      competitions: t.field({
        type: [CompetitionType],
        description: 'All of them, in the club’s order.',
        resolve: (_done, _args, { database }) => countedCompetitions(database),
      }),
    }),
  });
}

const CreateCompetitionInput = builder.inputType('CreateCompetitionInput', {
  description: 'A new competition; it comes last.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters, and no other’s.' }),
    isActive: t.boolean({ description: 'True by default.' }),
  }),
});

/** The fields of a competition that an edit may change. */
const editable = (t: InputFields) => ({
  name: t.string({ description: 'Its matches are renamed with it.' }),
  isActive: t.boolean(),
});

const CompetitionBase = builder.inputType('CompetitionBase', {
  description: 'The changed fields of a competition as they were before.',
  fields: editable,
});

const UpdateCompetitionInput = builder.inputType('UpdateCompetitionInput', {
  description: 'Omitted fields do not change.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.boolean({ description: seenField('`Competition.isActive`') }),
    base: t.field({ type: CompetitionBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const MoveCompetitionInput = builder.inputType('MoveCompetitionInput', {
  description: 'Which competition goes where.',
  fields: (t) => ({
    id: t.id({ required: true }),
    position: t.int({ required: true, description: '0 is the first; beyond the last is the last.' }),
  }),
});

const DeleteCompetitionInput = deleteInput('DeleteCompetitionInput', 'The competition to delete.');

builder.mutationFields((t) => ({
  createCompetition: t.field({
    type: listSuccess('CreateCompetitionSuccess', 'Competition added.'),
    description: 'Adds a competition. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateCompetitionInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      await createCompetition(database, requireViewer(viewer), input);
      return {};
    },
  }),
  updateCompetition: t.field({
    type: listSuccess('UpdateCompetitionSuccess', 'Competition changed.'),
    description:
      'Renames a competition with its matches, or (de)activates it. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateCompetitionInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => {
      await updateCompetition(database, requireViewer(viewer), parseId(id), changes);
      return {};
    },
  }),
  moveCompetition: t.field({
    type: listSuccess('MoveCompetitionSuccess', 'The competition has its new place.'),
    description: 'Puts a competition at a place of the list. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: MoveCompetitionInput, required: true }) },
    resolve: async (_root, { input: { id, ...move } }, { database, viewer }) => {
      await moveCompetition(database, requireViewer(viewer), parseId(id), move);
      return {};
    },
  }),
  deleteCompetition: t.field({
    type: listSuccess('DeleteCompetitionSuccess', 'The competition is gone.'),
    description: 'Deletes a competition that no match names. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, CompetitionInUseError] },
    args: { input: t.arg({ type: DeleteCompetitionInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteCompetition(database, requireViewer(viewer), parseId(id));
      return {};
    },
  }),
}));
