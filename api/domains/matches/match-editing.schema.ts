import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { MatchHasTicketsError, createMatch, deleteMatch, updateMatch } from './match-editing.ts';
import { CreateMatchInput, MatchIdInput, UpdateMatchInput } from './match-inputs.schema.ts';
import { matchSuccess } from './match-success.schema.ts';
import { SPORTS_STAFF } from './staff-matches.ts';

const authScopes = { role: SPORTS_STAFF };

builder.objectType(
  MatchHasTicketsError,
  userError(
    'MatchHasTicketsError',
    'Tickets were sold for the match, or people came, pay or wait: it can be cancelled, not deleted.',
  ),
);

const DeleteMatchSuccess = deleteSuccess('DeleteMatchSuccess', 'The match is gone.');

builder.mutationFields((t) => ({
  createMatch: t.field({
    type: matchSuccess('CreateMatchSuccess', 'Match added.'),
    description: 'Adds a match. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateMatchInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      matchId: await createMatch(database, requireViewer(viewer), input),
    }),
  }),
  updateMatch: t.field({
    type: matchSuccess('UpdateMatchSuccess', 'Match changed.'),
    description: 'Changes a match’s details, price and seats on sale. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateMatchInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      matchId: await updateMatch(database, requireViewer(viewer), parseId(id), changes),
    }),
  }),
  deleteMatch: t.field({
    type: DeleteMatchSuccess,
    description: 'Deletes a match for which no ticket was ever sold. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, MatchHasTicketsError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: MatchIdInput, required: true }) },
    resolve: async (_root, { input: { id, ...decision } }, { database, viewer }) => {
      await deleteMatch(database, requireViewer(viewer), parseId(id), decision);
      return { id };
    },
  }),
}));
