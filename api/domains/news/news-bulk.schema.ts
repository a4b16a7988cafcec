import { ChangedMeanwhileError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { IncompleteArticlesError } from './article-state.ts';
import { ArticleType } from './article.schema.ts';
import { deleteArticles, setNewsStatus } from './news-bulk.ts';
import { DeleteArticlesInput, SetNewsStatusInput } from './news-inputs.schema.ts';
import './news-outcomes.schema.ts';
import { NEWS_WRITERS } from './news.ts';

const authScopes = { role: NEWS_WRITERS };

const SetNewsStatusSuccess = builder.objectRef<{ ids: number[] }>('SetNewsStatusSuccess').implement({
  description: 'All that are still there have the status.',
  fields: (t) => ({
    articles: t.prismaField({
      type: [ArticleType],
      description: 'Without those deleted in the meantime.',
      resolve: (query, { ids }, _args, { database }) =>
        database.news.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
    }),
  }),
});

const DeleteArticlesSuccess = builder.objectRef<{ ids: number[] }>('DeleteArticlesSuccess').implement({
  description: 'The articles, their comments and their pictures are gone.',
  fields: (t) => ({
    ids: t.idList({
      description: 'Of those that were deleted; the others were gone already.',
      resolve: ({ ids }) => ids,
    }),
  }),
});

builder.mutationFields((t) => ({
  setNewsStatus: t.field({
    type: SetNewsStatusSuccess,
    description:
      'Publishes, hides or takes back to draft several articles, all or none. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [ValidationError, IncompleteArticlesError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: SetNewsStatusInput, required: true }) },
    resolve: async (_root, { input: { ids, status, ...options } }, { database, viewer }) => ({
      ids: await setNewsStatus(database, requireViewer(viewer), ids, status, options),
    }),
  }),
  deleteArticles: t.field({
    type: DeleteArticlesSuccess,
    description: 'Deletes several articles with their comments. Bloggers, administrators and editors.',
    authScopes,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: DeleteArticlesInput, required: true }) },
    resolve: async (_root, { input: { ids } }, { database, files, viewer }) => ({
      ids: await deleteArticles(database, requireViewer(viewer), files, ids),
    }),
  }),
}));
