import fs from 'node:fs/promises';
import type { Database } from '../../platform/database/client.ts';
import { foreignKeyViolation } from '../../platform/database/constraint.ts';
import { createdOnce } from '../../platform/idempotency/done-once.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { JobFailedError, JobPendingError } from '../../platform/jobs/job-waiters.ts';
import type { AbonoFiles } from './abono-files.ts';
import { type KeptPasses, passesOfSameFile } from './keep-passes.ts';
import { storableText } from './pass-record.ts';
import { ReadingFailure } from './reading/failures.ts';
import {
  type QueuedReading,
  queuedReading,
  readingOutcome,
  type ReadingOutcome,
  UNREAD,
} from './reading-job.ts';
import { AbonoQueuedError, AbonoTakenError, AbonoUnreadableError } from './upload-errors.ts';
import { uploadMessage } from './upload-message.ts';

/** Files that may wait to be read; one more is refused. */
const MOST_UNREAD = 30;
/** How long a person is kept waiting for their file, milliseconds; it is read all the same. */
const LONGEST_WAIT = 10 * 60_000;

/** Does a job and waits for its end: `WorkQueue` of `api/platform/jobs`, as far as passes need it. */
export interface ReadingQueue {
  perform(job: QueuedReading, limit: number): Promise<unknown>;
}

/** What became of an uploaded file. */
export interface AbonosUploaded {
  userId: number;
  /** Passes kept for the first time. */
  registrosCreados: number;
  /** Ids of the person's passes in the file, in its order, those that were kept before among them. */
  abonoIds: number[];
  /** Whether one of them is the person's own. */
  hasOwn: boolean;
  /** In Spanish, for the person. */
  message: string;
}

/**
 * Takes in the PDF of season passes, has the job `abonos.read` read it, and waits for what it finds (spec section 2,
 * design section 4). From here on the file is read whatever happens to this process; the PDF stays, privately, only where
 * it brought a new pass.
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

  await assertReadable(database, file.path);
  const upload = await takeIn(database, files, userId, file);
  const outcome = await wait(queue, queuedReading(upload));
  if (outcome.is === 'gone') throw accountGone();
  if (outcome.is === 'unreadable') throw new AbonoUnreadableError(new ReadingFailure(outcome.code));
  const { created, repeated, taken } = outcome;
  if (created.length + repeated.length === 0) throw new AbonoTakenError(taken);
  return outcomeOf(database, userId, outcome);
}

const accountGone = () => new NotFoundError('Tu cuenta ya no existe');

/** Junk is refused by its first bytes, before it waits for its turn. @throws AbonoUnreadableError */
async function assertReadable(database: Database, file: string): Promise<void> {
  try {
    await assertPdf(file);
    const unread = await database.membershipUpload.count({ where: UNREAD });
    if (unread >= MOST_UNREAD) throw new ReadingFailure('BUSY');
  } catch (error) {
    throw error instanceof ReadingFailure ? new AbonoUnreadableError(error) : error;
  }
}

/** The signature may stand anywhere in the first kilobyte, as readers of PDF take it. */
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

/** The longest name that a device may have given to the file, in characters. */
const MAX_FILE_NAME = 200;

/** Keeps the file and writes down that it is to be read. @throws NotFoundError where the account is gone */
async function takeIn(
  database: Database,
  files: AbonoFiles,
  userId: number,
  file: UploadedFile,
): Promise<{ id: number; filePath: string }> {
  const filePath = await files.keep(file.path);
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
        select: { id: true, filePath: true },
      }),
    );
  } catch (error) {
    // Where it was written down although the answer got lost, the file stays; whatever has no row is swept later.
    const rows = await database.membershipUpload.count({ where: { filePath } }).catch(() => 1);
    if (rows === 0) await files.remove(filePath);
    throw foreignKeyViolation(error) ? accountGone() : error;
  }
}

/** @throws AbonoUnreadableError, AbonoQueuedError */
async function wait(queue: ReadingQueue, reading: QueuedReading): Promise<ReadingOutcome> {
  try {
    return readingOutcome.parse(await queue.perform(reading, LONGEST_WAIT));
  } catch (error) {
    if (error instanceof JobPendingError) throw new AbonoQueuedError();
    // It is tried again; who sends it once more meanwhile is told that it is in their list.
    if (error instanceof JobFailedError) {
      throw new AbonoUnreadableError(new ReadingFailure('UNAVAILABLE', { cause: error }));
    }
    throw error;
  }
}

async function outcomeOf(
  database: Database,
  userId: number,
  { created, repeated, taken }: KeptPasses,
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
      repeated: repeated.length,
      rejected: count(repeated, 'error'),
      taken,
    }),
  };
}
