import type { Config } from '../../config.ts';
import type { Abono, Database } from '../../platform/database/client.ts';
import { type Job, SWEEP } from '../../platform/jobs/job-queue.ts';
import { logger } from '../../platform/log.ts';
import { type AbonoFiles, openAbonoFiles } from './abono-files.ts';
import { storeLesson } from './layout-store.ts';
import type { Lesson } from './layouts/model.ts';
import { passFieldsOf, readStored } from './pass-record.ts';
import { isSiteFailure, ReadingFailure } from './reading/failures.ts';
import type { AbonosReader } from './reading/reader.ts';
import { sharedReaders } from './shared-reader.ts';

/** The name of the job that learns from verified passes. */
export const LEARNING_JOB = 'abonos.learn';
/** Seconds for all waiting lessons; what is left is learnt a minute later. */
const LEARNING_SECONDS = 600;
/** The most lessons in one run. */
const MOST_LESSONS = 20;

type Teacher = Pick<AbonosReader, 'learn'>;

/** Learns from passes that staff have verified: reads their files again, one at a time. */
export function learningJob(database: Database, config: Config): Job {
  const files = openAbonoFiles(config);
  return {
    ...SWEEP,
    name: LEARNING_JOB,
    timeLimit: LEARNING_SECONDS,
    // A decision wakes this job; the schedule finds what a crash left.
    cron: '* * * * *',
    run: () => learnWaiting(database, files, sharedReaders().slow),
  };
}

/** Learns from the passes whose lessons wait. It is idempotent. */
export async function learnWaiting(
  database: Database,
  files: Pick<AbonoFiles, 'copy'>,
  reader: Teacher,
): Promise<void> {
  const waiting = await database.abonoLesson.findMany({
    where: { learntAt: null },
    orderBy: { id: 'asc' },
    take: MOST_LESSONS,
    include: { abono: { include: { upload: { select: { filePath: true } } } } },
  });
  for (const lesson of waiting) {
    const { abono } = lesson;
    const learnt = abono?.upload ? await learnFromPass(files, reader, abono, abono.upload.filePath) : null;
    const seller = abono?.nifDistr && COMPANY.test(abono.nifDistr) ? abono.nifDistr : null;
    await storeLesson(database, lesson, { lesson: learnt, seller });
  }
}

/** A tax number of a company: those of people begin with a digit, or with X, Y, Z, K, L or M. */
const COMPANY = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;

async function learnFromPass(
  files: Pick<AbonoFiles, 'copy'>,
  reader: Teacher,
  abono: Abono,
  filePath: string,
): Promise<Lesson | null> {
  const stored = readStored(abono.ocrData);
  const copy = stored && (await files.copy(filePath));
  if (!copy) return null;
  try {
    return await reader.learn(copy.path, { page: stored.page, values: passFieldsOf(abono) });
  } catch (error) {
    if (!(error instanceof ReadingFailure) || isSiteFailure(error.code)) throw error;
    logger.info({ abono: abono.id, why: error.code }, 'a verified pass taught nothing');
    return null;
  } finally {
    await copy.dispose();
  }
}
