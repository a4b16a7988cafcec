import type {
  Database,
  DatabaseTransaction,
  News,
  NewsStatus,
  Prisma,
} from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { ValidationError } from '../../platform/errors.ts';
import { containsWords, namesMeant } from '../../platform/lists/search.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { articleState } from './article-state.ts';

/**
 * Roles that write news: bloggers and administrators have the editor, and editors the content tab of the panel.
 */
export const NEWS_WRITERS = ['blogger', 'admin', 'editor'] as const;

const LATEST_FIRST = [
  { publicationDate: 'desc' },
  { id: 'desc' },
] satisfies Prisma.NewsOrderByWithRelationInput[];
const EARLIEST_FIRST = [
  { publicationDate: 'asc' },
  { id: 'asc' },
] satisfies Prisma.NewsOrderByWithRelationInput[];

/** The most related articles below an article. */
const MAX_RELATED = 3;

/** Condition for public articles: not drafts, hidden or scheduled ones. */
export function published(now = new Date()) {
  return { status: 'published', publicationDate: { lte: now } } satisfies Prisma.NewsWhereInput;
}

/** A list of articles as a query, before it is run. */
export interface NewsList {
  where: Prisma.NewsWhereInput;
  orderBy: Prisma.NewsOrderByWithRelationInput[];
  /** Whether results of a search come in the order of how well they fit, because readers cannot sort them. */
  isRanked?: boolean;
}

/**
 * Finds a category by its slug, whatever its capitals and accents.
 * @returns the stored slug, or null
 */
export async function findCategory(
  database: Database | DatabaseTransaction,
  slug: string,
): Promise<string | null> {
  const categories = await database.newsCategory.findMany({ select: { slug: true }, orderBy: { id: 'asc' } });
  const known = categories.map((category) => category.slug);
  return known.find((name) => name === slug) ?? namesMeant(slug, known)[0] ?? null;
}

/**
 * Builds the query for published articles, the latest first. `search` looks in titles and texts, case-insensitively.
 * An unknown category has no articles.
 * @throws ValidationError if the search text is too long
 */
export async function newsList(
  database: Database,
  { search, category }: { search?: string | null | undefined; category?: string | null | undefined },
) {
  const slug = category?.trim() ? await findCategory(database, category) : undefined;
  return {
    where: {
      ...published(),
      ...containsWords(search),
      ...(slug !== undefined && { category: { in: slug === null ? [] : [slug] } }),
    },
    orderBy: LATEST_FIRST,
    isRanked: true,
  } satisfies NewsList;
}

/** When the newest published article appeared. */
export async function newestPublication(database: Database): Promise<Date | undefined> {
  const newest = await database.news.findFirst({
    where: published(),
    orderBy: LATEST_FIRST,
    select: { publicationDate: true },
  });
  return newest?.publicationDate;
}

type PublishedWhere = Omit<Awaited<ReturnType<typeof newsList>>['where'], 'publicationDate'>;

/**
 * Counts published and scheduled articles. Whole categories use the cached totals, to avoid counting every article.
 */
async function countNow(database: Database, where: PublishedWhere): Promise<number> {
  if (where.AND) return database.news.count({ where });
  const kinds = where.category?.in.map((category) => `${where.status} ${category}`) ?? null;
  const [{ count }] = await database.$queryRaw<[{ count: number }]>`
    SELECT coalesce(sum(entries), 0)::int AS count
      FROM kept_totals
     WHERE subject = 'news'
       AND CASE WHEN ${kinds}::text[] IS NULL THEN starts_with(kind, ${`${where.status} `}) ELSE kind = ANY (${kinds}) END`;
  return count;
}

/**
 * Total number of articles of a `newsList`. The cache holds the number including scheduled articles, and the dates of
 * the few scheduled ones. Neither value changes as time passes.
 */
export async function countPublished(
  database: Database,
  { where: { publicationDate, ...where } }: Awaited<ReturnType<typeof newsList>>,
): Promise<number> {
  const now = publicationDate.lte;
  const { all, scheduled } = await cachedPublished(database, where, now);
  return all - scheduled.filter((article) => article.publicationDate > now).length;
}

/** All articles of a list with those that will appear later, and when: both stay true as time passes. */
const cachedPublished = cachedAggregate({
  tables: ['news'],
  async read(database, where: PublishedWhere, now) {
    const [all, scheduled] = await Promise.all([
      countNow(database, where),
      database.news.findMany({
        where: { ...where, publicationDate: { gt: now } },
        select: { publicationDate: true },
      }),
    ]);
    return { all, scheduled };
  },
});

interface StoredState {
  status: NewsStatus;
  count: number;
  /** Publication dates of the scheduled articles. */
  toCome: string[];
}

const cachedStates = cachedAggregate({
  tables: ['news'],
  read: (database, _input: null, now) => database.$queryRaw<StoredState[]>`
    SELECT status::text, count(*)::int AS count,
           coalesce(json_agg(publication_date) FILTER (
             WHERE status = 'published' AND publication_date > ${now}::timestamptz), '[]') AS "toCome"
      FROM news
     GROUP BY status`,
});

/**
 * Number of articles by state. The cache holds the stored statuses and the dates of scheduled articles; neither
 * changes as time passes.
 */
export async function articlesByState(
  database: Database,
  now: Date,
): Promise<Record<NewsStatus | 'scheduled', number>> {
  const stored = await cachedStates(database, null, now);
  const counts = new Map(stored.map(({ status, count }) => [status, count]));
  const of = (status: NewsStatus) => counts.get(status) ?? 0;
  const scheduled = stored.flatMap(({ toCome }) => toCome).filter((at) => new Date(at) > now).length;
  return { published: of('published') - scheduled, scheduled, draft: of('draft'), hidden: of('hidden') };
}

/** Number of articles in any state, by category slug. */
export async function countByCategory(database: Database): Promise<ReadonlyMap<string, number>> {
  const groups = await database.news.groupBy({ by: 'category', _count: true });
  return new Map(groups.map(({ category, _count }) => [category, _count]));
}

const mayPreview = (viewer: Viewer | null) => NEWS_WRITERS.some((role) => viewer?.roles.includes(role));

/** Condition for an article that the viewer may read: the published one; writers may read any. */
export function readableArticle(id: number | null, viewer: Viewer | null) {
  return { id: id ?? -1, ...(!mayPreview(viewer) && published()) } satisfies Prisma.NewsWhereInput;
}

/** The same check for an article already read, because Prisma batches only plain reads by id. */
export function mayRead(article: Pick<News, 'status' | 'publicationDate'>, viewer: Viewer | null): boolean {
  return mayPreview(viewer) || articleState(article) === 'published';
}

interface Place {
  id: number;
  publicationDate: Date;
}

/** The published article right before another one; equal dates are ordered by id. */
export function articleBefore({ id, publicationDate }: Place) {
  return {
    where: {
      AND: [
        published(),
        { OR: [{ publicationDate: { lt: publicationDate } }, { publicationDate, id: { lt: id } }] },
      ],
    },
    orderBy: LATEST_FIRST,
  } satisfies Prisma.NewsFindFirstArgs;
}

/** The published article right after another one. */
export function articleAfter({ id, publicationDate }: Place) {
  return {
    where: {
      AND: [
        published(),
        { OR: [{ publicationDate: { gt: publicationDate } }, { publicationDate, id: { gt: id } }] },
      ],
    },
    orderBy: EARLIEST_FIRST,
  } satisfies Prisma.NewsFindFirstArgs;
}

/**
 * Other published articles of the same category, the latest first.
 * @throws ValidationError for a limit above three
 */
export function relatedArticles({ id, category }: { id: number; category: string }, limit: number) {
  if (limit < 1 || limit > MAX_RELATED) {
    throw new ValidationError([{ path: 'limit', message: `El límite debe estar entre 1 y ${MAX_RELATED}` }]);
  }
  return {
    where: { ...published(), category, id: { not: id } },
    orderBy: LATEST_FIRST,
    take: limit,
  } satisfies Prisma.NewsFindManyArgs;
}

const DAY = 24 * 60 * 60_000;

/** The category of match previews and reports. */
const MATCH_NEWS = 'Partidos';

/** Early news about a match (moved, sold out) is relevant until it is played. */
const BEFORE_MATCH = 42 * DAY;
const AFTER_MATCH = 7 * DAY;

/** The most articles that the page of a match lists. */
const MAX_LINKED = 6;

/**
 * Published news about a match: first those that their writers linked with it, then articles of that category near its
 * date that name the opponent and are linked with no match; each the latest first. See `chosenForMatch`.
 */
export function newsAboutMatch(
  { id, matchDate, opponent }: { id: number; matchDate: Date; opponent: string },
  now = new Date(),
) {
  const named = containsWords(opponent);
  const from = new Date(matchDate.getTime() - BEFORE_MATCH);
  const until = new Date(matchDate.getTime() + AFTER_MATCH);
  return {
    where: {
      AND: [
        published(now),
        {
          OR: [
            { matchId: id },
            {
              matchId: null,
              category: MATCH_NEWS,
              publicationDate: { gte: from, lte: until },
              ...(named && { AND: [named] }),
            },
          ],
        },
      ],
    },
    orderBy: [{ matchId: { sort: 'asc', nulls: 'last' } }, ...LATEST_FIRST],
    take: MAX_LINKED,
  } satisfies Prisma.NewsFindManyArgs;
}

/** Of the articles of `newsAboutMatch`: all that are linked; others only to make up three. */
export function chosenForMatch<Article extends Pick<News, 'matchId'>>(articles: readonly Article[]) {
  return articles.filter(({ matchId }, at) => matchId !== null || at < MAX_RELATED);
}

/** Active categories, in the club's order. */
export const OFFERED_CATEGORIES = {
  where: { isActive: true },
  orderBy: [{ order: 'asc' }, { id: 'asc' }],
} satisfies Prisma.NewsCategoryFindManyArgs;
