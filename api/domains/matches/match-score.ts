import type { PeriodScore } from './match-editing.input.ts';

/** A score in the database: two lists of equal length (CHECK constraint), and their sums as text. */
export interface StoredScore {
  homePeriods: number[];
  awayPeriods: number[];
  result: string | null;
}

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

/** Points of each side by period, from the lists in the database. */
export function periodsOf({
  homePeriods,
  awayPeriods,
}: Pick<StoredScore, 'homePeriods' | 'awayPeriods'>): PeriodScore[] {
  return homePeriods.map((home, index) => ({ home, away: awayPeriods[index] ?? 0 }));
}

/** The three columns of a score; computing them together keeps the result equal to the sum of the periods. */
export function storedScore(periods: readonly PeriodScore[]): StoredScore {
  const homePeriods = periods.map(({ home }) => home);
  const awayPeriods = periods.map(({ away }) => away);
  return { homePeriods, awayPeriods, result: `${sum(homePeriods)}-${sum(awayPeriods)}` };
}

/** Whether two scores are equal, period by period. */
export function sameScore(one: readonly PeriodScore[], other: readonly PeriodScore[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ home, away }, index) => home === other[index]?.home && away === other[index]?.away)
  );
}

/** «18-14, 20-19»: a score for the audit log. */
export function scoreText(periods: readonly PeriodScore[]): string {
  return periods.map(({ home, away }) => `${home}-${away}`).join(', ');
}

/** A result as it is stored, «82-75», as the points of each side; null without one. */
export function pointsOf(result: string | null): PeriodScore | null {
  const [home, away] = (result ?? '').split('-').map(Number);
  return home === undefined || away === undefined ? null : { home, away };
}
