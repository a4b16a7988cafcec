import type { Database } from '../../platform/database/client.ts';

/**
 * Marks achievements as announced. If several screens of a user ask at the same time, each achievement goes to only
 * one of them, which shows it.
 * @param ids of achievements; those not earned or already announced are ignored
 * @returns the ids that this call marked
 */
export async function claimAnnouncements(
  database: Database,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const claimed = await database.userAchievement.updateManyAndReturn({
    where: { userId, achievementId: { in: [...ids] }, notified: false },
    data: { notified: true },
    select: { achievementId: true },
  });
  return claimed.map(({ achievementId }) => achievementId).toSorted((a, b) => a - b);
}
