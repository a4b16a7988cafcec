import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

type Counts = Promise<ReadonlyMap<number, number>>;

/** Match ids collected per request, for one batch. */
const batches = new WeakMap<object, { ids: number[]; counts: Counts }>();

/**
 * Number of tickets sold for a match. All matches of one request are counted with one indexed query. Prisma's
 * `_count` would count the tickets of every match.
 * @param request an object that is the same during the whole request
 */
export async function soldTickets(database: Database, request: object, matchId: number): Promise<number> {
  let batch = batches.get(request);
  if (!batch) {
    const ids: number[] = [];
    batch = { ids, counts: nextTurn().then(() => countTickets(database, ids)) };
    batches.set(request, batch);
    void nextTurn().then(() => batches.delete(request));
  }
  batch.ids.push(matchId);
  return (await batch.counts).get(matchId) ?? 0;
}

/** Waits until all resolvers that need no database have run, so that all rows of the page are known. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function countTickets(database: Database, ids: readonly number[]): Counts {
  const rows = await database.ticket.groupBy({
    by: ['matchId'],
    where: { matchId: { in: [...new Set(ids)] } },
    _count: true,
  });
  return new Map(rows.map(({ matchId, _count }) => [matchId, _count]));
}

/**
 * How many tickets of a match were sold. Tickets of closed accounts count: their seats stay sold.
 * A caller that decides by the number holds the lock on the match's row, for which every sale waits.
 */
export function countSoldTickets(transaction: DatabaseTransaction, matchId: number): Promise<number> {
  return transaction.ticket.count({ where: { matchId } });
}
