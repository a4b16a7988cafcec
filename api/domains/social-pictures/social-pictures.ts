import path from 'node:path';
import sharp from 'sharp';
import type { Database } from '../../platform/database/client.ts';
import { storedAt, type FileStorage } from '../../platform/files/storage.ts';
import { logger } from '../../platform/log.ts';
import { currentSeason } from '../matches/seasons.ts';
import { NAMED_TEAMS } from '../teams/abbreviation.ts';
import { readableArticle } from '../news/news.ts';
import { articlePicture, PHOTO } from './article-picture.ts';
import { clubPicture } from './club-picture.ts';
import { loadLettering } from './lettering.ts';
import { matchPicture, type MatchFacts } from './match-picture.ts';
import { pictureCacheOf } from './picture-cache.ts';

/**
 * Preview pictures for shared links, 1200 × 630 PNG, drawn from the current data. Each method returns null if there
 * is nothing to show, and «busy» if too many pictures wait to be drawn. `caller` is the caller's address.
 */
export interface SocialPictures {
  club(caller: string): Promise<Buffer | 'busy'>;
  /** For a published article. */
  article(id: number | null, caller: string): Promise<Buffer | 'busy' | null>;
  match(id: number | null, caller: string): Promise<Buffer | 'busy' | null>;
}

/**
 * The article's uploaded photograph, cropped around its salient part; null if it has none. Pictures of other sites
 * are never fetched.
 */
async function photoOf(files: FileStorage, imageUrl: string | null): Promise<Buffer | null> {
  const key = imageUrl && storedAt(imageUrl);
  const photo = key && (await files.read(key));
  if (!photo) return null;
  const { width, height } = PHOTO;
  const image = sharp(photo).resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
  return image
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch((error: unknown) => {
      logger.warn({ err: error, imageUrl }, "an article's picture could not be read");
      return null;
    });
}

/** The columns that a match's picture depends on; a sale changes none of them. */
const MATCH_FACTS = {
  homeTeam: true,
  awayTeam: true,
  isHome: true,
  matchDate: true,
  competition: true,
  location: true,
  result: true,
  status: true,
  ...NAMED_TEAMS,
} satisfies Record<keyof MatchFacts, unknown>;

/** @param sources.dataDir pictures are cached in its `cache/social-pictures` */
export function createSocialPictures({
  database,
  files,
  dataDir,
}: {
  database: Database;
  files: FileStorage;
  dataDir: string;
}): SocialPictures {
  const cache = pictureCacheOf(path.join(dataDir, 'cache', 'social-pictures'));
  return {
    async club(caller) {
      const { label } = await currentSeason(database);
      return cache.png(`club ${label}`, async () => clubPicture(await loadLettering(), label), caller);
    },
    async article(id, caller) {
      const article = await database.news.findFirst({
        where: readableArticle(id, null),
        select: {
          id: true,
          title: true,
          imageUrl: true,
          publicationDate: true,
          newsCategory: { select: { name: true, color: true } },
        },
      });
      if (!article) return null;
      const { newsCategory: category, ...rest } = article;
      const facts = { ...rest, category };
      const compose = async () => {
        const photo = await photoOf(files, facts.imageUrl);
        return articlePicture(await loadLettering(), facts, photo);
      };
      return cache.png(JSON.stringify(facts), compose, caller);
    },
    async match(id, caller) {
      const facts = await database.match.findUnique({ where: { id: id ?? -1 }, select: MATCH_FACTS });
      if (!facts) return null;
      const compose = async () => matchPicture(await loadLettering(), facts);
      return cache.png(JSON.stringify(facts), compose, caller);
    },
  };
}
