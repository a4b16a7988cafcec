import type { PeriodScore } from './match-editing.input.ts';

/** How the database keeps what was scored: two lists of the same length (CHECK), and their sums as text. */
export interface StoredScore {
  homePeriods: number[];
  awayPeriods: number[];
  result: string | null;
}

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

/** Points of each side by period, as the lists of the database hold them. */
export function periodsOf({
  homePeriods,
  awayPeriods,
}: Pick<StoredScore, 'homePeriods' | 'awayPeriods'>): PeriodScore[] {
  return homePeriods.map((home, index) => ({ home, away: awayPeriods[index] ?? 0 }));
}

/** The three columns of a score, so that the result is never anything but the sum of its periods. */
export function storedScore(periods: readonly PeriodScore[]): StoredScore {
  const homePeriods = periods.map(({ home }) => home);
  const awayPeriods = periods.map(({ away }) => away);
  return { homePeriods, awayPeriods, result: `${sum(homePeriods)}-${sum(awayPeriods)}` };
}

/** Whether two scores say the same, quarter by quarter. */
export function sameScore(one: readonly PeriodScore[], other: readonly PeriodScore[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ home, away }, index) => home === other[index]?.home && away === other[index]?.away)
  );
}

/** «18-14, 20-19»: a score as the audit log shows it. */
export function scoreText(periods: readonly PeriodScore[]): string {
  return periods.map(({ home, away }) => `${home}-${away}`).join(', ');
}
