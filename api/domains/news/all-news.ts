import type { Database, Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { inState, type ArticleState } from './article-state.ts';
import { findCategory, type NewsList } from './news.ts';

export const ARTICLE_ORDERS = ['date', 'title', 'category', 'state'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];

export interface AllNewsFilter {
  search?: string | null | undefined;
  category?: string | null | undefined;
  state?: ArticleState | null | undefined;
  /** Only articles of this author. */
  authorId?: number | undefined;
  order: ArticleOrder;
  descending: boolean;
}

function ordering(order: ArticleOrder, direction: 'asc' | 'desc'): Prisma.NewsOrderByWithRelationInput[] {
  const byDate: Prisma.NewsOrderByWithRelationInput[] = [{ publicationDate: 'desc' }, { id: 'desc' }];
  if (order === 'title') return [{ title: direction }, ...byDate];
  if (order === 'category') return [{ newsCategory: { name: direction } }, ...byDate];
  if (order === 'state') return [{ status: direction }, ...byDate];
  return [{ publicationDate: direction }, { id: direction }];
}

/** Total number of articles of `allNews`. */
export function countArticles(
  database: Database,
  { state }: AllNewsFilter,
  { where }: NewsList,
): Promise<number> {
  // The time decides which articles have appeared, so these counts are not cached.
  return state === 'published' || state === 'scheduled'
    ? database.news.count({ where })
    : cachedCount(database, where);
}

const cachedCount = cachedAggregate({
  tables: ['news'],
  read: (database, where: NewsList['where']) => database.news.count({ where }),
});

/**
 * Builds the query for the staff's list of articles in any state. An unknown category has no articles.
 * @throws ValidationError if the search text is too long
 */
export async function allNews(database: Database, filter: AllNewsFilter): Promise<NewsList> {
  const { state, authorId, order, descending } = filter;
  const slug = filter.category?.trim() ? await findCategory(database, filter.category) : undefined;
  return {
    where: {
      ...(state && inState(state)),
      ...(authorId !== undefined && { authorId }),
      ...containsWords(filter.search),
      ...(slug !== undefined && { category: { in: slug === null ? [] : [slug] } }),
    },
    orderBy: ordering(order, descending ? 'desc' : 'asc'),
  };
}
