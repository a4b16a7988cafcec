import { z } from 'zod';
import type { Period, Tap } from './score-queue.ts';

/** What was pressed and not confirmed when a page was closed, and the score that it was pressed on. */
export interface KeptTaps {
  base: readonly Period[];
  taps: readonly Tap[];
}

const period = z.object({ home: z.int(), away: z.int() });
const tap = z.union([
  z.object({ kind: z.literal('points'), period: z.int(), side: z.enum(['home', 'away']), points: z.int() }),
  z.object({ kind: z.literal('period'), period: z.int() }),
]);
const kept = z.object({ base: z.array(period), taps: z.array(tap).min(1) });

const keyOf = (matchId: string) => `marcador:${matchId}`;

/** Reads what an earlier page could not send; null where there is nothing, or nothing that makes sense. */
export function recallTaps(matchId: string): KeptTaps | null {
  try {
    const parsed = kept.safeParse(JSON.parse(localStorage.getItem(keyOf(matchId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A browser without room or permission keeps nothing; the page itself still does. */
export function keepTaps(matchId: string, taps: KeptTaps): void {
  try {
    localStorage.setItem(keyOf(matchId), JSON.stringify(taps));
  } catch {
    // Nothing to be done, and nobody to be told in the middle of a match.
  }
}

export function forgetTaps(matchId: string): void {
  try {
    localStorage.removeItem(keyOf(matchId));
  } catch {
    // As above.
  }
}
