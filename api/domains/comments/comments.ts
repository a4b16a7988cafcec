import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { foreignKeyViolation } from '../../platform/database/constraint.ts';
import { createdOnce } from '../../platform/idempotency/done-once.ts';
import { NotFoundError, RateLimitedError, ValidationError, validate } from '../../platform/errors.ts';
import type { LimitName, RateLimits } from '../../platform/http/rate-limits.ts';
import { articleNotFound } from '../news/article-state.ts';
import { readableArticle } from '../news/news.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { commentInput } from './comments.input.ts';

/** Maximum page size of an article's comments. */
const MAX_FIRST = 50;

/** The latest first, so that a user's new comment appears right below the form. */
export const LATEST_FIRST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.CommentOrderByWithRelationInput[];

/** Hidden comments do not exist for the public. */
export const VISIBLE = { hiddenAt: null } satisfies Prisma.CommentWhereInput;

export const commentNotFound = () => new NotFoundError('El comentario ya no existe');

const accountGone = () => new NotFoundError('Tu cuenta ya no existe');

/** The cursor of a comment, for pagination. */
export function cursorOf({ id, createdAt }: { id: number; createdAt: Date }): string {
  return `${createdAt.getTime()}-${id}`;
}

/** @throws ValidationError if it is not one of our cursors */
function readCursor(cursor: string): { id: number; createdAt: Date } {
  const [, time, id] = /^(\d{1,13})-(\d{1,9})$/.exec(cursor) ?? [];
  if (time && id) return { id: Number(id), createdAt: new Date(Number(time)) };
  throw new ValidationError([{ path: 'after', message: 'El lugar de la lista no es válido' }]);
}

/** A page of an article's comments; `take` asks for one more, to know whether there is a next page. */
export interface CommentWindow {
  newsId: number;
  first: number;
  after: { id: number; createdAt: Date } | null;
}

/**
 * Validates the arguments of a page.
 * @param after the cursor; its comment may have been deleted since
 * @throws ValidationError
 */
export function commentWindow(
  newsId: number,
  first: number,
  after: string | null | undefined,
): CommentWindow {
  if (first < 1 || first > MAX_FIRST) {
    throw new ValidationError([{ path: 'first', message: `Debe estar entre 1 y ${MAX_FIRST}` }]);
  }
  return { newsId, first, after: after ? readCursor(after) : null };
}

/** The visible comments of a page, the latest first. */
export function commentsIn({ newsId, first, after }: CommentWindow) {
  return {
    where: {
      newsId,
      ...VISIBLE,
      ...(after && {
        OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
      }),
    },
    orderBy: LATEST_FIRST,
    take: first + 1,
  } satisfies Prisma.CommentFindManyArgs;
}

/** Number of visible comments of an article. */
export function countComments(database: Database, newsId: number): Promise<number> {
  return database.comment.count({ where: { newsId, ...VISIBLE } });
}

/**
 * Counts one attempt against a user's rate limit.
 * @param words the message of the error
 * @throws RateLimitedError
 */
export async function countAttempt(limits: RateLimits, limit: LimitName, userId: number, words: string) {
  try {
    await limits.consume({ [limit]: String(userId) });
  } catch (error) {
    if (error instanceof RateLimitedError) throw new RateLimitedError(error.retryAfter, words);
    throw error;
  }
}

/**
 * Adds a comment to an article that the user may read.
 * @returns its id.
 * @throws ValidationError, NotFoundError, RateLimitedError
 */
export async function addComment(
  database: Database,
  limits: RateLimits,
  viewer: Viewer,
  newsId: number | null,
  input: unknown,
): Promise<number> {
  const { content } = validate(commentInput, input);
  const article = await database.news.findFirst({
    where: readableArticle(newsId, viewer),
    select: { id: true },
  });
  if (!article) throw articleNotFound();
  await countAttempt(
    limits,
    'commentAccount',
    viewer.id,
    'Has escrito muchos comentarios seguidos. Espera unos minutos y vuelve a probar.',
  );
  try {
    const { id } = await createdOnce(database, (transaction) =>
      transaction.comment.create({
        data: { content, userId: viewer.id, newsId: article.id },
        select: { id: true },
      }),
    );
    return id;
  } catch (error) {
    // The article or the account was deleted in the meantime.
    const key = foreignKeyViolation(error);
    if (key === 'comments_news_id_fkey') throw articleNotFound();
    if (key === 'comments_user_id_fkey') throw accountGone();
    throw error;
  }
}

/**
 * Deletes a user's own comment, even a hidden one.
 * @returns the id of its article.
 * @throws NotFoundError, also for comments of others
 */
export async function deleteComment(database: Database, userId: number, id: number | null): Promise<number> {
  const [deleted] = await database.$queryRaw<{ newsId: number }[]>`
    DELETE FROM comments WHERE id = ${id ?? -1}::int AND user_id = ${userId}::int RETURNING news_id AS "newsId"`;
  if (!deleted) throw commentNotFound();
  return deleted.newsId;
}

/**
 * A user's own comments on an article, including hidden ones, the latest first. The limit is above any realistic
 * number.
 */
export function ownComments(userId: number, newsId: number | null) {
  return {
    where: { userId, newsId: newsId ?? -1 },
    orderBy: LATEST_FIRST,
    take: 200,
  } satisfies Prisma.CommentFindManyArgs;
}

/** A comment, reduced to what its author's points depend on. */
export interface CommentFact {
  id: number;
  newsId: number;
  articleTitle: string;
  createdAt: Date;
}

/** A user's visible comments, the earliest first. */
export async function commentFacts(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<CommentFact[]> {
  const rows = await database.comment.findMany({
    where: { userId, ...VISIBLE },
    select: { id: true, newsId: true, createdAt: true, news: { select: { title: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ news, ...fact }) => ({ ...fact, articleTitle: news.title }));
}

/** Ids of a user's hidden comments, which earn no points. */
export async function hiddenCommentIds(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<number[]> {
  const rows = await database.comment.findMany({
    where: { userId, hiddenAt: { not: null } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
