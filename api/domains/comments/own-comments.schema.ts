import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { CommentType } from './comments.schema.ts';
import { ownComments } from './comments.ts';
import { reportedBy } from './moderation.ts';

/** A user's comments and reports are visible only to that user. */
const isSelf = (user: { id: number }, _args: object, { viewer }: Context) => viewer?.id === user.id;

builder.prismaObjectFields('User', (t) => ({
  commentsOn: t.prismaField({
    type: [CommentType],
    description:
      'Own comments on an article, also hidden ones, the latest first. Only the person may read them.',
    authScopes: isSelf,
    args: { newsId: t.arg.id({ required: true }) },
    resolve: (query, { id }, { newsId }, { database }) =>
      database.comment.findMany({ ...query, ...ownComments(id, parseId(newsId)) }),
  }),
  reportedCommentsOn: t.idList({
    description: 'Ids of the comments on an article that the user has reported. Only the person may read it.',
    authScopes: isSelf,
    args: { newsId: t.arg.id({ required: true }) },
    resolve: async ({ id }, { newsId }, { database }) => {
      const reports = await database.commentReport.findMany(reportedBy(id, parseId(newsId)));
      return reports.map(({ commentId }) => commentId);
    },
  }),
}));
