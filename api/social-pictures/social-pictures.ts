import path from 'node:path';
import type { Database } from '../database/client.ts';
import { readableArticle } from '../news/news.ts';
import { articlePicture } from './article-picture.ts';
import { clubPicture } from './club-picture.ts';
import { loadLettering } from './lettering.ts';
import { matchPicture, type MatchFacts } from './match-picture.ts';
import { createPictureCache } from './picture-cache.ts';

/**
 * The pictures that a shared link shows, 1200 × 630 PNG, drawn from what the database says now. Each gives null where
 * there is nothing to show and «busy» where too many are being drawn.
 */
export interface SocialPictures {
  club(): Promise<Buffer | 'busy'>;
  /** A published article's. */
  article(id: number | null): Promise<Buffer | 'busy' | null>;
  match(id: number | null): Promise<Buffer | 'busy' | null>;
}

/** What a match's picture depends on: a sale is not among it. */
const MATCH_FACTS = {
  homeTeam: true,
  awayTeam: true,
  isHome: true,
  matchDate: true,
  competition: true,
  location: true,
  result: true,
  status: true,
} satisfies Record<keyof MatchFacts, true>;

/** @param dataDir drawn pictures are kept in its `cache/social-pictures`. */
export function createSocialPictures(database: Database, dataDir: string): SocialPictures {
  const cache = createPictureCache(path.join(dataDir, 'cache', 'social-pictures'));
  return {
    club: () => cache.png('club', async () => clubPicture(await loadLettering())),
    async article(id) {
      const article = await database.news.findFirst({
        where: readableArticle(id, null),
        select: {
          id: true,
          title: true,
          publicationDate: true,
          newsCategory: { select: { name: true, color: true } },
        },
      });
      if (!article) return null;
      const { newsCategory: category, ...rest } = article;
      const facts = { ...rest, category };
      return cache.png(JSON.stringify(facts), async () => articlePicture(await loadLettering(), facts));
    },
    async match(id) {
      const facts = await database.match.findUnique({ where: { id: id ?? -1 }, select: MATCH_FACTS });
      return (
        facts && cache.png(JSON.stringify(facts), async () => matchPicture(await loadLettering(), facts))
      );
    },
  };
}
