import type { Achievement, PointsEntry, UserAchievement } from '../../platform/database/client.ts';
import { metAt, progressOf, type FanRecord } from './achievement-rules.ts';
import {
  ACHIEVEMENT_ACTION,
  COMMENT_ACTION,
  PASS_ACTION,
  achievementAward,
  awardKey,
  missingAwards,
  type Award,
  type FanFacts,
} from './awards.ts';

/** An achievement, and this person's earning of it where they have. */
export type AchievementRow = Achievement & { earned: readonly UserAchievement[] };

/** Everything that decides what a person's ledger must hold. */
export interface FanState {
  facts: FanFacts;
  ledger: readonly PointsEntry[];
  /** Those that can be earned, and those that the person has earned. */
  achievements: readonly AchievementRow[];
}

/** What is missing from the books, and what must go from them; all empty where they are right. */
export interface Settlement {
  awards: Award[];
  /** Ids of entries whose ground the club has taken away, see `groundTaken`. */
  revoked: number[];
  earned: { achievementId: number; at: Date }[];
  /** Ids of achievements that are no longer earned. */
  lost: number[];
  totalPoints: number;
  /** How far each achievement is, in the order of the state's. */
  progress: number[];
}

/**
 * Compares what a person did with their books. It only computes, so that the same state always gives the same answer,
 * and a state to which the answer was applied gives an empty one.
 */
export function settle({ facts, ledger, achievements }: FanState, now: Date): Settlement {
  const lost = achievements.filter((row) => standsOnNothing(row, facts, now)).map(({ id }) => id);
  const isRevoked = groundTaken(facts, lost);
  const kept = ledger.filter((entry) => !isRevoked(entry));
  const awards = missingAwards(facts, kept);
  const earned: Settlement['earned'] = [];
  for (const row of byDependence(achievements)) {
    const had = lost.includes(row.id) ? undefined : row.earned[0];
    const at =
      had?.earnedAt ?? (row.isActive ? metAt(row, { facts, entries: [...kept, ...awards] }, now) : null);
    if (!at || at > now) continue;
    if (!had) earned.push({ achievementId: row.id, at });
    const award = achievementAward(row, at);
    if (!kept.some((entry) => awardKey(entry) === awardKey(award))) awards.push(award);
  }

  const entries = [...kept, ...awards];
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
 * Tells which entries must go: those for a pass that was rejected, for a comment that was hidden, and for achievements
 * that are lost. A comment that its writer deleted stays paid.
 */
function groundTaken(facts: FanFacts, lost: readonly number[]): (entry: PointsEntry) => boolean {
  const passes = new Set(facts.passes.map(({ id }) => String(id)));
  const hidden = new Set(facts.hiddenComments.map(String));
  const gone = new Set(lost.map(String));
  return ({ action, relatedId }) => {
    if (action === PASS_ACTION) return !passes.has(relatedId);
    if (action === COMMENT_ACTION) return hidden.has(relatedId);
    return action === ACHIEVEMENT_ACTION && gone.has(relatedId);
  };
}

/**
 * What was earned stays earned, whatever becomes of the tickets and comments, but for a pass that the club has rejected:
 * it was never the person's.
 */
function standsOnNothing(row: AchievementRow, facts: FanFacts, now: Date): boolean {
  if (row.ruleKind !== 'own_passes' || row.earned.length === 0) return false;
  return metAt(row, { facts, entries: [] }, now) === null;
}

/** Rules about points come last, the lowest first, since what the others earn counts for them. */
function byDependence(achievements: readonly AchievementRow[]): AchievementRow[] {
  const rank = ({ ruleKind, threshold }: AchievementRow) => (ruleKind === 'points' ? threshold : 0);
  return achievements.toSorted((a, b) => rank(a) - rank(b));
}
