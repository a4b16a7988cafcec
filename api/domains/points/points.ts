import { ownPasses } from '../abonos/own-passes.ts';
import { commentFacts, hiddenCommentIds } from '../comments/comments.ts';
import type {
  Achievement,
  Database,
  DatabaseTransaction,
  PointsEntry,
} from '../../platform/database/client.ts';
import { boughtTickets } from '../tickets/bought-tickets.ts';
import { attendances } from '../door/attendance.ts';
import { lockUser } from '../users/lock-user.ts';
import { levelAt, type LevelStanding } from './levels.ts';
import { settle, type AchievementRow, type FanState, type Settlement } from './settlement.ts';

/** Entries of this many days count as recent. */
const RECENT_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/** New actions may arrive during a settlement; after this many rounds the rest waits for the next settlement. */
const ROUNDS = 3;

/** An achievement from a user's point of view. */
export interface AchievementStanding {
  achievement: Achievement;
  /** Progress, in the unit that the rule counts. */
  progress: number;
  /** Null if not earned. */
  earnedAt: Date | null;
  /** Whether it was announced to the user. */
  notified: boolean;
}

/** A user's current points. */
export interface FanStanding extends LevelStanding {
  userId: number;
  totalPoints: number;
  /** Number of entries in the last 30 days. */
  recentActivityCount: number;
  /** The whole ledger, the latest first. */
  history: readonly PointsEntry[];
  achievements: readonly AchievementStanding[];
}

/**
 * Settles a user's points: brings ledger, achievements, total and level up to date, and returns them. It is
 * idempotent and safe to run concurrently: the lock on the user's row makes every award unique, and the next call
 * completes what a crash left out. It only reads if nothing is missing.
 * @returns null if there is no such account
 */
export async function settlePoints(
  database: Database,
  userId: number,
  now = new Date(),
): Promise<FanStanding | null> {
  for (let round = 1; ; round += 1) {
    const state = await readState(database, userId);
    if (!state) return null;
    const settlement = settle(state, now);
    if (isSettled(state, settlement) || round === ROUNDS) return standing(state, settlement, now);
    await database.$transaction((transaction) => settleWithin(transaction, userId, now));
  }
}

/** The same inside a transaction, which holds the lock on the user's row until its end. */
export async function settleWithin(
  transaction: DatabaseTransaction,
  userId: number,
  now: Date,
): Promise<void> {
  if (!(await lockUser(transaction, userId))) return;
  const state = await readState(transaction, userId);
  if (state) await write(transaction, state, settle(state, now), now);
}

/** Identifies a ledger entry. */
export interface AwardReference {
  action: string;
  relatedType: string;
  relatedId: string | number;
}

/**
 * Removes an award and recalculates the total; does nothing without such an award. Remove its reason first, otherwise
 * the next settlement awards it again. Rejected passes and hidden comments need no call: the settlement revokes them.
 */
export async function revokePoints(
  database: Database,
  userId: number,
  { action, relatedType, relatedId }: AwardReference,
  now = new Date(),
): Promise<void> {
  await database.$transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return;
    await transaction.pointsEntry.deleteMany({
      where: { userId, action, relatedType, relatedId: String(relatedId) },
    });
    await settleWithin(transaction, userId, now);
  });
}

interface StoredState extends FanState {
  userId: number;
  stored: { totalPoints: number; level: string; levelProgress: number } | null;
}

/** One query after the other, so that a single user's page does not take all connections. */
async function readState(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<StoredState | null> {
  const user = await database.user.findUnique({
    where: { id: userId },
    select: {
      registrationDate: true,
      points: { select: { totalPoints: true, level: true, levelProgress: true } },
    },
  });
  if (!user) return null;
  const passes = await ownPasses(database, userId);
  return {
    userId,
    stored: user.points,
    facts: {
      registered: user.registrationDate,
      tickets: await boughtTickets(database, userId),
      attendances: await attendances(database, userId),
      comments: await commentFacts(database, userId),
      hiddenComments: await hiddenCommentIds(database, userId),
      passes: passes.accepted,
      reportedPasses: passes.reported,
    },
    ledger: await database.pointsEntry.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
    achievements: await database.achievement.findMany({
      where: { OR: [{ isActive: true }, { earned: { some: { userId } } }] },
      include: { earned: { where: { userId } } },
      orderBy: { id: 'asc' },
    }),
  };
}

function isSettled({ stored }: StoredState, settlement: Settlement): boolean {
  const { awards, revoked, earned, lost, totalPoints } = settlement;
  const { level, levelProgress } = levelAt(totalPoints);
  return (
    awards.length + revoked.length + earned.length + lost.length === 0 &&
    stored?.totalPoints === totalPoints &&
    stored.level === level &&
    stored.levelProgress === levelProgress
  );
}

async function write(
  transaction: DatabaseTransaction,
  state: StoredState,
  { awards, revoked, earned, lost, totalPoints }: Settlement,
  now: Date,
): Promise<void> {
  const { userId } = state;
  if (revoked.length > 0) await transaction.pointsEntry.deleteMany({ where: { id: { in: revoked } } });
  if (lost.length > 0) {
    await transaction.userAchievement.deleteMany({ where: { userId, achievementId: { in: lost } } });
  }
  await transaction.pointsEntry.createMany({
    data: awards.map((award) => ({ ...award, userId })),
    skipDuplicates: true,
  });
  await transaction.userAchievement.createMany({
    data: earned.map(({ achievementId, at }) => ({ userId, achievementId, earnedAt: at })),
    skipDuplicates: true,
  });
  const { level, levelProgress } = levelAt(totalPoints);
  const derived = { totalPoints, level, levelProgress, updatedAt: now };
  await transaction.userPoints.upsert({
    where: { userId },
    create: { userId, ...derived, createdAt: state.facts.registered },
    update: derived,
  });
}

function standing(state: StoredState, { totalPoints, progress }: Settlement, now: Date): FanStanding {
  const since = now.getTime() - RECENT_DAYS * DAY;
  return {
    userId: state.userId,
    totalPoints,
    ...levelAt(totalPoints),
    recentActivityCount: state.ledger.filter(({ createdAt }) => createdAt.getTime() > since).length,
    history: state.ledger,
    achievements: state.achievements.map((row, index) => achievementStanding(row, progress[index] ?? 0)),
  };
}

function achievementStanding(
  { earned: [earning], ...achievement }: AchievementRow,
  progress: number,
): AchievementStanding {
  return {
    achievement,
    progress,
    earnedAt: earning?.earnedAt ?? null,
    notified: earning?.notified ?? false,
  };
}
