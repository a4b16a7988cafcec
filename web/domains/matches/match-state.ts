import type { BadgeTone } from '../../ui/Badge.tsx';
import type { MatchStatus } from '../../gql/graphql.ts';

/** The label and colour of a match's badge. */
export const MATCH_STATUS: Record<MatchStatus, { label: string; tone: BadgeTone }> = {
  SCHEDULED: { label: 'Programado', tone: 'sea' },
  LIVE: { label: 'En directo', tone: 'live' },
  FINISHED: { label: 'Finalizado', tone: 'neutral' },
  POSTPONED: { label: 'Aplazado', tone: 'warn' },
  CANCELLED: { label: 'Cancelado', tone: 'error' },
};

/** Whether tickets for a match are on sale, or the first reason why not. */
export type SaleState =
  | 'on-sale'
  | 'sold-out'
  | 'away'
  | 'live'
  | 'finished'
  | 'postponed'
  | 'cancelled'
  /** Its start time has passed, though it is not marked as started yet. */
  | 'closed';

/** The sale state of a match from the API's fields; `isOnSale` has the last word. */
export function saleState(match: {
  isHome: boolean;
  isOnSale: boolean;
  status: MatchStatus;
  ticketsAvailable: number;
}): SaleState {
  if (match.isOnSale) return 'on-sale';
  switch (match.status) {
    case 'LIVE':
      return 'live';
    case 'FINISHED':
      return 'finished';
    case 'CANCELLED':
      return 'cancelled';
    // Tickets for away matches are sold by the other club.
    case 'POSTPONED':
      return match.isHome ? 'postponed' : 'away';
    case 'SCHEDULED':
      if (!match.isHome) return 'away';
      return match.ticketsAvailable > 0 ? 'closed' : 'sold-out';
  }
}

/** The two numbers of «82-75», the home team's first; null if the result has another form. */
export function scoreOf(result: string | null | undefined): { home: number; away: number } | null {
  const figures = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/.exec(result ?? '');
  return figures ? { home: Number(figures[1]), away: Number(figures[2]) } : null;
}

/** The outcome for the club; null without a score. */
export function outcomeOf(match: {
  isHome: boolean;
  result?: string | null;
}): 'won' | 'lost' | 'drawn' | null {
  const score = scoreOf(match.result);
  if (!score) return null;
  const lead = (score.home - score.away) * (match.isHome ? 1 : -1);
  if (lead === 0) return 'drawn';
  return lead > 0 ? 'won' : 'lost';
}

/** The label and colour of an outcome’s badge. */
export const OUTCOMES = {
  won: { label: 'Victoria', tone: 'ok' },
  lost: { label: 'Derrota', tone: 'error' },
  drawn: { label: 'Empate', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;
