import { actedSince, changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import type { Database, DatabaseTransaction, News, NewsStatus } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { ValidationError, parseId, validate } from '../../platform/errors.ts';
import { deletePictures } from '../../platform/files/picture-upkeep.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { abandonedPictures } from './article-pictures.ts';
import { ArticleConflictError, articleNotFound, dateOfPublishing } from './article-state.ts';
import { articleChanges, articleInput, draftChanges, draftInput } from './news.input.ts';
import { OFFERED_CATEGORIES, findCategory } from './news.ts';

/** The raw input; its rules depend on whether the article is public. */
type RawArticle = { status?: NewsStatus | null | undefined; [field: string]: unknown };

/** Autosave runs every few seconds; the audit log gets one entry per writer in this time (milliseconds). */
const AUTOSAVE_LOG_INTERVAL = 30 * 60_000;

/** The two columns derived from an article's HTML. */
async function contentColumns(html: string): Promise<{ content: string; text: string }> {
  // Imported on demand: the parser would slow down every start, and only writers need it.
  const { plainText, sanitiseHtml } = await import('./article-html.ts');
  const content = sanitiseHtml(html);
  return { content, text: plainText(content) };
}

/** Whether an article has any text or picture. */
export function isComplete({ content, text }: Pick<News, 'content' | 'text'>): boolean {
  return text !== '' || content.includes('<img');
}

/** @throws ValidationError if the sanitised content is empty */
function requireContent(article: Pick<News, 'content' | 'text'>): void {
  if (isComplete(article)) return;
  throw new ValidationError([{ path: 'content', message: 'El contenido no puede estar vacío' }]);
}

/** Signs without a shape, and turned writing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** @throws ValidationError if the category does not exist; a draft without category gets the first one */
async function existingCategory(
  database: Database | DatabaseTransaction,
  slug: string | undefined,
): Promise<string> {
  const category =
    slug === undefined
      ? ((await database.newsCategory.findFirst({ ...OFFERED_CATEGORIES, select: { slug: true } }))?.slug ??
        null)
      : // Such a sign comes from no form.
        UNSEEN.test(slug)
        ? null
        : await findCategory(database, slug);
  if (category === null) {
    throw new ValidationError([{ path: 'category', message: 'Selecciona una categoría válida' }]);
  }
  return category;
}

/**
 * The id of a match that exists, and does until the transaction ends; null and undefined as they are.
 * @throws ValidationError
 */
async function existingMatch(transaction: DatabaseTransaction, id: string | null | undefined) {
  if (id === null || id === undefined) return id;
  const [match] = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM matches WHERE id = ${parseId(id) ?? 0}::int FOR KEY SHARE`;
  if (match) return match.id;
  throw new ValidationError([{ path: 'matchId', message: 'El partido no existe o ha sido eliminado' }]);
}

/**
 * Creates an article; by default it is published at once.
 * @returns its id.
 * @throws ValidationError
 */
export async function createArticle(database: Database, staff: Staff, input: RawArticle): Promise<number> {
  const status = input.status ?? 'published';
  const schema = status === 'published' ? articleInput : draftInput;
  const { content, category, matchId, ...rest } = validate(schema, input);
  const columns = await contentColumns(content ?? '');
  if (status === 'published') requireContent(columns);
  return withAdvisoryLock(database, 'news', async (transaction) => {
    const { id, title } = await transaction.news.create({
      data: {
        ...rest,
        ...columns,
        category: await existingCategory(transaction, category),
        matchId: (await existingMatch(transaction, matchId)) ?? null,
        authorId: staff.id,
      },
      select: { id: true, title: true },
    });
    await recordStaffAction(transaction, staff, {
      action: 'create',
      subjectType: 'news',
      subjectId: id,
      subject: title,
    });
    return id;
  });
}

/** The columns to update; an omitted date depends on the new status. */
async function changedColumns(transaction: DatabaseTransaction, before: News, input: RawArticle) {
  const status = input.status ?? before.status;
  const schema = status === 'published' ? articleChanges : draftChanges;
  const { content, category, matchId, expectedVersion, autosave, ...rest } = validate(schema, input);
  if (expectedVersion !== undefined && expectedVersion !== before.version) {
    throw new ArticleConflictError(before.id);
  }
  const data = {
    ...rest,
    ...(content !== undefined && (await contentColumns(content))),
    ...(category !== undefined && { category: await existingCategory(transaction, category) }),
    ...(matchId !== undefined && { matchId: (await existingMatch(transaction, matchId)) ?? null }),
    ...(input.status === 'published' && {
      publicationDate: rest.publicationDate ?? dateOfPublishing(before),
    }),
  };
  if (status === 'published') requireContent({ ...before, ...data });
  const stillDraft = before.status === 'draft' && status === 'draft';
  return { data, autosave: autosave === true && stillDraft };
}

/**
 * Changes an article; omitted fields and the author stay. Pictures no longer in use are deleted, except during
 * autosave, so that the writer can undo.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ArticleConflictError if `expectedVersion` is not the stored version
 */
export async function updateArticle(
  database: Database,
  staff: Staff,
  files: FileStorage,
  id: number | null,
  input: RawArticle,
): Promise<number> {
  const { abandoned, articleId } = await withAdvisoryLock(database, 'news', async (transaction) => {
    const before = await findArticle(transaction, id);
    const { data, autosave } = await changedColumns(transaction, before, input);
    const { text: _searched, notify = before.notify, ...shown } = data;
    const changes = changesOf(auditable(before), shown);
    if (Object.keys(changes).length === 0 && notify === before.notify)
      return { articleId: before.id, abandoned: [] };
    const after = await transaction.news.update({
      where: { id: before.id },
      data: { ...data, version: { increment: 1 } },
    });
    const subject = { subjectType: 'news', subjectId: before.id } as const;
    const since = new Date(Date.now() - AUTOSAVE_LOG_INTERVAL);
    if (!autosave || !(await actedSince(transaction, staff, subject, since))) {
      const action = actionOf(before, after);
      await recordStaffAction(transaction, staff, { action, ...subject, subject: after.title, changes });
    }
    return {
      articleId: before.id,
      abandoned: autosave ? [] : await abandonedPictures(transaction, [before]),
    };
  });
  await deletePictures(files, ...abandoned);
  return articleId;
}

/** The fields of an article that the audit log shows. */
function auditable(article: News) {
  const { title, content, category, imageUrl, galleryImages, matchId, publicationDate, status } = article;
  return { title, content, category, imageUrl, galleryImages, matchId, publicationDate, status };
}

/** The audit action for a change of status. */
export function actionOf(before: Pick<News, 'status'>, after: Pick<News, 'status'>) {
  if (before.status === after.status || after.status === 'draft') return 'update';
  return after.status === 'published' ? 'publish' : 'hide';
}

/** @throws NotFoundError */
async function findArticle(transaction: DatabaseTransaction, id: number | null) {
  const article = await transaction.news.findUnique({ where: { id: id ?? -1 } });
  if (article) return article;
  throw articleNotFound();
}
