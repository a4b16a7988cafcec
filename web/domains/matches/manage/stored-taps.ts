import { z } from 'zod';
import type { Period, Tap } from './score-queue.ts';

/** What was not confirmed when a page was closed. */
export interface StoredTaps {
  /** The score that the taps were based on. */
  base: readonly Period[];
  /** The batch that was being sent: it may have arrived. */
  sending: readonly Tap[];
  /** Taps that were never sent. */
  waiting: readonly Tap[];
  /** Whether the user had been asked to decide about the batch. */
  undecided: boolean;
}

const period = z.object({ home: z.int(), away: z.int() });
const tap = z.union([
  z.object({ kind: z.literal('points'), period: z.int(), side: z.enum(['home', 'away']), points: z.int() }),
  z.object({ kind: z.enum(['period', 'period-back']), period: z.int() }),
]);
const stored = z.object({
  base: z.array(period),
  sending: z.array(tap),
  waiting: z.array(tap),
  undecided: z.boolean(),
});

/** Whose taps of which match: they are sent in the name of who made them. */
export interface Scoreboard {
  userId: string;
  matchId: string;
}

const keyOf = ({ userId, matchId }: Scoreboard) => `marcador:${userId}:${matchId}`;

/** Reads the unconfirmed taps of an earlier page; null if there are none, or they are invalid. */
export function readTaps(of: Scoreboard): StoredTaps | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** If the browser's storage is full or disabled, only the page itself has them. */
export function storeTaps(of: Scoreboard, taps: StoredTaps): void {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(taps));
  } catch {
    // No message: the user could do nothing about it in the middle of a match.
  }
}

export function removeTaps(of: Scoreboard): void {
  try {
    localStorage.removeItem(keyOf(of));
  } catch {
    // As above.
  }
}
