import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import type { Database, NewsStatus } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { parseId, validate } from '../../platform/errors.ts';
import { deletePictures } from '../../platform/files/picture-upkeep.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { abandonedPictures } from './article-pictures.ts';
import { IncompleteArticlesError, articleNotFound, dateOfPublishing } from './article-state.ts';
import { actionOf, isComplete } from './news-editing.ts';
import { selectedArticles } from './news.input.ts';

function readIds(ids: unknown): number[] {
  return validate(selectedArticles, ids).flatMap((id) => parseId(id) ?? []);
}

/**
 * Publishes or hides several articles or turns them into drafts, all or none. A published article appears now, unless
 * it was public before: then it keeps its date. Deleted articles are skipped.
 * @param seen the versions that the sender saw, in the order of the ids
 * @param notify whether devices are notified when they appear; omitted, it stays as it is
 * @returns the ids of the existing articles.
 * @throws ValidationError, IncompleteArticlesError, ChangedMeanwhileError
 */
export async function setNewsStatus(
  database: Database,
  staff: Staff,
  ids: unknown,
  status: NewsStatus,
  { seen, notify }: { seen?: readonly number[] | null | undefined; notify?: boolean | null | undefined } = {},
): Promise<number[]> {
  const articleIds = readIds(ids);
  const versions = new Map(validate(selectedArticles, ids).map((id, at) => [parseId(id), seen?.[at]]));
  return withAdvisoryLock(database, 'news', async (transaction) => {
    const articles = await transaction.news.findMany({ where: { id: { in: articleIds } } });
    for (const { id, version } of articles) {
      const subject = { subjectType: 'news', subjectId: id } as const;
      await assertUnchanged(transaction, staff, subject, { seen: versions.get(id) }, version);
    }
    const incomplete = articles.filter((article) => status === 'published' && !isComplete(article));
    if (incomplete.length > 0) throw new IncompleteArticlesError(incomplete.map(({ title }) => title));
    const now = new Date();
    for (const before of articles) {
      const after = {
        status,
        publicationDate: status === 'published' ? dateOfPublishing(before, now) : before.publicationDate,
      };
      const { publicationDate } = before;
      const changes = changesOf<typeof after>({ status: before.status, publicationDate }, after);
      if (Object.keys(changes).length === 0) continue;
      await transaction.news.update({
        where: { id: before.id },
        data: { ...after, ...(typeof notify === 'boolean' && { notify }), version: { increment: 1 } },
      });
      await recordStaffAction(transaction, staff, {
        action: actionOf(before, after),
        subjectType: 'news',
        subjectId: before.id,
        subject: before.title,
        changes,
      });
    }
    return articles.map(({ id }) => id);
  });
}

async function deleteAll(database: Database, staff: Staff, files: FileStorage, ids: readonly number[]) {
  const { deleted, abandoned } = await withAdvisoryLock(database, 'news', async (transaction) => {
    const articles = await transaction.news.findMany({ where: { id: { in: [...ids] } } });
    await transaction.news.deleteMany({ where: { id: { in: articles.map(({ id }) => id) } } });
    for (const { id, title } of articles) {
      await recordStaffAction(transaction, staff, {
        action: 'delete',
        subjectType: 'news',
        subjectId: id,
        subject: title,
      });
    }
    return {
      deleted: articles.map(({ id }) => id),
      abandoned: await abandonedPictures(transaction, articles),
    };
  });
  await deletePictures(files, ...abandoned);
  return deleted;
}

/**
 * Deletes several articles with their comments and pictures; missing ones are skipped.
 * @returns the ids of the deleted articles.
 * @throws ValidationError
 */
export function deleteArticles(
  database: Database,
  staff: Staff,
  files: FileStorage,
  ids: unknown,
): Promise<number[]> {
  return deleteAll(database, staff, files, readIds(ids));
}

/**
 * Deletes an article with its comments and pictures.
 * @throws NotFoundError
 */
export async function deleteArticle(
  database: Database,
  staff: Staff,
  files: FileStorage,
  id: number | null,
): Promise<void> {
  const deleted = await deleteAll(database, staff, files, id === null ? [] : [id]);
  if (deleted.length === 0) throw articleNotFound();
}
