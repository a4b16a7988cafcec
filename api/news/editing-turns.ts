import type { Database, DatabaseTransaction } from '../database/client.ts';
import { transactionOptions } from '../database/transactions.ts';
import { articleNotFound } from './article-state.ts';

/** Any number that no other advisory lock of the site uses. */
const EDITING_LOCK = 72_707_373;

/**
 * Changes articles while nobody else does, in whichever process: a version is compared before it is replaced, and whether
 * a picture is still used depends on every article. A handful of writers never notice that they take turns.
 */
export function alone<Result>(
  database: Database,
  change: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${EDITING_LOCK}::bigint)`;
    return change(transaction);
  }, transactionOptions);
}

/** @throws NotFoundError */
export async function findArticle(transaction: DatabaseTransaction, id: number | null) {
  const article = await transaction.news.findUnique({ where: { id: id ?? -1 } });
  if (article) return article;
  throw articleNotFound();
}
