import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged, changedMeanwhile } from '../audit/decisions.ts';
import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { foreignKeyViolation, isUniqueViolation } from '../../platform/database/constraint.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { ChangedMeanwhileError, NotFoundError, UserError, validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { NEWS_WRITERS } from '../news/news.ts';
import { LATEST_FIRST, VISIBLE, commentNotFound, countAttempt } from './comments.ts';
import { hideInput, reportInput, restoreInput } from './comments.input.ts';

/** Comments are moderated by those who write the news. */
export const MODERATORS = NEWS_WRITERS;

/** A user can report a comment once. */
export class CommentAlreadyReportedError extends UserError {
  override name = 'CommentAlreadyReportedError';
  readonly code = 'COMMENT_ALREADY_REPORTED';

  constructor() {
    super('Ya habías denunciado este comentario');
  }
}

export class OwnCommentReportError extends UserError {
  override name = 'OwnCommentReportError';
  readonly code = 'OWN_COMMENT_REPORT';

  constructor() {
    super('Este comentario es tuyo: si no te gusta, puedes eliminarlo');
  }
}

/** Reports not yet closed by staff. */
const OPEN_REPORTS = { settledAt: null } satisfies Prisma.CommentReportWhereInput;

/** Visible comments with open reports, and hidden comments. */
export const COMMENT_QUEUES = ['reported', 'hidden'] as const;

/** @param until only what was reported or hidden by then */
const queues = (until?: Date) => {
  const reports = { some: { ...OPEN_REPORTS, ...(until && { createdAt: { lte: until } }) } };
  return {
    reported: { hiddenAt: null, reports },
    hidden: { hiddenAt: { not: null, ...(until && { lte: until }) } },
  } satisfies Record<(typeof COMMENT_QUEUES)[number], Prisma.CommentWhereInput>;
};

/**
 * Hidden comments, reported comments or both, of one article or the whole site, the latest first. For all reported
 * comments of the site, `reportedComments` is faster.
 * @param until only what was reported or hidden by then
 */
export function moderatedComments(
  newsId: number | null | undefined,
  queue?: (typeof COMMENT_QUEUES)[number] | null,
  until?: Date,
) {
  const { reported, hidden } = queues(until);
  const both = { OR: [hidden, { reports: reported.reports }] };
  return {
    where: {
      ...(newsId !== undefined && { newsId: newsId ?? -1 }),
      ...(queue ? queues(until)[queue] : both),
    },
    orderBy: LATEST_FIRST,
  } satisfies Prisma.CommentFindManyArgs;
}

/** When a comment was last reported or hidden: then one arrived in the queues, however old it is. */
export async function lastModerated(database: Database): Promise<Date | null> {
  const [{ at }] = await database.$queryRaw<[{ at: Date | null }]>`
    SELECT greatest(
             (SELECT created_at FROM comment_reports ORDER BY id DESC LIMIT 1),
             (SELECT max(hidden_at) FROM comments)
           ) AS at`;
  return at;
}

/**
 * Ids of all visible comments with open reports, the latest first. There are many comments and few reports.
 * PostgreSQL would scan all comments; the OFFSET makes it start from the reports.
 * @param until only what was reported by then
 */
export function reportedComments(database: Database, until?: Date): Promise<readonly number[]> {
  return cachedReports(database, until ?? null);
}

const cachedReports = cachedAggregate({
  tables: ['comments', 'comment_reports'],
  async read(database, until: Date | null): Promise<readonly number[]> {
    // One row: Prisma takes as long for each as PostgreSQL takes to find it.
    const [{ ids }] = await database.$queryRaw<[{ ids: number[] | null }]>`
      SELECT array_agg(comment.id ORDER BY comment.created_at DESC, comment.id DESC) AS ids
        FROM (SELECT DISTINCT comment_id FROM comment_reports
               WHERE settled_at IS NULL AND (${until}::timestamptz IS NULL OR created_at <= ${until}::timestamptz)
             ) AS report
       CROSS JOIN LATERAL (
               SELECT id, created_at FROM comments WHERE id = report.comment_id AND hidden_at IS NULL OFFSET 0
             ) AS comment`;
    return ids ?? [];
  },
});

/** The open reports of a comment, the latest first. */
export const WAITING_REPORTS = {
  where: OPEN_REPORTS,
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  take: 20,
} satisfies Prisma.CommentReportFindManyArgs;

export const COUNT_OF_REPORTS = { _count: { select: { reports: { where: OPEN_REPORTS } } } };

/**
 * Reports a comment to staff.
 * @throws ValidationError, NotFoundError, CommentAlreadyReportedError, OwnCommentReportError, RateLimitedError
 */
export async function reportComment(
  database: Database,
  limits: RateLimits,
  userId: number,
  id: number | null,
  input: unknown,
): Promise<void> {
  const { reason } = validate(reportInput, input);
  const comment = await database.comment.findFirst({
    where: { id: id ?? -1, ...VISIBLE },
    select: { id: true, userId: true, reports: { where: { userId }, select: { id: true } } },
  });
  if (!comment) throw commentNotFound();
  if (comment.userId === userId) throw new OwnCommentReportError();
  if (comment.reports.length > 0) throw new CommentAlreadyReportedError();
  await countAttempt(
    limits,
    'reportAccount',
    userId,
    'Has denunciado muchos comentarios seguidos. Espera un poco y vuelve a probar.',
  );
  try {
    await database.commentReport.create({ data: { commentId: comment.id, userId, reason } });
  } catch (error) {
    // A second click, or the deletion of the comment, was faster.
    if (isUniqueViolation(error, ['commentId', 'userId'])) throw new CommentAlreadyReportedError();
    const key = foreignKeyViolation(error);
    if (key === 'comment_reports_comment_id_fkey') throw commentNotFound();
    if (key === 'comment_reports_user_id_fkey') throw new NotFoundError('Tu cuenta ya no existe');
    throw error;
  }
}

/**
 * Hides a comment.
 * @throws NotFoundError, ChangedMeanwhileError if another moderator has decided about it
 */
export async function hideComment(
  database: Database,
  staff: Staff,
  id: number,
  input?: unknown,
): Promise<void> {
  await database.$transaction(async (transaction) => {
    const { article, isHidden, isOpen } = await lockComment(transaction, id);
    await assertUnchanged(transaction, staff, subjectOf(id), input, isHidden);
    const isKept = hideInput.parse(input ?? {}).reported === true && !isOpen;
    if (isHidden || isKept) throw await changedMeanwhile(transaction, staff, subjectOf(id));
    await transaction.comment.update({ where: { id }, data: { hiddenAt: new Date(), hiddenBy: staff.id } });
    await record(transaction, staff, 'hide', { id, article });
  }, transactionOptions);
}

/**
 * Shows a hidden comment again, or keeps a reported one, and closes its reports.
 * @throws NotFoundError, ChangedMeanwhileError if another moderator has decided about it, or if the input says that its
 * sender has not seen all reports
 */
export async function restoreComment(
  database: Database,
  staff: Staff,
  id: number,
  input?: unknown,
): Promise<void> {
  await database.$transaction(async (transaction) => {
    const { article, isHidden, isOpen, reports } = await lockComment(transaction, id);
    await assertUnchanged(transaction, staff, subjectOf(id), input, isHidden);
    if (reports > (restoreInput.parse(input ?? {}).reports ?? reports)) {
      const message = 'Alguien lo ha denunciado mientras lo mirabas. Revísalo antes de decidir.';
      throw new ChangedMeanwhileError(message, { by: null, at: null });
    }
    if (!isOpen) throw await changedMeanwhile(transaction, staff, subjectOf(id));
    await transaction.comment.update({ where: { id }, data: { hiddenAt: null, hiddenBy: null } });
    await transaction.commentReport.updateMany({
      where: { commentId: id, ...OPEN_REPORTS },
      data: { settledAt: new Date() },
    });
    await record(transaction, staff, 'restore', { id, article });
  }, transactionOptions);
}

const subjectOf = (id: number) => ({ subjectType: 'comment', subjectId: id }) as const;

/** @throws NotFoundError */
async function lockComment(transaction: DatabaseTransaction, id: number) {
  await transaction.$queryRaw`SELECT id FROM comments WHERE id = ${id}::int FOR UPDATE`;
  const comment = await transaction.comment.findUnique({
    where: { id },
    select: { hiddenAt: true, news: { select: { title: true } }, ...COUNT_OF_REPORTS },
  });
  if (!comment) throw commentNotFound();
  const isHidden = comment.hiddenAt !== null;
  const { reports } = comment._count;
  return { article: comment.news.title, isHidden, isOpen: isHidden || reports > 0, reports };
}

/** The log names only the article: a user's text must not stay in the log after it is deleted. */
function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'hide' | 'restore',
  { id, article }: { id: number; article: string },
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    ...subjectOf(id),
    subject: article,
  });
}

/** The user's reports on an article, so that the page offers reporting only once. */
export function reportedBy(userId: number, newsId: number | null) {
  return {
    where: { userId, comment: { newsId: newsId ?? -1 } },
    select: { commentId: true },
    take: 200,
  } satisfies Prisma.CommentReportFindManyArgs;
}
