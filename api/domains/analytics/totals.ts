import type { Database } from '../../platform/database/client.ts';

/**
 * Merges the rows of a total into one (`KeptTotal` in prisma/schema.prisma). The total does not change: readers see
 * either the rows before or the row after, and rows added in between wait for the next run. Concurrent runs are safe,
 * because each deletes only the rows that it finds.
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
