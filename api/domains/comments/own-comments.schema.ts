import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { CommentType } from './comments.schema.ts';
import { ownComments } from './comments.ts';
import { reportedBy } from './moderation.ts';

/** What somebody wrote, and what they think of others, is theirs to know. */
const oneself = (user: { id: number }, _args: object, { viewer }: Context) => viewer?.id === user.id;

builder.prismaObjectFields('User', (t) => ({
  commentsOn: t.prismaField({
    type: [CommentType],
    description:
      'Own comments on an article, also hidden ones, the latest first. Only the person may read them.',
    authScopes: oneself,
    args: { newsId: t.arg.id({ required: true }) },
    resolve: (query, { id }, { newsId }, { database }) =>
      database.comment.findMany({ ...query, ...ownComments(id, parseId(newsId)) }),
  }),
  reportedCommentsOn: t.idList({
    description: 'Which comments on an article the person has reported. Only the person may read it.',
    authScopes: oneself,
    args: { newsId: t.arg.id({ required: true }) },
    resolve: async ({ id }, { newsId }, { database }) => {
      const reports = await database.commentReport.findMany(reportedBy(id, parseId(newsId)));
      return reports.map(({ commentId }) => commentId);
    },
  }),
}));
