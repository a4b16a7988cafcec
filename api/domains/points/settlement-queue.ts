import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';
import { settlePoints } from './points.ts';

// Whoever looks at points settles them first, so nothing depends on this queue. It only brings the books of those up to
// date who did something and do not look, behind the back of the request that caused it, and may forget at a crash.

/** What was done may be followed by more at once; and a sale has first call on the database. */
const HEAD_START_MS = 1000;

/** Settling takes at most this share of the time, one person after the other, however many wait. */
const SHARE = 0.2;

/** Beyond so many the rest is left to their next look. */
const MOST_WAITING = 10_000;

interface Queue {
  waiting: Set<number>;
  running: Promise<void> | undefined;
  /** Ends the pause between two people. */
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

/** Has a person's points settled soon; returns at once and never fails. */
export function settlePointsSoon(database: Database, userId: number): void {
  const queue = queueOf(database);
  if (queue.waiting.size >= MOST_WAITING) return;
  queue.waiting.add(userId);
  queue.running ??= run(database, queue);
}

/** Forgets who waits, and waits for the one in hand: before the database is closed. */
export async function stopSettling(database: Database): Promise<void> {
  const queue = queueOf(database);
  queue.waiting.clear();
  queue.stop.abort();
  await queue.running;
  queue.stop = new AbortController();
}

async function run(database: Database, queue: Queue): Promise<void> {
  let pause = HEAD_START_MS;
  for (;;) {
    await rest(queue, pause);
    const [userId] = queue.waiting;
    if (userId === undefined) {
      queue.running = undefined;
      return;
    }
    // Taken out first: what the person does from here on asks for another settlement.
    queue.waiting.delete(userId);
    const start = performance.now();
    try {
      await settlePoints(database, userId);
    } catch (error) {
      logger.warn({ err: error, userId }, 'points were not settled; the next look at them does it');
    }
    pause = ((performance.now() - start) * (1 - SHARE)) / SHARE;
  }
}

/** A process that wants to end need not wait for it. */
async function rest(queue: Queue, pause: number): Promise<void> {
  try {
    await sleep(pause, undefined, { ref: false, signal: queue.stop.signal });
  } catch {
    // It is over.
  }
}
