import { QUARTERS, type PeriodScore } from './match-editing.input.ts';

// Shared by the API, which refuses a doubtful end that is not confirmed, and the form, which asks.

/** What makes the end of a match doubtful, with the words for it. */
export const END_DOUBTS = {
  early: 'todavía no ha empezado',
  no_points: 'nadie ha anotado',
  tie: 'es un empate',
  missing_quarter: 'faltan cuartos por anotar',
} as const;

export type EndDoubt = keyof typeof END_DOUBTS;

/** The end of a match, as somebody wants to record it. */
interface End {
  final: PeriodScore;
  /** The recorded points by period; empty if only the final score is known. */
  periods: readonly PeriodScore[];
  matchDate: Date;
  /** A result that was recorded before is put right. */
  isCorrection: boolean;
}

/** Whether a period has points. */
export const hasPoints = ({ home, away }: PeriodScore) => home + away > 0;

/** Why an end is probably a mistake; empty for an ordinary one. Basketball knows no ties. */
export function doubtsOfEnd({ final, periods, matchDate, isCorrection }: End, now: Date): EndDoubt[] {
  const isRecorded = periods.some(hasPoints);
  const isMissing = periods.length < QUARTERS || !periods.slice(0, QUARTERS).every(hasPoints);
  return [
    ...(!isCorrection && matchDate > now ? (['early'] as const) : []),
    ...(hasPoints(final) ? [] : (['no_points'] as const)),
    ...(hasPoints(final) && final.home === final.away ? (['tie'] as const) : []),
    ...(isRecorded && isMissing ? (['missing_quarter'] as const) : []),
  ];
}

/** «todavía no ha empezado y es un empate». */
export const doubtsText = (doubts: readonly EndDoubt[]) =>
  new Intl.ListFormat('es').format(doubts.map((doubt) => END_DOUBTS[doubt]));
