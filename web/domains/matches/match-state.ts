import type { BadgeTone } from '../../ui/Badge.tsx';
import type { MatchStatus } from '../../gql/graphql.ts';

/** What the badge of a match says (spec section 4), and its colour. */
export const MATCH_STATUS: Record<MatchStatus, { label: string; tone: BadgeTone }> = {
  SCHEDULED: { label: 'Programado', tone: 'sea' },
  LIVE: { label: 'En directo', tone: 'live' },
  FINISHED: { label: 'Finalizado', tone: 'neutral' },
  POSTPONED: { label: 'Aplazado', tone: 'warn' },
  CANCELLED: { label: 'Cancelado', tone: 'error' },
};

/** Whether a match can be bought a ticket for, or the first reason why not. */
export type SaleState =
  | 'on-sale'
  | 'sold-out'
  | 'away'
  | 'live'
  | 'finished'
  | 'postponed'
  | 'cancelled'
  /** Its hour has come, though nobody has marked it as begun yet. */
  | 'closed';

/** Reads the sale's state from what the API says of a match; `isOnSale` has the last word. */
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
    // What is still to be played away is sold by the other club, whenever that will be.
    case 'POSTPONED':
      return match.isHome ? 'postponed' : 'away';
    case 'SCHEDULED':
      if (!match.isHome) return 'away';
      return match.ticketsAvailable > 0 ? 'closed' : 'sold-out';
  }
}

/** «Jornada 12» of «Jornada 12 · Palma – Teruel»; null where the subject has no such part. */
export function roundOf(subject: string): string | null {
  const [round, rest] = subject.split(' · ', 2);
  return round && rest ? round : null;
}

/** The two figures of «82-75», the home team's first; null where the result is something else. */
export function scoreOf(result: string | null | undefined): { home: number; away: number } | null {
  const figures = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/.exec(result ?? '');
  return figures ? { home: Number(figures[1]), away: Number(figures[2]) } : null;
}

/** How it ended for the club; null without a score. */
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
