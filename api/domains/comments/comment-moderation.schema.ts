import { ChangedMeanwhileError, NotFoundError, parseId } from '../../platform/errors.ts';
import { seenField } from '../audit/decisions.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { instantOfMark, markOfInstant } from '../../platform/lists/arrivals.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { CommentType } from './comments.schema.ts';
import { commentNotFound } from './comments.ts';
import {
  COMMENT_QUEUES,
  MODERATORS,
  hideComment,
  lastModerated,
  moderatedComments,
  reportedComments,
  restoreComment,
} from './moderation.ts';

interface CommentList extends ReturnType<typeof moderatedComments> {
  /** Loads the ids of all its comments in order, if that needs no full read of the list. */
  ids?: () => Promise<readonly number[]>;
}

const CommentPage = pageType<CommentList>('CommentPage', 'One page of comments.', (t) =>
  t.prismaField({
    type: [CommentType],
    resolve: async (query, source, _args, { database }) => {
      const { list, window } = source;
      const ids = await list.ids?.();
      if (!ids) return pageRows(source, { rows: (args) => database.comment.findMany({ ...query, ...args }) });
      const shown = ids.slice(window.skip, window.skip + window.take);
      return database.comment.findMany({ ...query, where: { id: { in: shown } }, orderBy: list.orderBy });
    },
  }),
);

const CommentQueue = builder.enumType('CommentQueue', {
  description: 'REPORTED: visible, with open reports. HIDDEN: hidden by staff.',
  values: enumValues(COMMENT_QUEUES),
});

builder.queryField('moderatedComments', (t) =>
  t.field({
    type: CommentPage,
    description: 'Hidden comments and those with open reports, the latest first. Staff only.',
    authScopes: { role: MODERATORS },
    complexity: pageComplexity,
    args: {
      newsId: t.arg.id({ description: 'Only comments of this article; by default of all.' }),
      queue: t.arg({ type: CommentQueue, description: 'Only this kind; by default both.' }),
      ...pageArgs(20),
    },
    resolve: (_root, { newsId, queue, ...page }, { database }) => {
      const list = (until?: Date): CommentList => ({
        ...moderatedComments(newsId ? parseId(newsId) : undefined, queue, until),
        ...(!newsId && queue === 'reported' && { ids: () => reportedComments(database, until) }),
      });
      return pageSource(list(), page, {
        arrivals: {
          newest: async () => markOfInstant(await lastModerated(database)),
          upTo: (_list, mark) => list(instantOfMark(mark)),
        },
        count: async ({ ids, where }) => (ids ? (await ids()).length : database.comment.count({ where })),
      });
    },
  }),
);

const seen = seenField('`Comment.isHidden`');

const HideCommentInput = builder.inputType('HideCommentInput', {
  description: 'The comment to hide.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.boolean({ description: seen }),
    reported: t.boolean({
      description:
        'Whether it had open reports on the screen. If another moderator has closed them since, nothing is written.',
    }),
  }),
});

const RestoreCommentInput = builder.inputType('RestoreCommentInput', {
  description: 'The comment to restore.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.boolean({ description: seen }),
    reports: t.int({
      description:
        '`Comment.reportCount` as it was on the screen. If there are more now, nothing is written.',
    }),
  }),
});

function commentSuccess(name: string, description: string) {
  return builder.objectRef<{ commentId: number }>(name).implement({
    description,
    fields: (t) => ({
      comment: t.prismaField({
        type: CommentType,
        nullable: true,
        description: 'Null if its author has deleted it in the meantime.',
        resolve: (query, { commentId }, _args, { database }) =>
          database.comment.findUnique({ ...query, where: { id: commentId } }),
      }),
    }),
  });
}

/** @throws NotFoundError */
function readCommentId(value: string): number {
  const id = parseId(value);
  if (id === null) throw commentNotFound();
  return id;
}

builder.mutationFields((t) => ({
  hideComment: t.field({
    type: commentSuccess('HideCommentSuccess', 'The public no longer sees it.'),
    description: 'Hides a comment. Staff only.',
    authScopes: { role: MODERATORS },
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: HideCommentInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const commentId = readCommentId(input.id);
      await hideComment(database, requireViewer(viewer), commentId, input);
      return { commentId };
    },
  }),
  restoreComment: t.field({
    type: commentSuccess('RestoreCommentSuccess', 'Everybody sees it, and its reports are settled.'),
    description: 'Restores a comment: shows it again and closes its reports. Staff only.',
    authScopes: { role: MODERATORS },
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RestoreCommentInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const commentId = readCommentId(input.id);
      await restoreComment(database, requireViewer(viewer), commentId, input);
      return { commentId };
    },
  }),
}));
