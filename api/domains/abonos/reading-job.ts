import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Job } from '../../platform/jobs/job-queue.ts';
import { openAbonoFiles, type AbonoFiles } from './abono-files.ts';
import { savePasses } from './save-passes.ts';
import { isFailureCode, ReadingFailure, type ReadingFailureCode } from './reading/failures.ts';
import type { AbonosReader } from './reading/reader.ts';
import { sharedReader } from './shared-reader.ts';

/** The job that reads the passes of an uploaded file. */
export const READING_JOB = 'abonos.read';
/** Timeout in seconds: more than the reader's own limit per file. */
const READING_SECONDS = 300;

/** Reads uploaded season passes, one file at a time, like the reader. */
export function readingJob(database: Database, config: Config): Job {
  return {
    name: READING_JOB,
    attempts: 4,
    retryDelay: 15,
    timeLimit: READING_SECONDS,
    concurrency: 1,
    run: (data) => readUpload(database, openAbonoFiles(config), sharedReader(), data),
  };
}

/** A reading job for the queue. */
export interface QueuedReading {
  name: typeof READING_JOB;
  id: string;
  data: { uploadId: number };
}

/** The job's id is the UUID in the file's name, so that an upload is queued only once. */
export function queuedReading({ id, filePath }: { id: number; filePath: string }): QueuedReading {
  return { name: READING_JOB, id: filePath.replace(/^.*\/|\.pdf$/g, ''), data: { uploadId: id } };
}

const unreadableCode = z.custom<ReadingFailureCode>(
  (code) => typeof code === 'string' && isFailureCode(code),
);

/** The result of a file, from the job to the waiting request. */
export const readingOutcome = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('kept'),
    created: z.array(z.int()),
    repeated: z.array(z.int()),
    taken: z.int(),
  }),
  z.object({ is: z.literal('unreadable'), code: unreadableCode }),
  /** The account was closed in the meantime. */
  z.object({ is: z.literal('gone') }),
]);
export type ReadingOutcome = z.infer<typeof readingOutcome>;

const readingData = z.object({ uploadId: z.int() });

/** Failures of the site, not of the file: the queue retries. */
const SITE_FAILURES: ReadonlySet<ReadingFailureCode> = new Set(['BUSY', 'UNAVAILABLE']);

/**
 * Reads the file of an upload and saves its passes. It is idempotent. If the file has no new pass, its row and the
 * file are deleted.
 * @throws ReadingFailure if the failure is not the file's fault, and Error if the file is missing
 */
export async function readUpload(
  database: Database,
  files: AbonoFiles,
  reader: Pick<AbonosReader, 'read'>,
  data: unknown,
): Promise<ReadingOutcome> {
  const { uploadId } = readingData.parse(data);
  const upload = await database.membershipUpload.findUnique({ where: { id: uploadId } });
  if (!upload) return { is: 'gone' };
  const { filePath } = upload;
  const copy = await files.copy(filePath);
  if (!copy) throw new Error('The file is not in the storage of this instance');
  const sha256 = createHash('sha256').update(copy.content).digest('hex');
  try {
    const reading = await reader.read(copy.path);
    const kept = await savePasses(database, uploadId, { reading, sha256 });
    if (!kept || kept.created.length === 0) await files.remove(filePath);
    return kept ? { is: 'kept', ...kept } : { is: 'gone' };
  } catch (error) {
    if (!(error instanceof ReadingFailure) || SITE_FAILURES.has(error.code)) throw error;
    await database.membershipUpload.deleteMany({ where: { id: uploadId } });
    await files.remove(filePath);
    return { is: 'unreadable', code: error.code };
  } finally {
    await copy.dispose();
  }
}

/** Uploads waiting to be read; staff cannot review them yet. */
export const UNREAD = { status: 'pending', abonos: { none: {} } } as const;

/** Queues uploads whose process was killed between storing the row and queueing. Queued ones do not change. */
export async function queueUnread(
  database: Database,
  add: (jobs: readonly QueuedReading[]) => Promise<void>,
): Promise<void> {
  const unread = await database.membershipUpload.findMany({
    where: UNREAD,
    select: { id: true, filePath: true },
  });
  await add(unread.map(queuedReading));
}
