import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById, arrivalsByTime } from '../../platform/lists/arrivals.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { ARTICLE_ORDERS, allNews, countArticles } from './all-news.ts';
import { ArticleStateType } from './article.schema.ts';
import { NewsPage } from './news.schema.ts';
import { NEWS_WRITERS, newestPublication } from './news.ts';

const ArticleOrderType = builder.enumType('ArticleOrder', {
  description: 'Sort order of the staff’s list of articles; equal ones are sorted by date.',
  values: enumValues(ARTICLE_ORDERS),
});

builder.queryField('allNews', (t) =>
  t.field({
    type: NewsPage,
    description: 'Articles in whatever state. Bloggers, administrators and editors.',
    authScopes: { role: NEWS_WRITERS },
    complexity: pageComplexity,
    args: {
      search: t.arg.string({ description: 'Searches titles and texts, case-insensitively.' }),
      category: t.arg.string({ description: 'Slug, case-insensitive; an unknown one has no articles.' }),
      state: t.arg({ type: ArticleStateType }),
      mine: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Only the viewer’s own articles.',
      }),
      order: t.arg({ type: ArticleOrderType, required: true, defaultValue: 'date' }),
      descending: t.arg.boolean({ required: true, defaultValue: true }),
      ...pageArgs(20),
    },
    resolve: async (_root, { page: number, pageSize, upTo, mine, ...filter }, { database, viewer }) => {
      const page = { page: number, pageSize, upTo };
      const { id } = requireViewer(viewer);
      const list = await allNews(database, { ...filter, ...(mine && { authorId: id }) });
      return pageSource(list, page, {
        // An article that appears arrives in the list of published ones, however long ago it was written.
        arrivals:
          filter.state === 'published'
            ? arrivalsByTime('publicationDate', () => newestPublication(database))
            : arrivalsById(() => database.news.findFirst(NEWEST_ID)),
        count: (articles) => countArticles(database, filter, articles),
        search: filter.search,
      });
    },
  }),
);
