import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { changedMeanwhile } from '../audit/decisions.ts';
import type { Achievement, Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, validate } from '../../platform/errors.ts';
import { lockUser } from '../users/lock-user.ts';
import { ACHIEVEMENT_ACTION, achievementAward } from './awards.ts';
import { revokeAchievementInput } from './manual-achievements.input.ts';
import { settleWithin } from './points.ts';

/** Roles that award achievements: those who manage accounts. */
export const ACHIEVEMENT_STAFF = ['admin'] as const;

/** An achievement that staff award, and when the person got it; null if they do not have it. */
export interface ManualAchievement {
  achievement: Achievement;
  earnedAt: Date | null;
}

/** The person and the achievement of a decision. */
export interface Awarding {
  userId: number | null;
  achievementId: number | null;
}

/** What the audit log calls it: person and achievement. The log keeps the name of the achievement only. */
const subjectOf = (userId: number, achievementId: number) =>
  ({ subjectType: 'achievement', subjectId: `${userId}-${achievementId}` }) as const;

/** The achievements that staff can award to a person or have awarded, by name. None for an account that does not exist. */
export async function manualAchievements(
  database: Database,
  userId: number | null,
): Promise<ManualAchievement[]> {
  const user = await database.user.findUnique({ where: { id: userId ?? 0 }, select: { id: true } });
  if (!user) return [];
  const rows = await database.achievement.findMany({
    where: { ruleKind: 'manual', OR: [{ isActive: true }, { earned: { some: { userId: user.id } } }] },
    include: { earned: { where: { userId: user.id } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ earned: [earning], ...achievement }) => ({
    achievement,
    earnedAt: earning?.earnedAt ?? null,
  }));
}

/**
 * Awards an achievement by hand, once per person. Its points and its announcement follow as those of any other.
 * @throws NotFoundError, ChangedMeanwhileError if the person has it already
 */
export async function grantAchievement(
  database: Database,
  staff: Staff,
  awarding: Awarding,
  now = new Date(),
): Promise<ManualAchievement> {
  return decide(database, awarding, async (transaction, { userId, achievement, earned }) => {
    if (earned) throw await changedMeanwhile(transaction, staff, subjectOf(userId, achievement.id));
    if (!achievement.isActive) throw noAchievement();
    await transaction.userAchievement.create({
      data: { userId, achievementId: achievement.id, earnedAt: now },
    });
    await settleWithin(transaction, userId, now);
    await recordStaffAction(transaction, staff, {
      action: 'grant',
      ...subjectOf(userId, achievement.id),
      subject: achievement.name,
    });
    return { achievement, earnedAt: now };
  });
}

/**
 * Takes an achievement and its points back. What the person earned in the meantime by their number of points stays.
 * @throws NotFoundError, ValidationError, ChangedMeanwhileError if the person does not have it
 */
export async function revokeAchievement(
  database: Database,
  staff: Staff,
  awarding: Awarding,
  input: unknown,
  now = new Date(),
): Promise<ManualAchievement> {
  const { reason } = validate(revokeAchievementInput, input);
  return decide(database, awarding, async (transaction, { userId, achievement, earned }) => {
    if (!earned) throw await changedMeanwhile(transaction, staff, subjectOf(userId, achievement.id));
    const { relatedType, relatedId } = achievementAward(achievement, now);
    await transaction.userAchievement.deleteMany({ where: { userId, achievementId: achievement.id } });
    await transaction.pointsEntry.deleteMany({
      where: { userId, action: ACHIEVEMENT_ACTION, relatedType, relatedId },
    });
    await settleWithin(transaction, userId, now);
    await recordStaffAction(transaction, staff, {
      action: 'revoke',
      ...subjectOf(userId, achievement.id),
      subject: achievement.name,
      changes: { reason: [null, reason] },
    });
    return { achievement, earnedAt: null };
  });
}

interface Decision {
  userId: number;
  achievement: Achievement;
  earned: boolean;
}

/** Decides under the lock on the person's row, so that of two decisions the second sees the first. */
function decide(
  database: Database,
  { userId, achievementId }: Awarding,
  act: (transaction: DatabaseTransaction, decision: Decision) => Promise<ManualAchievement>,
): Promise<ManualAchievement> {
  return database.$transaction(async (transaction) => {
    const user = await lockUser(transaction, userId ?? 0);
    if (!user) throw noAccount();
    const found = await transaction.achievement.findUnique({
      where: { id: achievementId ?? 0 },
      include: { earned: { where: { userId: user.id } } },
    });
    // All others are earned by what a person does.
    if (found?.ruleKind !== 'manual') throw noAchievement();
    const { earned, ...achievement } = found;
    return act(transaction, { userId: user.id, achievement, earned: earned.length > 0 });
  }, transactionOptions);
}

const noAccount = () => new NotFoundError('Esta cuenta ya no existe');
const noAchievement = () => new NotFoundError('Este logro no se concede a mano');
