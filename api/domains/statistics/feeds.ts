import { StatisticsSource } from '../../platform/database/client.ts';
import { readFebLiveStats } from './feb-live-stats.ts';
import { readFibaLiveStats } from './fiba-live-stats.ts';
import type { MatchSheet } from './sheet.ts';

/** The largest file of a match, in bytes; real ones have up to 1 MB. */
export const MAX_FEED_SIZE = 4 * 1024 * 1024;

/** What staff read of a source. */
export const SOURCE_NAMES = {
  fiba_live_stats: 'FIBA LiveStats',
  feb_live_stats: 'FEB',
  genius_tv_feed: 'Genius Sports',
} as const satisfies Record<StatisticsSource, string>;

const READERS: readonly [source: StatisticsSource, read: (file: unknown) => MatchSheet | null][] = [
  [StatisticsSource.fiba_live_stats, readFibaLiveStats],
  [StatisticsSource.feb_live_stats, readFebLiveStats],
];

/**
 * Reads a file of any known source.
 * @returns null if it is of none, or has no players
 */
export function readFeed(file: unknown): { source: StatisticsSource; sheet: MatchSheet } | null {
  for (const [source, read] of READERS) {
    const sheet = read(file);
    if (sheet && sheet.home.players.length > 0 && sheet.away.players.length > 0) return { source, sheet };
  }
  return null;
}
