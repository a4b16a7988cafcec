import { addDays, addHours, madrid, madridDay } from '../madrid-time.ts';
import type { SeededMatch } from '../matches.ts';
import type { Article } from './article.ts';
import { articles } from './articles.ts';

export interface DatedArticle extends Article {
  publicationDate: Date;
}

/** Articles published at `now`, the earliest first; reports of missing matches are left out. */
export function articlesAt(now: Date, matches: SeededMatch[]): DatedArticle[] {
  return articles
    .flatMap((article) => {
      const publicationDate = publishedAt(article, now, matches);
      return publicationDate && publicationDate < now ? [{ ...article, publicationDate }] : [];
    })
    .sort((a, b) => a.publicationDate.getTime() - b.publicationDate.getTime());
}

function publishedAt({ published, reports }: Article, now: Date, matches: SeededMatch[]): Date | undefined {
  if ('daysAgo' in published) return madrid(addDays(madridDay(now), -published.daysAgo), published.time);
  if ('day' in published) return madrid(published.day, published.time);
  const match = matches.find(({ key }) => key === reports);
  return match && addHours(match.row.matchDate, published.hoursAfterMatch);
}
