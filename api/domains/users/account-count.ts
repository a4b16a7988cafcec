import type { Database } from '../../platform/database/client.ts';

/** How many accounts there are: as many as were opened on all days, less those that were closed. */
export async function countAccounts(database: Database): Promise<number> {
  const [{ count }] = await database.$queryRaw<[{ count: number }]>`
    SELECT coalesce(sum(entries), 0)::int AS count FROM kept_totals WHERE subject = 'sign_ups'`;
  return count;
}
