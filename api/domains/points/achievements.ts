import type { Database } from '../../platform/database/client.ts';

/**
 * Marks achievements as announced. However many of a person's screens ask at once, each achievement goes to one of them,
 * which then shows it: so it is announced once.
 * @param ids of achievements; those that the person has not earned, or was told of before, are left out of the answer
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
