import type { Achievement } from '../../platform/database/client.ts';
import type { FanFacts } from './awards.ts';

/** What an achievement counts, and how much is needed. Rules are data, see the columns of `achievements`. */
export type Rule = Pick<Achievement, 'ruleKind' | 'threshold' | 'ruleSubject'>;

/** The input of rules: the facts and the ledger. */
export interface FanRecord {
  facts: FanFacts;
  /** The ledger including the new entries, in any order. */
  entries: readonly { points: number; createdAt: Date }[];
}

/**
 * Evaluates a rule. Returns the instants at which its count went up, the earliest first. A rule is met at the instant
 * at which its threshold is reached. A threshold of zero years is met by the registration.
 * @param now years are counted up to this instant
 */
function countedAt(rule: Rule, { facts, entries }: FanRecord, now: Date): Date[] {
  switch (rule.ruleKind) {
    case 'account_years':
      return anniversaries(facts.registered, now);
    case 'tickets':
      return facts.tickets
        .filter(({ opponent }) => rule.ruleSubject === '' || opponent === rule.ruleSubject)
        .map(({ at }) => at);
    case 'competitions':
      return firsts(facts.tickets, ({ competition }) => competition).map(({ at }) => at);
    case 'own_passes':
      return facts.passes.map(({ at }) => at);
    case 'comments':
      return facts.comments.map(({ createdAt }) => createdAt);
    case 'points':
      return pointByPoint(entries, rule.threshold);
    case 'manual':
      return [];
  }
}

/** The progress towards a rule, at most its threshold. */
export function progressOf(rule: Rule, record: FanRecord, now: Date): number {
  return Math.min(countedAt(rule, record, now).length, rule.threshold);
}

/** When the rule was met, or null if it is not met yet. */
export function metAt(rule: Rule, record: FanRecord, now: Date): Date | null {
  if (rule.ruleKind === 'account_years' && rule.threshold === 0) return record.facts.registered;
  return countedAt(rule, record, now)[rule.threshold - 1] ?? null;
}

/** Anniversaries of the registration up to now. */
function anniversaries(registered: Date, now: Date): Date[] {
  const found: Date[] = [];
  for (let years = 1; ; years += 1) {
    const anniversary = new Date(registered);
    anniversary.setUTCFullYear(registered.getUTCFullYear() + years);
    if (anniversary > now) return found;
    found.push(anniversary);
  }
}

/** The first row of each kind. */
function firsts<Row>(rows: readonly Row[], kindOf: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isNew = !seen.has(kindOf(row));
    seen.add(kindOf(row));
    return isNew;
  });
}

/** One instant per point, up to the needed number of points. */
function pointByPoint(entries: FanRecord['entries'], most: number): Date[] {
  const inTime = entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const instants: Date[] = [];
  for (const { points, createdAt } of inTime) {
    for (let point = 0; point < points && instants.length < most; point += 1) instants.push(createdAt);
  }
  return instants;
}
