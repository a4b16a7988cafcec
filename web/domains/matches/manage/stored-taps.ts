import { z } from 'zod';
import type { Period, Tap } from './score-queue.ts';

/** The taps that were not confirmed when a page was closed, and the score that they were based on. */
export interface StoredTaps {
  base: readonly Period[];
  taps: readonly Tap[];
}

const period = z.object({ home: z.int(), away: z.int() });
const tap = z.union([
  z.object({ kind: z.literal('points'), period: z.int(), side: z.enum(['home', 'away']), points: z.int() }),
  z.object({ kind: z.literal('period'), period: z.int() }),
]);
const stored = z.object({ base: z.array(period), taps: z.array(tap).min(1) });

const keyOf = (matchId: string) => `marcador:${matchId}`;

/** Reads the unsent taps of an earlier page; null if there are none, or they are invalid. */
export function readTaps(matchId: string): StoredTaps | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(matchId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** If the browser's storage is full or disabled, only the page itself has them. */
export function storeTaps(matchId: string, taps: StoredTaps): void {
  try {
    localStorage.setItem(keyOf(matchId), JSON.stringify(taps));
  } catch {
    // No message: the user could do nothing about it in the middle of a match.
  }
}

export function removeTaps(matchId: string): void {
  try {
    localStorage.removeItem(keyOf(matchId));
  } catch {
    // As above.
  }
}
