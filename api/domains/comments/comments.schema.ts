import { queryFromInfo } from '@pothos/plugin-prisma';
import { ASSUMED_LIST_LENGTH, builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import type { Comment } from '../../platform/database/client.ts';
import { commentWindow, commentsIn, countComments, cursorOf } from './comments.ts';
import { COUNT_OF_REPORTS, MODERATORS, WAITING_REPORTS } from './moderation.ts';

/** Each article's comments need their own query, so the cost keeps long lists from asking for them. */
const COMMENTS_COST = 150;

export const CommentType = builder.prismaObject('Comment', {
  description: 'A comment on an article: plain text, never HTML.',
  select: { id: true, createdAt: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    content: t.exposeString('content', { description: 'Plain text of up to 1000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    authorName: t.string({
      description: 'The name of the author, the only public data about them.',
      select: { user: { select: { name: true } } },
      extensions: alsoReads('users'),
      resolve: ({ user }) => user.name,
    }),
  }),
});

const CommentReportType = builder.prismaObject('CommentReport', {
  description: 'A report about a comment. It does not show who made it.',
  fields: (t) => ({
    reason: t.exposeString('reason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const moderators = { role: MODERATORS };

builder.prismaObjectFields(CommentType, (t) => ({
  isHidden: t.boolean({
    description: 'Whether staff have hidden it. Only for its author and for staff.',
    select: { hiddenAt: true, userId: true },
    authScopes: ({ userId }, _args, { viewer }) => viewer?.id === userId || moderators,
    resolve: ({ hiddenAt }) => hiddenAt !== null,
  }),
  hiddenByName: t.string({
    nullable: true,
    description: 'Who hid it. For staff.',
    authScopes: moderators,
    select: { moderator: { select: { name: true } } },
    resolve: ({ moderator }) => moderator?.name ?? null,
  }),
  reportCount: t.int({
    description: 'Number of open reports. For staff.',
    authScopes: moderators,
    select: COUNT_OF_REPORTS,
    resolve: ({ _count }) => _count.reports,
  }),
  reports: t.relation('reports', {
    type: CommentReportType,
    description: 'The latest open reports. For staff.',
    authScopes: moderators,
    query: WAITING_REPORTS,
  }),
  article: t.relation('news', { description: 'What it is about. For staff.', authScopes: moderators }),
}));

interface CommentFeed {
  newsId: number;
  items: Pick<Comment, 'id' | 'createdAt'>[];
  endCursor: string | null;
  /** Total number of comments, if the list knows it without a count. */
  counted: number | null;
}

const CommentConnection = builder.objectRef<CommentFeed>('CommentConnection').implement({
  description: 'Comments of an article, the latest first. Those that staff has hidden are absent.',
  fields: (t) => ({
    items: t.field({ type: [CommentType], resolve: ({ items }) => items }),
    totalCount: t.int({
      description: 'Comments of the article.',
      resolve: ({ newsId, counted }, _args, { database }) => counted ?? countComments(database, newsId),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The cursor for `after`; null if there are no more comments.',
      resolve: ({ endCursor }) => endCursor,
    }),
  }),
});

builder.prismaObjectField('News', 'comments', (t) =>
  t.field({
    type: CommentConnection,
    description: 'Its comments.',
    complexity: ({ first }) => ({ field: COMMENTS_COST, multiplier: first / ASSUMED_LIST_LENGTH }),
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: '1 to 50.' }),
      after: t.arg.string({ description: 'An `endCursor`.' }),
    },
    resolve: async ({ id: newsId }, { first, after }, context, info): Promise<CommentFeed> => {
      const asked = commentWindow(newsId, first, after);
      const query = queryFromInfo({ context, info, typeName: 'Comment', path: ['items'] });
      const rows: CommentFeed['items'] = await context.database.comment.findMany({
        ...query,
        ...commentsIn(asked),
      });
      const items = rows.slice(0, first);
      const last = items.at(-1);
      const hasMore = rows.length > first;
      return {
        newsId,
        items,
        endCursor: hasMore && last ? cursorOf(last) : null,
        counted: hasMore || asked.after ? null : items.length,
      };
    },
  }),
);
