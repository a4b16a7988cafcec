import type { Database } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { announce } from '../notifications/notifications.ts';
import { MAX_SELECTED } from './news.input.ts';
import { published } from './news.ts';

/** The job that looks for newly published articles. */
export const NEWS_JOB = 'news.announce';

const DAY = 24 * 60 * 60_000;
/** Number of articles per run, so that a bulk publication is never divided; the rest waits for the next run. */
const BATCH_SIZE = MAX_SELECTED;
/** Longest text of a notification about several articles. */
const LONGEST_BODY = 240;

/**
 * Announces every newly visible article to its followers, whether it was just published or its scheduled time has
 * come. Articles that appeared at the same instant, such as those of a bulk publication, make one notification. Articles
 * that became visible more than a day ago are not announced.
 */
export async function announceNews(database: Database, now = new Date()): Promise<void> {
  const articles = await database.news.findMany({
    where: {
      AND: [
        published(now),
        { publicationDate: { gt: new Date(now.getTime() - DAY) }, notify: true, notifications: { none: {} } },
      ],
    },
    orderBy: [{ publicationDate: 'asc' }, { id: 'asc' }],
    take: BATCH_SIZE,
    select: { id: true, title: true, publicationDate: true, newsCategory: { select: { name: true } } },
  });
  const together = new Map<number, typeof articles>();
  for (const article of articles) {
    const at = article.publicationDate.getTime();
    together.set(at, [...(together.get(at) ?? []), article]);
  }
  for (const group of together.values()) {
    const [first, ...others] = group;
    if (!first) continue;
    await database.$transaction(async (transaction) => {
      await announce(transaction, {
        key: `news:${first.id}`,
        preference: 'teamNews',
        ...(others.length === 0 ? aboutOne(first) : aboutSeveral(group)),
        tag: `news-${first.id}`,
        newsId: first.id,
      });
      // The first one is known by its notification. Not through Prisma, which would change when they were edited.
      const ids = others.map(({ id }) => id);
      if (ids.length > 0)
        await transaction.$executeRaw`UPDATE news SET notify = false WHERE id = ANY (${ids}::int[])`;
    }, transactionOptions);
  }
}

interface Appeared {
  id: number;
  title: string;
  newsCategory: { name: string };
}

const aboutOne = ({ id, title, newsCategory }: Appeared) => ({
  title: newsCategory.name,
  body: title,
  url: `/noticias/${id}`,
});

function aboutSeveral(articles: readonly Appeared[]) {
  const titles = articles.map(({ title }) => title).join(' · ');
  const body = titles.length > LONGEST_BODY ? `${titles.slice(0, LONGEST_BODY - 1)}…` : titles;
  return { title: `${articles.length} noticias nuevas`, body, url: '/noticias' };
}
