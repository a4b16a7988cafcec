import type { Database } from '../../platform/database/client.ts';

/** How many accounts there are: as many as were opened on all days, less those that were closed. */
export async function countAccounts(database: Database): Promise<number> {
  const [{ count }] = await database.$queryRaw<[{ count: number }]>`
    SELECT coalesce(sum(entries), 0)::int AS count FROM kept_totals WHERE subject = 'sign_ups'`;
  return count;
}

/**
 * Makes one row of those that a total is made of (`KeptTotal` in prisma/schema.prisma). It changes no total: whoever adds
 * them up meanwhile finds the rows before or the one after, and what comes in meanwhile is left to the next time. Two at
 * once do no harm either: what one has taken away the other does not find.
 */
export async function foldTotals(database: Database): Promise<void> {
  await database.$executeRaw`
    WITH scattered AS (
      SELECT subject, day, kind FROM kept_totals GROUP BY subject, day, kind HAVING count(*) > 1
    ), taken AS (
      DELETE FROM kept_totals USING scattered
       WHERE kept_totals.subject = scattered.subject
         AND kept_totals.day IS NOT DISTINCT FROM scattered.day
         AND kept_totals.kind = scattered.kind
      RETURNING kept_totals.*
    )
    INSERT INTO kept_totals (subject, day, kind, entries, amount)
    SELECT subject, day, kind, sum(entries), sum(amount)
      FROM taken
     GROUP BY subject, day, kind
    HAVING sum(entries) <> 0 OR sum(amount) <> 0`;
}
