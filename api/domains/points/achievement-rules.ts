import type { Achievement } from '../../platform/database/client.ts';
import type { FanFacts } from './awards.ts';

/** What an achievement counts and how often: the rule is data, see the columns of `achievements`. */
export type Rule = Pick<Achievement, 'ruleKind' | 'threshold' | 'ruleSubject'>;

/** What rules look at: the facts, and the points that came of them. */
export interface FanRecord {
  facts: FanFacts;
  /** The ledger with what the facts add to it, in any order. */
  entries: readonly { points: number; createdAt: Date }[];
}

/**
 * Evaluates a rule: the instants at which its count went up, the earliest first. A rule is met once there are as many
 * as its threshold, and was met at the instant of that one. A threshold of no years is met by the registration.
 * @param now until when years are counted
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

/** How far the person has come, in what the rule counts; never more than its threshold. */
export function progressOf(rule: Rule, record: FanRecord, now: Date): number {
  return Math.min(countedAt(rule, record, now).length, rule.threshold);
}

/** When the rule was met, or null where it is not yet. */
export function metAt(rule: Rule, record: FanRecord, now: Date): Date | null {
  if (rule.ruleKind === 'account_years' && rule.threshold === 0) return record.facts.registered;
  return countedAt(rule, record, now)[rule.threshold - 1] ?? null;
}

/** The days of the year on which the account was opened, as far as they have come. */
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

/** An instant for every point up to the most that matter. */
function pointByPoint(entries: FanRecord['entries'], most: number): Date[] {
  const inTime = entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const instants: Date[] = [];
  for (const { points, createdAt } of inTime) {
    for (let point = 0; point < points && instants.length < most; point += 1) instants.push(createdAt);
  }
  return instants;
}
