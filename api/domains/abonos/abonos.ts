import fs from 'node:fs/promises';
import type { Database } from '../../platform/database/client.ts';
import { foreignKeyViolation } from '../../platform/database/constraint.ts';
import { createdOnce } from '../../platform/idempotency/done-once.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { JobFailedError, JobPendingError } from '../../platform/jobs/job-waiters.ts';
import type { AbonoFiles } from './abono-files.ts';
import { type SavedPasses, passesOfSameFile } from './save-passes.ts';
import { storableText } from './pass-record.ts';
import { ReadingFailure } from './reading/failures.ts';
import {
  type QueuedReading,
  QUICK_LANE,
  queuedReading,
  readingOutcome,
  type ReadingOutcome,
  SLOW_LANE,
} from './reading-job.ts';
import { deferReading, UNREAD } from './deferred-readings.ts';
import { AbonoQueuedError, AbonoTakenError, AbonoUnreadableError } from './upload-errors.ts';
import { uploadMessage } from './upload-message.ts';

/** Maximum numbers of files waiting to be read: those of one account, and all. */
const MAX_UNREAD_OWN = 20;
const MAX_UNREAD = 300;
/** Maximum time that a request waits for its file, in milliseconds. The file is read anyway. */
const MAX_WAIT = 10_000;
/** How long a request waits for a result that has just been saved, in milliseconds. */
const RESULT_WAIT = 10_000;

/** Runs a job and waits for its result: the part of `WorkQueue` in `api/platform/jobs` used for passes. */
export interface ReadingQueue {
  perform(job: QueuedReading, limit: number): Promise<unknown>;
}

/** The result of an upload. */
export interface AbonosUploaded {
  userId: number;
  /** Number of new passes. */
  registrosCreados: number;
  /** Ids of the user's passes in the file, in order, including those stored before. */
  abonoIds: number[];
  /** Whether one of them has the user's own name. */
  hasOwn: boolean;
  /** In Spanish, for the user. */
  message: string;
}

/**
 * Stores the PDF of season passes, lets a job read it (`reading-job.ts`), and waits some seconds for the result. The
 * file is read even if this process crashes. The PDF is kept, privately, only if it contains a new pass.
 * @throws AbonoUnreadableError, AbonoTakenError, AbonoQueuedError, NotFoundError
 */
export async function uploadAbonos(
  database: Database,
  files: AbonoFiles,
  queue: ReadingQueue,
  userId: number,
  file: UploadedFile,
): Promise<AbonosUploaded> {
  const before = await passesOfSameFile(database, userId, file.sha256);
  if (before) return outcomeOf(database, userId, { created: [], repeated: before, taken: 0 });

  await assertReadable(database, userId, file.path);
  const upload = await storeUpload(database, files, userId, file);
  const outcome = await outcomeOfReading(database, queue, upload);
  if (outcome.is === 'gone') throw accountGone();
  if (outcome.is === 'unreadable') throw new AbonoUnreadableError(new ReadingFailure(outcome.code));
  const { created, repeated, taken } = outcome;
  if (created.length + repeated.length === 0) throw new AbonoTakenError(taken);
  return outcomeOf(database, userId, outcome);
}

const accountGone = () => new NotFoundError('Tu cuenta ya no existe');

/**
 * Refuses files that are no PDF by their first bytes, before they wait in the queue.
 * @throws AbonoUnreadableError
 */
async function assertReadable(database: Database, userId: number, file: string): Promise<void> {
  try {
    await assertPdf(file);
    const [own, all] = await Promise.all([
      database.membershipUpload.count({ where: { userId, ...UNREAD } }),
      database.membershipUpload.count({ where: UNREAD }),
    ]);
    if (own >= MAX_UNREAD_OWN || all >= MAX_UNREAD) throw new ReadingFailure('BUSY');
  } catch (error) {
    throw error instanceof ReadingFailure ? new AbonoUnreadableError(error) : error;
  }
}

/** The PDF signature may be anywhere in the first kilobyte. */
async function assertPdf(file: string): Promise<void> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    if (bytesRead === 0) throw new ReadingFailure('EMPTY');
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new ReadingFailure('NOT_A_PDF');
  } finally {
    await handle.close();
  }
}

type StoredUpload = { id: number; filePath: string; userId: number };

/** Maximum length of a file's name in characters. */
const MAX_FILE_NAME = 200;

/**
 * Stores the file and its row.
 * @throws NotFoundError if the account is gone
 */
async function storeUpload(
  database: Database,
  files: AbonoFiles,
  userId: number,
  file: UploadedFile,
): Promise<StoredUpload> {
  const filePath = await files.store(file.path);
  try {
    return await createdOnce(database, (transaction) =>
      transaction.membershipUpload.create({
        data: {
          userId,
          fileName: storableText(file.fileName, MAX_FILE_NAME) || 'abono.pdf',
          filePath,
          fileSize: file.size,
          mimeType: 'application/pdf',
        },
        select: { id: true, filePath: true, userId: true },
      }),
    );
  } catch (error) {
    // If the row was committed but the response was lost, the file must stay. Files without a row are deleted later.
    const rows = await database.membershipUpload.count({ where: { filePath } }).catch(() => 1);
    if (rows === 0) await files.remove(filePath);
    throw foreignKeyViolation(error) ? accountGone() : error;
  }
}

/**
 * Waits for the result of a file for a while, in both lanes. The user is notified of a costly file later in any case, so that its
 * answer does not depend on the load.
 * @throws AbonoUnreadableError, AbonoQueuedError
 */
async function outcomeOfReading(
  database: Database,
  queue: ReadingQueue,
  upload: StoredUpload,
): Promise<FinalOutcome> {
  const start = performance.now();
  let reading = queuedReading(upload, QUICK_LANE);
  let outcome = await wait(queue, reading, MAX_WAIT);
  if (outcome?.is === 'slow') {
    reading = queuedReading(upload, SLOW_LANE);
    const left = start + MAX_WAIT - performance.now();
    outcome = outcome.isCostly ? null : await wait(queue, reading, left);
  }
  if (!outcome && (await deferReading(database, upload.id))) throw new AbonoQueuedError();
  // It has been read in this moment.
  outcome ??= await wait(queue, reading, RESULT_WAIT);
  if (!outcome || outcome.is === 'slow') throw new AbonoQueuedError();
  return outcome;
}

type FinalOutcome = Exclude<ReadingOutcome, { is: 'slow' }>;

/**
 * @returns null if the file has not been read after `limit` milliseconds
 * @throws AbonoUnreadableError
 */
async function wait(
  queue: ReadingQueue,
  reading: QueuedReading,
  limit: number,
): Promise<ReadingOutcome | null> {
  try {
    return readingOutcome.parse(await queue.perform(reading, limit));
  } catch (error) {
    if (error instanceof JobPendingError) return null;
    // The job is retried. If the user sends the file again, they learn that it is in their list.
    if (error instanceof JobFailedError) {
      throw new AbonoUnreadableError(new ReadingFailure('UNAVAILABLE', { cause: error }));
    }
    throw error;
  }
}

async function outcomeOf(
  database: Database,
  userId: number,
  { created, repeated, taken }: SavedPasses,
): Promise<AbonosUploaded> {
  const rows = await database.abono.findMany({ where: { id: { in: [...created, ...repeated] }, userId } });
  const count = (ids: readonly number[], status: (typeof rows)[number]['status']) =>
    rows.filter((row) => ids.includes(row.id) && row.status === status).length;
  return {
    userId,
    registrosCreados: created.length,
    abonoIds: [...created, ...repeated],
    hasOwn: rows.some(({ esPropietario }) => esPropietario),
    message: uploadMessage({
      created: created.length,
      pending: count(created, 'pending'),
      foreign: rows.filter(({ id, esPropietario }) => created.includes(id) && !esPropietario).length,
      repeated: repeated.length,
      rejected: count(repeated, 'error'),
      taken,
    }),
  };
}
