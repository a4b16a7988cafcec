import type { Database } from '../../platform/database/client.ts';
import { announce } from '../notifications/notifications.ts';
import { published } from './news.ts';

/** The job that looks for newly published articles. */
export const NEWS_JOB = 'news.announce';

const DAY = 24 * 60 * 60_000;
/** Number of articles per run; the rest waits for the next run. */
const BATCH_SIZE = 20;

/**
 * Announces every newly visible article to its followers, whether it was just published or its scheduled time has
 * come. Articles that became visible more than a day ago are not announced.
 */
export async function announceNews(database: Database, now = new Date()): Promise<void> {
  const articles = await database.news.findMany({
    where: {
      AND: [
        published(now),
        { publicationDate: { gt: new Date(now.getTime() - DAY) }, notifications: { none: {} } },
      ],
    },
    orderBy: [{ publicationDate: 'asc' }, { id: 'asc' }],
    take: BATCH_SIZE,
    select: { id: true, title: true, newsCategory: { select: { name: true } } },
  });
  for (const { id, title, newsCategory } of articles) {
    await announce(database, {
      key: `news:${id}`,
      preference: 'teamNews',
      title: newsCategory.name,
      body: title,
      url: `/noticias/${id}`,
      tag: `news-${id}`,
      newsId: id,
    });
  }
}
