import { ChangedMeanwhileError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { UserErrorInterface, userError } from '../../platform/graphql/user-errors.schema.ts';
import {
  FinishMatchInput,
  MatchIdInput,
  ToldMatchInput,
  PostponeMatchInput,
  RecordScoreInput,
} from './match-inputs.schema.ts';
import {
  EndNotConfirmedError,
  MatchStateError,
  ScoreChangedError,
  cancelMatch,
  finishMatch,
  postponeMatch,
  recordScore,
  reopenMatch,
  startMatch,
} from './match-progress.ts';
import { END_DOUBTS, type EndDoubt } from './match-end.input.ts';
import { matchSuccess } from './match-success.schema.ts';
import { MatchType } from './match.schema.ts';
import { SPORTS_STAFF } from './staff-matches.ts';

const authScopes = { role: SPORTS_STAFF };

builder.objectType(
  MatchStateError,
  userError('MatchStateError', 'The action is not possible in the current state of the match.'),
);

const EndDoubtType = builder.enumType('EndDoubt', {
  description: 'What makes the end of a match doubtful.',
  values: enumValues(Object.keys(END_DOUBTS) as EndDoubt[]),
});

builder.objectType(EndNotConfirmedError, {
  name: 'EndNotConfirmedError',
  description: 'The end is probably a mistake, and was not confirmed; nothing was changed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ doubts: t.expose('doubts', { type: [EndDoubtType] }) }),
});

builder.objectType(ScoreChangedError, {
  name: 'ScoreChangedError',
  description: 'Another user has changed the score in the meantime; nothing was written.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    match: t.prismaField({
      type: MatchType,
      description: 'The match with the score that it has now.',
      resolve: (query, { matchId }, _args, { database }) =>
        database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  startMatch: t.field({
    type: matchSuccess('StartMatchSuccess', 'The match is on, and its sale is over.'),
    description: 'Opens the scoreboard of a scheduled match. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError, MatchStateError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: MatchIdInput, required: true }) },
    resolve: async (_root, { input: { id, ...step } }, { database, viewer }) => ({
      matchId: await startMatch(database, requireViewer(viewer), parseId(id), step),
    }),
  }),
  recordScore: t.field({
    extensions: everyTime,
    type: matchSuccess('RecordScoreSuccess', 'The score is written.'),
    description:
      'Writes the points by period of a match that is on, or puts them right afterwards; the result is their sum. Sending the same score once more changes nothing. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, MatchStateError, ScoreChangedError] },
    args: { input: t.arg({ type: RecordScoreInput, required: true }) },
    resolve: async (_root, { input: { id, ...score } }, { database, viewer }) => ({
      matchId: await recordScore(database, requireViewer(viewer), parseId(id), score),
    }),
  }),
  finishMatch: t.field({
    type: matchSuccess('FinishMatchSuccess', 'The match has its result.'),
    description: 'Ends a match, or puts a typed result right. Administrators and sports managers.',
    authScopes,
    errors: {
      types: [ValidationError, NotFoundError, MatchStateError, ScoreChangedError, EndNotConfirmedError],
    },
    args: { input: t.arg({ type: FinishMatchInput, required: true }) },
    resolve: async (_root, { input: { id, ...end } }, { database, viewer }) => ({
      matchId: await finishMatch(database, requireViewer(viewer), parseId(id), end),
    }),
  }),
  postponeMatch: t.field({
    type: matchSuccess('PostponeMatchSuccess', 'The match is put off.'),
    description:
      'Puts a match off, to another date or until there is one; tickets stay valid. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, MatchStateError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: PostponeMatchInput, required: true }) },
    resolve: async (_root, { input: { id, ...to } }, { database, viewer }) => ({
      matchId: await postponeMatch(database, requireViewer(viewer), parseId(id), to),
    }),
  }),
  cancelMatch: t.field({
    type: matchSuccess('CancelMatchSuccess', 'The match is called off; its tickets are kept.'),
    description: 'Calls a match off and ends its sale. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, MatchStateError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: ToldMatchInput, required: true }) },
    resolve: async (_root, { input: { id, ...step } }, { database, viewer }) => ({
      matchId: await cancelMatch(database, requireViewer(viewer), parseId(id), step),
    }),
  }),
  reopenMatch: t.field({
    type: matchSuccess('ReopenMatchSuccess', 'The step is taken back.'),
    description:
      'Takes back a step made by mistake: cancelled → scheduled, finished → live, live without points → scheduled. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, MatchStateError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: ToldMatchInput, required: true }) },
    resolve: async (_root, { input: { id, ...step } }, { database, viewer }) => ({
      matchId: await reopenMatch(database, requireViewer(viewer), parseId(id), step),
    }),
  }),
}));
