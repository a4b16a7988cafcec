import { builder } from '../../platform/graphql/builder.ts';
import { UserErrorInterface, userError } from '../../platform/graphql/user-errors.schema.ts';
import { ArticleConflictError, IncompleteArticlesError } from './article-state.ts';
import { ArticleType } from './article.schema.ts';

/**
 * The result type of mutations that return an article. It is read again, with the fields that the caller selected.
 */
export function articleSuccess(name: string, description: string) {
  return builder.objectRef<{ articleId: number }>(name).implement({
    description,
    fields: (t) => ({
      article: t.prismaField({
        type: ArticleType,
        resolve: (query, { articleId }, _args, { database }) =>
          database.news.findUniqueOrThrow({ ...query, where: { id: articleId } }),
      }),
    }),
  });
}

builder.objectType(ArticleConflictError, {
  name: 'ArticleConflictError',
  description: 'Another user has saved the article in the meantime; nothing was changed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    stored: t.prismaField({
      type: ArticleType,
      nullable: true,
      description: 'As it is stored now; null if it has been deleted.',
      resolve: (query, { articleId }, _args, { database }) =>
        database.news.findUnique({ ...query, where: { id: articleId } }),
    }),
  }),
});

builder.objectType(
  IncompleteArticlesError,
  userError('IncompleteArticlesError', 'Some of the articles have no content; none was published.'),
);
