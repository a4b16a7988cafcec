import pLimit from 'p-limit';
import type { Database } from '../../platform/database/client.ts';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { sell, sellTogether } from './sell.ts';

/**
 * Matches that this process sells at once. Each takes a connection, and the rest of the site needs connections too. The
 * others wait here, in order of arrival, where waiting costs nothing and no connection times out.
 */
const counters = pLimit(4);

/** The most that are served with one transaction: it holds the match's lock, and a failure has all of them sold singly. */
const MOST_TOGETHER = 50;

interface Buyer {
  userId: number;
  at: Date;
  resolve: (ticketId: string | null) => void;
  reject: (reason: unknown) => void;
}

/** Who waits for which match of which database. */
const queues = new WeakMap<Database, Map<number, Buyer[]>>();

/**
 * Sells one ticket in turn. A match's seats are sold one after the other anyway, each sale waiting until the one before is
 * on the disk; so whoever has come meanwhile is served together, with one wait for all of them.
 * @returns the ticket's id, or null where the match or the person did not meet the conditions
 */
export function sellInTurn(
  database: Database,
  userId: number,
  matchId: number,
  at: Date,
): Promise<string | null> {
  const queue = queues.get(database) ?? new Map<number, Buyer[]>();
  queues.set(database, queue);
  return new Promise((resolve, reject) => {
    const buyer = { userId, at, resolve, reject };
    const waiting = queue.get(matchId);
    if (waiting) {
      waiting.push(buyer);
      return;
    }
    queue.set(matchId, [buyer]);
    void counters(() => serve(database, matchId, queue));
  });
}

async function serve(database: Database, matchId: number, queue: Map<number, Buyer[]>): Promise<void> {
  for (;;) {
    const served = queue.get(matchId)?.splice(0, MOST_TOGETHER) ?? [];
    const [first] = served;
    if (!first) break;
    if (served.length === 1) await serveAlone(database, matchId, first);
    else await serveTogether(database, matchId, served);
  }
  queue.delete(matchId);
}

async function serveTogether(database: Database, matchId: number, served: readonly Buyer[]): Promise<void> {
  try {
    const tickets = await sellTogether(database, matchId, served);
    served.forEach(({ resolve }, index) => resolve(tickets[index] ?? null));
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      for (const { reject } of served) reject(error);
      return;
    }
    // What failed for all may fail for one only, whose account was closed for example.
    for (const buyer of served) await serveAlone(database, matchId, buyer);
  }
}

function serveAlone(database: Database, matchId: number, { userId, at, resolve, reject }: Buyer) {
  return sell(database, userId, matchId, at).then(resolve, reject);
}
