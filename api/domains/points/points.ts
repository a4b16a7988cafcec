import { ownPasses } from '../abonos/own-passes.ts';
import { commentFacts, hiddenCommentIds } from '../comments/comments.ts';
import type {
  Achievement,
  Database,
  DatabaseTransaction,
  PointsEntry,
} from '../../platform/database/client.ts';
import { boughtTickets } from '../tickets/bought-tickets.ts';
import { lockUser } from '../users/lock-user.ts';
import { levelAt, type LevelStanding } from './levels.ts';
import { settle, type AchievementRow, type FanState, type Settlement } from './settlement.ts';

/** Entries of so many days back are recent. */
const RECENT_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/** What a person did may go on while it is settled; more rounds than this are left to the next time. */
const ROUNDS = 3;

/** An achievement as one person sees it. */
export interface AchievementStanding {
  achievement: Achievement;
  /** How far the person is, in what the rule counts. */
  progress: number;
  /** Null while it is locked. */
  earnedAt: Date | null;
  /** Whether the person has been told. */
  notified: boolean;
}

/** A person's points as of now. */
export interface FanStanding extends LevelStanding {
  userId: number;
  totalPoints: number;
  /** Entries of the last 30 days. */
  recentActivityCount: number;
  /** The whole ledger, the latest first. */
  history: readonly PointsEntry[];
  achievements: readonly AchievementStanding[];
}

/**
 * Brings a person's ledger, achievements, total and level up to what they did, and says where they stand. It may be
 * called whenever and as often as one likes, also by several at once: every award is written once, under the lock of the
 * person's row, and what a crash left out is made good by the next call. Where nothing is missing it only reads.
 * @returns null where there is no such account
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

/** The same within a transaction, which holds the lock of the person's row from here to its end. */
export async function settleWithin(
  transaction: DatabaseTransaction,
  userId: number,
  now: Date,
): Promise<void> {
  if (!(await lockUser(transaction, userId))) return;
  const state = await readState(transaction, userId);
  if (state) await write(transaction, state, settle(state, now), now);
}

/** What an entry of the ledger is about. */
export interface AwardReference {
  action: string;
  relatedType: string;
  relatedId: string | number;
}

/**
 * Takes an award back and derives the total anew; without such an award it changes nothing. What earned it must be gone
 * for the rules that told it, or the next settlement awards it again. A rejected season pass and a hidden comment need no
 * call: settling takes their points back by itself.
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

/** One query after the other: a person's page must not take all the connections there are. */
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
  return {
    userId,
    stored: user.points,
    facts: {
      registered: user.registrationDate,
      tickets: await boughtTickets(database, userId),
      comments: await commentFacts(database, userId),
      hiddenComments: await hiddenCommentIds(database, userId),
      passes: await ownPasses(database, userId),
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
