import path from 'node:path';
import type { Database } from '../database/client.ts';
import { readableArticle } from '../news/news.ts';
import { articlePicture } from './article-picture.ts';
import { clubPicture } from './club-picture.ts';
import { loadLettering } from './lettering.ts';
import { matchPicture } from './match-picture.ts';
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

/** @param dataDir drawn pictures are kept in its `cache/social-pictures`. */
export function createSocialPictures(database: Database, dataDir: string): SocialPictures {
  const cache = createPictureCache(path.join(dataDir, 'cache', 'social-pictures'));
  return {
    club: async () => cache.png(clubPicture(await loadLettering())),
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
      const { newsCategory: category, ...facts } = article;
      return cache.png(articlePicture(await loadLettering(), { ...facts, category }));
    },
    async match(id) {
      const match = await database.match.findUnique({ where: { id: id ?? -1 } });
      return match && cache.png(matchPicture(await loadLettering(), match));
    },
  };
}
