import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { logger } from '../log.ts';

/** Milliseconds between two attempts. */
const PAUSE = 1000;

/**
 * Opens the queue, and retries while the database is away: the site serves visitors already, and a process that ended
 * because of a short outage would not start again by itself.
 * @param isWanted returns false once the process is stopping, which must not wait for the database.
 * @throws any other error
 */
export async function openOnceThere<Queue>(
  open: () => Promise<Queue>,
  isWanted: () => boolean,
  pause = PAUSE,
): Promise<Queue> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || !isWanted()) throw error;
      logger.warn({ err: error }, 'the job queue waits for the database');
      await sleep(pause);
    }
  }
}
