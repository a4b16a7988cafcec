import type { Database } from '../../platform/database/client.ts';
import { announce } from '../notifications/notifications.ts';
import { published } from './news.ts';

/** The job that looks for articles which have appeared. */
export const NEWS_JOB = 'news.announce';

const DAY = 24 * 60 * 60_000;
/** Articles that one run takes up; the rest waits for the next. */
const MOST_AT_ONCE = 20;

/**
 * Tells those who follow the team of every article that has appeared, whether somebody has just published it or its hour
 * has come. One that appeared more than a day ago without a word is no news.
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
    take: MOST_AT_ONCE,
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
