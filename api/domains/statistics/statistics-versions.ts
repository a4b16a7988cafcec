import type { Database } from '../../platform/database/client.ts';

/** When the statistics of each match were written last: who follows a match hears of them too. */
export const versionsOfStatistics =
  (database: Database) =>
  async (matchIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const stored = await database.matchStatistics.findMany({
      where: { matchId: { in: [...matchIds] } },
      select: { matchId: true, updatedAt: true },
    });
    return new Map(stored.map(({ matchId, updatedAt }) => [matchId, updatedAt.toISOString()]));
  };
