import type { Database } from '../../platform/database/client.ts';

type Counts = Promise<ReadonlyMap<number, number>>;

/** The matches that a request asks about in one go. */
const gathered = new WeakMap<object, { ids: number[]; counts: Counts }>();

/**
 * How many tickets of a match are sold. All matches that one request shows are counted together, along the index and
 * without the others: Prisma's `_count` counts the tickets of every match there ever was.
 * @param request anything that is the same for a whole request
 */
export async function soldTickets(database: Database, request: object, matchId: number): Promise<number> {
  let batch = gathered.get(request);
  if (!batch) {
    const ids: number[] = [];
    batch = { ids, counts: nextTurn().then(() => countTickets(database, ids)) };
    gathered.set(request, batch);
    void nextTurn().then(() => gathered.delete(request));
  }
  batch.ids.push(matchId);
  return (await batch.counts).get(matchId) ?? 0;
}

/** Once everything that can go on without the database has gone on: the rows of one page are known at once. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function countTickets(database: Database, ids: readonly number[]): Counts {
  const rows = await database.ticket.groupBy({
    by: ['matchId'],
    where: { matchId: { in: [...new Set(ids)] } },
    _count: true,
  });
  return new Map(rows.map(({ matchId, _count }) => [matchId, _count]));
}
