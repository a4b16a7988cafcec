import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteInput } from '../../platform/graphql/deleting.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { commentWritten } from './comment-events.ts';
import { addComment, countComments, deleteComment } from './comments.ts';
import { CommentType } from './comments.schema.ts';
import { CommentAlreadyReportedError, OwnCommentReportError, reportComment } from './moderation.ts';

builder.objectType(
  CommentAlreadyReportedError,
  userError('CommentAlreadyReportedError', 'One report per person and comment.'),
);
builder.objectType(
  OwnCommentReportError,
  userError('OwnCommentReportError', 'Users cannot report their own comments.'),
);

const AddCommentInput = builder.inputType('AddCommentInput', {
  description: 'What the viewer says about an article.',
  fields: (t) => ({
    newsId: t.id({ required: true }),
    content: t.string({
      required: true,
      description: 'Plain text of 1 to 1000 characters; control characters are taken out.',
    }),
  }),
});

const DeleteCommentInput = deleteInput('DeleteCommentInput', 'The own comment to delete.');

const ReportCommentInput = builder.inputType('ReportCommentInput', {
  description: 'The comment to report.',
  fields: (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ description: 'Why, in up to 300 characters.' }),
  }),
});

const commentCount = 'Number of visible comments of the article.';

const AddCommentSuccess = builder
  .objectRef<{ commentId: number; newsId: number }>('AddCommentSuccess')
  .implement({
    description: 'The comment is published.',
    fields: (t) => ({
      comment: t.prismaField({
        type: CommentType,
        nullable: true,
        description: 'Null if it was deleted in the meantime, for example with its article.',
        resolve: (query, { commentId }, _args, { database }) =>
          database.comment.findUnique({ ...query, where: { id: commentId } }),
      }),
      commentCount: t.int({
        description: commentCount,
        resolve: ({ newsId }, _args, { database }) => countComments(database, newsId),
      }),
    }),
  });

const DeleteCommentSuccess = builder
  .objectRef<{ id: string; newsId: number }>('DeleteCommentSuccess')
  .implement({
    description: 'The comment is gone.',
    fields: (t) => ({
      id: t.exposeID('id'),
      commentCount: t.int({
        description: commentCount,
        resolve: ({ newsId }, _args, { database }) => countComments(database, newsId),
      }),
    }),
  });

const ReportCommentSuccess = builder.objectRef<{ id: string }>('ReportCommentSuccess').implement({
  description: 'Staff will look at it.',
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.mutationFields((t) => ({
  addComment: t.field({
    type: AddCommentSuccess,
    description: 'Writes a comment under an article. Ten in ten minutes; more is refused with RATE_LIMITED.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: AddCommentInput, required: true }) },
    resolve: async (_root, { input }, { database, limits, viewer }) => {
      if (!viewer) throw unauthenticated();
      const newsId = parseId(input.newsId);
      const commentId = await addComment(database, limits, viewer, newsId, { content: input.content });
      commentWritten.emit(database, viewer.id);
      return { commentId, newsId: newsId ?? 0 };
    },
  }),
  deleteComment: t.field({
    type: DeleteCommentSuccess,
    description: 'Deletes an own comment.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteCommentInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      return { id, newsId: await deleteComment(database, viewer.id, parseId(id)) };
    },
  }),
  reportComment: t.field({
    type: ReportCommentSuccess,
    description: 'Reports a comment to staff, once per user. At most twenty an hour.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError, CommentAlreadyReportedError, OwnCommentReportError] },
    args: { input: t.arg({ type: ReportCommentInput, required: true }) },
    resolve: async (_root, { input: { id, reason } }, { database, limits, viewer }) => {
      if (!viewer) throw unauthenticated();
      await reportComment(database, limits, viewer.id, parseId(id), { reason });
      return { id };
    },
  }),
}));
