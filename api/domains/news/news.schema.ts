import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { searchedRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { arrivalsByTime } from '../../platform/lists/arrivals.ts';
import { ArticleType } from './article.schema.ts';
import { rankedArticles } from './news-ranking.ts';
import { countPublished, mayRead, newestPublication, newsList, type NewsList } from './news.ts';

export const NewsPage = pageType<NewsList>('NewsPage', 'One page of news.', (t) =>
  t.prismaField({
    type: [ArticleType],
    resolve: (query, source, _args, { database }) =>
      searchedRows(source, {
        rows: (args) => database.news.findMany({ ...query, ...args }),
        ids: (where) => database.news.findMany({ where, select: { id: true } }),
        ...(source.list.isRanked && {
          ranked: (ids: number[]) => rankedArticles(database, source.searched, ids),
        }),
      }),
  }),
);

builder.queryFields((t) => ({
  news: t.field({
    type: NewsPage,
    description: 'What is published, the latest first; of a search, what fits best first.',
    complexity: pageComplexity,
    args: {
      search: t.arg.string({ description: 'Searches titles and texts, case-insensitively.' }),
      category: t.arg.string({ description: 'Slug, case-insensitive; an unknown one has no articles.' }),
      ...pageArgs(6),
    },
    resolve: async (_root, { search, category, ...page }, { database }) => {
      const list = await newsList(database, { search, category });
      return pageSource(list, page, {
        arrivals: arrivalsByTime('publicationDate', () => newestPublication(database)),
        count: (articles) => countPublished(database, articles),
        search,
      });
    },
  }),
  article: t.prismaField({
    type: ArticleType,
    nullable: true,
    description:
      'One article; writers of news also read drafts, hidden ones and those that are yet to appear.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (query, _root, { id }, { database, viewer }) => {
      const article = await database.news.findUnique({ ...query, where: { id: parseId(id) ?? -1 } });
      return article && mayRead(article, viewer) ? article : null;
    },
  }),
}));
