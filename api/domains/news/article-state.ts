import type { News, Prisma } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';

/** States for staff: a published article with a future date is scheduled. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'hidden'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

type Standing = Pick<News, 'status' | 'publicationDate'>;

export function articleState({ status, publicationDate }: Standing, now = new Date()): ArticleState {
  return status === 'published' && publicationDate > now ? 'scheduled' : status;
}

/** Condition for articles in a state. */
export function inState(state: ArticleState, now = new Date()): Prisma.NewsWhereInput {
  if (state === 'scheduled') return { status: 'published', publicationDate: { gt: now } };
  if (state === 'published') return { status: 'published', publicationDate: { lte: now } };
  return { status: state };
}

/**
 * Date of an article published without an explicit date: now, unless it was public before. A hidden one keeps its date
 * in any case: one that was to appear later does so.
 */
export function dateOfPublishing({ status, publicationDate }: Standing, now = new Date()): Date {
  return status === 'hidden' || (status !== 'draft' && publicationDate <= now) ? publicationDate : now;
}

/**
 * Another user has saved the article in the meantime (optimistic locking). Nothing was changed; carries the stored
 * version.
 */
export class ArticleConflictError extends UserError {
  override name = 'ArticleConflictError';
  readonly code = 'ARTICLE_CONFLICT';
  readonly articleId: number;

  constructor(articleId: number) {
    super('Otra persona ha guardado cambios en esta noticia mientras la editabas');
    this.articleId = articleId;
  }
}

/** Some of the articles have no content yet, so none was published. */
export class IncompleteArticlesError extends UserError {
  override name = 'IncompleteArticlesError';
  readonly code = 'INCOMPLETE_ARTICLES';

  constructor(titles: readonly string[]) {
    const named = titles.slice(0, 3).map((title) => `«${title}»`);
    const rest = titles.length - named.length;
    const list = [...named, ...(rest > 0 ? [`${rest} más`] : [])].join(', ');
    super(
      titles.length === 1
        ? `No se ha publicado ninguna noticia: ${list} no tiene contenido`
        : `No se ha publicado ninguna noticia: ${list} no tienen contenido`,
    );
  }
}

export const articleNotFound = () => new NotFoundError('La noticia no existe o ha sido eliminada');
