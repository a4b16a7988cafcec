import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { settlePoints } from './points.ts';

// Settles the points of users in the background after an action. Requests that show points settle them first, so
// nothing depends on this queue, and it may lose its entries in a crash.

/** A delay, because more actions often follow at once, and because ticket sales have priority on the database. */
const DELAY_MS = 1000;

/** Settling uses at most this share of the time, one user after the other. */
const SHARE = 0.2;

/** Above this size, further users are settled by their next request. */
const MAX_WAITING = 10_000;

interface Queue {
  waiting: Set<number>;
  running: Promise<void> | undefined;
  /** Ends the pause between two users. */
  stop: AbortController;
}

const queues = new WeakMap<Database, Queue>();

function queueOf(database: Database): Queue {
  const queue = queues.get(database) ?? {
    waiting: new Set<number>(),
    running: undefined,
    stop: new AbortController(),
  };
  queues.set(database, queue);
  return queue;
}

/** Queues the settlement of a user's points; returns at once and never fails. */
export function settlePointsSoon(database: Database, userId: number): void {
  const queue = queueOf(database);
  if (queue.waiting.size >= MAX_WAITING) return;
  queue.waiting.add(userId);
  queue.running ??= run(database, queue);
}

/** Drops the waiting users and waits for the active settlement, before the database is closed. */
export async function stopSettling(database: Database): Promise<void> {
  const queue = queueOf(database);
  queue.waiting.clear();
  queue.stop.abort();
  await queue.running;
  queue.stop = new AbortController();
}

async function run(database: Database, queue: Queue): Promise<void> {
  let pause = DELAY_MS;
  for (;;) {
    await pauseFor(queue, pause);
    const [userId] = queue.waiting;
    if (userId === undefined) {
      queue.running = undefined;
      return;
    }
    // Removed first, so that later actions queue another settlement.
    queue.waiting.delete(userId);
    const start = performance.now();
    try {
      await settlePoints(database, userId);
    } catch (error) {
      logger.warn({ err: error, userId }, 'points were not settled; the next request does it');
    }
    pause = ((performance.now() - start) * (1 - SHARE)) / SHARE;
  }
}

/** Does not keep the process from exiting. */
async function pauseFor(queue: Queue, pause: number): Promise<void> {
  try {
    await sleep(pause, undefined, { ref: false, signal: queue.stop.signal });
  } catch {
    // The pause was aborted.
  }
}
