import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import type { Job, JobQueue } from '../../platform/jobs/job-queue.ts';
import { discardUpload, UNREAD } from './deferred-readings.ts';
import { openAbonoFiles, type AbonoFiles } from './abono-files.ts';
import { knownLayouts } from './layout-store.ts';
import { savePasses } from './save-passes.ts';
import { isFailureCode, isSiteFailure, ReadingFailure, type ReadingFailureCode } from './reading/failures.ts';
import type { AbonosReader } from './reading/reader.ts';
import { sharedReaders } from './shared-reader.ts';

// Two lanes. Every file enters the quick lane, where a text PDF is read at once. A scan, and a file that costs more than the
// lane allows, goes on to the slow lane. In both lanes accounts take turns (`turns`), on all instances together: no
// file waits for all files of another account.

/** The lanes: the names of their jobs. */
export const QUICK_LANE = 'abonos.read';
export const SLOW_LANE = 'abonos.read-slow';
type Lane = typeof QUICK_LANE | typeof SLOW_LANE;

/** Timeout in seconds: more than the reader's own limit per file. */
const READING_SECONDS = 300;
/** Seconds for the files of an account within ten minutes. After that they wait behind those of everybody else. */
const WINDOW = 600;
const QUICK_BUDGET = 15;
const SLOW_BUDGET = 120;

/** Reads uploaded season passes, in each lane one file at a time, like its reader. */
export function readingJobs(database: Database, config: Config, { add }: Pick<JobQueue, 'add'>): Job[] {
  const files = openAbonoFiles(config);
  const common = { attempts: 4, retryDelay: 15, timeLimit: READING_SECONDS, concurrency: 1 };
  return [
    {
      ...common,
      name: QUICK_LANE,
      turns: { budget: QUICK_BUDGET, window: WINDOW },
      run: (data) => readQuickly(database, files, { reader: sharedReaders().quick, add }, data),
    },
    {
      ...common,
      name: SLOW_LANE,
      turns: { budget: SLOW_BUDGET, window: WINDOW },
      run: (data) => readUpload(database, files, sharedReaders().slow, data),
    },
  ];
}

/** A reading job for the queue. */
export interface QueuedReading {
  name: Lane;
  id: string;
  /** The owner is the account, whose turn it is. */
  data: { uploadId: number; owner: number };
}

/** The job's id is the UUID in the file's name, so that an upload is queued only once in each lane. */
export function queuedReading(
  { id, filePath, userId }: { id: number; filePath: string; userId: number },
  lane: Lane,
): QueuedReading {
  return {
    name: lane,
    id: filePath.replace(/^.*\/|\.pdf$/g, ''),
    data: { uploadId: id, owner: userId },
  };
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
  /** It goes on to the slow lane: as a scan, or because it costs too much for the quick one. */
  z.object({ is: z.literal('slow'), isCostly: z.boolean() }),
]);
export type ReadingOutcome = z.infer<typeof readingOutcome>;

const readingData = z.object({ uploadId: z.int() });

type Reader = Pick<AbonosReader, 'read'>;

/** The quick lane cannot decide about the file. */
class NotQuickError extends Error {
  override name = 'NotQuickError';
  readonly isCostly: boolean;

  constructor({ code }: ReadingFailure) {
    super(code);
    this.isCostly = code === 'TOO_COSTLY';
  }
}

/** What a file costs, and what keeps the site busy, says nothing about its passes. */
const needsMore = ({ code }: ReadingFailure) =>
  code === 'SCANNED' || code === 'TOO_COSTLY' || isSiteFailure(code);

/**
 * Reads the file of an upload as text, or queues it in the slow lane.
 * @throws Error if the file is missing
 */
export async function readQuickly(
  database: Database,
  files: AbonoFiles,
  { reader, add }: { reader: Reader; add: JobQueue['add'] },
  data: unknown,
): Promise<ReadingOutcome> {
  const read: Reader['read'] = (file, options) =>
    reader.read(file, { ...options, textOnly: true }).catch((error: unknown) => {
      throw error instanceof ReadingFailure && needsMore(error) ? new NotQuickError(error) : error;
    });
  try {
    return await readUpload(database, files, { read }, data);
  } catch (error) {
    if (!(error instanceof NotQuickError)) throw error;
    const { uploadId } = readingData.parse(data);
    const upload = await database.membershipUpload.findUnique({ where: { id: uploadId } });
    if (!upload) return { is: 'gone' };
    await add([queuedReading(upload, SLOW_LANE)]);
    return { is: 'slow', isCostly: error.isCostly };
  }
}

/**
 * Reads the file of an upload and saves its passes. It is idempotent. If the file has no new pass, the file is deleted, and
 * its row too, unless its user waits for a message about it.
 * @throws ReadingFailure if the failure is not the file's fault, and Error if the file is missing
 */
export async function readUpload(
  database: Database,
  files: AbonoFiles,
  reader: Reader,
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
    const reading = await reader.read(copy.path, { layouts: await knownLayouts(database) });
    const kept = await savePasses(database, uploadId, { reading, sha256 });
    if (!kept || kept.created.length === 0) await files.remove(filePath);
    return kept ? { is: 'kept', ...kept } : { is: 'gone' };
  } catch (error) {
    if (!(error instanceof ReadingFailure) || isSiteFailure(error.code)) throw error;
    const { code } = error;
    await database.$transaction(
      (transaction) => discardUpload(transaction, uploadId, code),
      transactionOptions,
    );
    await files.remove(filePath);
    return { is: 'unreadable', code };
  } finally {
    await copy.dispose();
  }
}

/** Queues uploads whose process was killed between storing the row and queueing. Queued ones do not change. */
export async function queueUnread(
  database: Database,
  add: (jobs: readonly QueuedReading[]) => Promise<void>,
): Promise<void> {
  const unread = await database.membershipUpload.findMany({
    where: UNREAD,
    select: { id: true, filePath: true, userId: true },
  });
  await add(unread.map((upload) => queuedReading(upload, QUICK_LANE)));
}
