import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { logger } from '../log.ts';

/** Milliseconds between two attempts. */
const PAUSE = 1000;

/**
 * Opens the queue, again and again while the database is away: visitors are served already by then, and a site that ended
 * because its database did for a moment would not be back by itself.
 * @param isWanted false once the process is to stop, which must not wait for the database.
 * @throws whatever else goes wrong
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
