import pLimit from 'p-limit';
import type { Database } from '../../platform/database/client.ts';
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts';
import { sell, sellTogether } from './sell.ts';

/**
 * Number of matches for which this process sells at the same time. Each one uses a database connection, and the rest
 * of the site needs connections too. Sales of other matches wait here, where no connection can time out.
 */
const saleLimit = pLimit(4);

/**
 * Largest batch in one transaction: it holds the lock on the match, and after a failure each sale is retried on its
 * own.
 */
const MAX_BATCH = 50;

interface Buyer {
  userId: number;
  at: Date;
  resolve: (ticketId: string | null) => void;
  reject: (reason: unknown) => void;
}

/** Waiting buyers by database and match. */
const queues = new WeakMap<Database, Map<number, Buyer[]>>();

/**
 * Queues the sale of one ticket. Sales of one match run one after the other, because each waits for the previous
 * commit. So buyers that arrived in the meantime are served as a batch, with a single commit for all.
 * @returns the ticket's id, or null if the match or the user did not meet the conditions
 */
export function sellQueued(
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
    void saleLimit(() => serve(database, matchId, queue));
  });
}

async function serve(database: Database, matchId: number, queue: Map<number, Buyer[]>): Promise<void> {
  for (;;) {
    const served = queue.get(matchId)?.splice(0, MAX_BATCH) ?? [];
    const [first] = served;
    if (!first) break;
    if (served.length === 1) await serveOne(database, matchId, first);
    else await serveBatch(database, matchId, served);
  }
  queue.delete(matchId);
}

async function serveBatch(database: Database, matchId: number, served: readonly Buyer[]): Promise<void> {
  try {
    const tickets = await sellTogether(database, matchId, served);
    served.forEach(({ resolve }, index) => resolve(tickets[index] ?? null));
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      for (const { reject } of served) reject(error);
      return;
    }
    // A batch can fail because of one buyer, for example if that account was just closed.
    for (const buyer of served) await serveOne(database, matchId, buyer);
  }
}

function serveOne(database: Database, matchId: number, { userId, at, resolve, reject }: Buyer) {
  return sell(database, userId, matchId, at).then(resolve, reject);
}
