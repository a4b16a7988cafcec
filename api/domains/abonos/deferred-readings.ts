import type { Database, DatabaseTransaction, MembershipUpload } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { isFailureCode, ReadingFailure, type ReadingFailureCode } from './reading/failures.ts';
import { AbonoTakenError } from './upload-errors.ts';

// An upload whose request did not wait for the result. Its user sees it in the profile and gets a mail when it is read.

const DAY = 24 * 60 * 60_000;
/** How long a file that could not be read is listed, and how long its row stays, in milliseconds. */
const LISTED = 7 * DAY;
const KEPT = 30 * DAY;
const MOST_LISTED = 20;

/** Why an upload has no new pass. */
export type NoNewPass = ReadingFailureCode | 'ABONO_TAKEN' | 'REPEATED';

/** Uploads that wait to be read; staff cannot review them yet. */
export const UNREAD = { status: 'pending', abonos: { none: {} } } as const;

/**
 * Notes that the user must be notified of the result later.
 * @returns false if the file has been read in the meantime
 */
export function deferReading(database: Database, uploadId: number): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    // Waits for a job that is just saving what it has read.
    await transaction.$queryRaw`SELECT id FROM membership_uploads WHERE id = ${uploadId}::int FOR UPDATE`;
    const { count } = await transaction.membershipUpload.updateMany({
      where: { id: uploadId, ...UNREAD },
      data: { deferredAt: new Date() },
    });
    return count > 0;
  }, transactionOptions);
}

/** Queues the mail about an upload whose user waits for it. */
export async function tellIfDeferred(
  transaction: DatabaseTransaction,
  uploadId: number,
  result: NoNewPass | 'READ',
): Promise<boolean> {
  const upload = await transaction.membershipUpload.findUnique({
    where: { id: uploadId, deferredAt: { not: null } },
    select: { userId: true },
  });
  if (!upload) return false;
  const key = `abono_read:${uploadId}`;
  await transaction.mail.create({
    data: { kind: 'abono_read', key, userId: upload.userId, subjectId: result },
  });
  return true;
}

/** Ends an upload without a new pass: deletes its row, or keeps it with the reason for a user who is to be told. */
export async function discardUpload(
  transaction: DatabaseTransaction,
  uploadId: number,
  why: NoNewPass,
): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM membership_uploads WHERE id = ${uploadId}::int FOR UPDATE`;
  const isDeferred = await tellIfDeferred(transaction, uploadId, why);
  const where = { id: uploadId };
  if (!isDeferred || why === 'REPEATED') await transaction.membershipUpload.deleteMany({ where });
  else await transaction.membershipUpload.update({ where, data: { status: 'error', failure: why } });
}

/** The user's own uploads that wait to be read or could not be read, the latest first. */
export function deferredUploads(userId: number, now = Date.now()) {
  return {
    where: {
      userId,
      deferredAt: { not: null },
      OR: [UNREAD, { status: 'error' as const, uploadedAt: { gt: new Date(now - LISTED) } }],
    },
    orderBy: [{ uploadedAt: 'desc' as const }, { id: 'desc' as const }],
    take: MOST_LISTED,
  };
}

/** In Spanish, why an upload has no new pass; null while it waits. */
export function problemOf({ failure }: Pick<MembershipUpload, 'failure'>): string | null {
  if (failure === null) return null;
  return problemText(failure);
}

/** The text for a stored reason. */
export function problemText(failure: string): string {
  if (failure === 'ABONO_TAKEN') return new AbonoTakenError(1).message;
  return new ReadingFailure(isFailureCode(failure) ? failure : 'UNAVAILABLE').message;
}

/** Deletes the rows of files that could not be read long ago. */
export async function removeOldFailures(database: Database, now = Date.now()): Promise<void> {
  await database.membershipUpload.deleteMany({
    where: { status: 'error', failure: { not: null }, uploadedAt: { lt: new Date(now - KEPT) } },
  });
}
