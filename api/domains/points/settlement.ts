import type { Achievement, PointsEntry, UserAchievement } from '../../platform/database/client.ts';
import { metAt, progressOf, type FanRecord } from './achievement-rules.ts';
import {
  ACHIEVEMENT_ACTION,
  ATTENDANCE_ACTION,
  COMMENT_ACTION,
  PASS_ACTION,
  achievementAward,
  awardKey,
  missingAwards,
  type Award,
  type FanFacts,
} from './awards.ts';

/** An achievement, with the user's row if they have earned it. */
export type AchievementRow = Achievement & { earned: readonly UserAchievement[] };

/** Everything that decides what a user's ledger must contain. */
export interface FanState {
  facts: FanFacts;
  ledger: readonly PointsEntry[];
  /** Achievements that can be earned, and those already earned. */
  achievements: readonly AchievementRow[];
}

/** The differences between facts and ledger; all lists are empty if nothing changed. */
export interface Settlement {
  awards: Award[];
  /** Ids of entries that lost their reason, see `revocationCheck`. */
  revoked: number[];
  earned: { achievementId: number; at: Date }[];
  /** Ids of achievements that are no longer earned. */
  lost: number[];
  totalPoints: number;
  /** Progress of each achievement, in the order of the state's list. */
  progress: number[];
}

/**
 * Compares a user's actions with the ledger. A pure function: the same state gives the same result, and after
 * applying the result, a second run finds no changes.
 */
export function settle({ facts, ledger, achievements }: FanState, now: Date): Settlement {
  const lost = achievements.filter((row) => isLost(row, facts, now)).map(({ id }) => id);
  const isRevoked = revocationCheck(facts, lost);
  const remaining = ledger.filter((entry) => !isRevoked(entry));
  const awards = missingAwards(facts, remaining);
  const earned: Settlement['earned'] = [];
  for (const row of byDependence(achievements)) {
    const had = lost.includes(row.id) ? undefined : row.earned[0];
    const at =
      had?.earnedAt ?? (row.isActive ? metAt(row, { facts, entries: [...remaining, ...awards] }, now) : null);
    if (!at || at > now) continue;
    if (!had) earned.push({ achievementId: row.id, at });
    const award = achievementAward(row, at);
    if (!remaining.some((entry) => awardKey(entry) === awardKey(award))) awards.push(award);
  }

  const entries = [...remaining, ...awards];
  const record: FanRecord = { facts, entries };
  return {
    awards: awards.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    revoked: ledger.filter(isRevoked).map(({ id }) => id),
    earned,
    lost,
    totalPoints: entries.reduce((sum, { points }) => sum + points, 0),
    progress: achievements.map((row) => progressOf(row, record, now)),
  };
}

/**
 * Returns a check for entries to revoke: those for rejected passes, undone admissions, hidden comments and lost achievements. A comment
 * deleted by its author keeps its points.
 */
function revocationCheck(facts: FanFacts, lost: readonly number[]): (entry: PointsEntry) => boolean {
  const passes = new Set(facts.passes.map(({ id }) => String(id)));
  const attended = new Set(facts.attendances.map(({ matchId }) => String(matchId)));
  const hidden = new Set(facts.hiddenComments.map(String));
  const lostIds = new Set(lost.map(String));
  return ({ action, relatedId }) => {
    if (action === PASS_ACTION) return !passes.has(relatedId);
    if (action === ATTENDANCE_ACTION) return !attended.has(relatedId);
    if (action === COMMENT_ACTION) return hidden.has(relatedId);
    return action === ACHIEVEMENT_ACTION && lostIds.has(relatedId);
  };
}

/**
 * Earned achievements stay earned, also without their tickets and comments. Only a rejected pass takes its
 * achievement away. A reported one does not: its fan would be told of the same achievement again once staff verify it.
 */
function isLost(row: AchievementRow, facts: FanFacts, now: Date): boolean {
  if (row.ruleKind !== 'own_passes' || row.earned.length === 0) return false;
  const passes = [...facts.passes, ...facts.reportedPasses];
  return metAt(row, { facts: { ...facts, passes }, entries: [] }, now) === null;
}

/** Rules about points come last, the lowest first, because they depend on the points of the others. */
function byDependence(achievements: readonly AchievementRow[]): AchievementRow[] {
  const rank = ({ ruleKind, threshold }: AchievementRow) => (ruleKind === 'points' ? threshold : 0);
  return achievements.toSorted((a, b) => rank(a) - rank(b));
}
