import type { Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import type { SocialPictures } from './social-pictures.ts';

/** The most articles and matches of one run: more have changed at once only if data was imported. */
const MOST = 50;

const BACKGROUND = 'background';

/**
 * Draws the pictures of articles and matches that have changed or appeared, so that the first crawler of a shared link does
 * not wait. What is drawn already costs nothing: its picture depends on fewer columns than have changed.
 */
export async function drawChanged(
  database: Database,
  pictures: SocialPictures,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const span = { gt: from, lte: to };
  const articles = await database.news.findMany({
    where: { status: 'published', OR: [{ updatedAt: span }, { publicationDate: span }] },
    orderBy: { publicationDate: 'desc' },
    select: { id: true },
    take: MOST,
  });
  const matches = await database.match.findMany({
    where: { updatedAt: span },
    orderBy: { matchDate: 'desc' },
    select: { id: true },
    take: MOST,
  });
  const drawings = [
    ...articles.map(
      ({ id }) =>
        () =>
          pictures.article(id, BACKGROUND),
    ),
    ...matches.map(
      ({ id }) =>
        () =>
          pictures.match(id, BACKGROUND),
    ),
  ];
  for (const draw of drawings) {
    await draw().catch((error: unknown) => logger.warn({ err: error }, 'a picture could not be drawn'));
  }
}
