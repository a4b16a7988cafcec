import { StatisticsSource, type Database } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { recordFeedScore, type FeedPeriods } from '../matches/feed-score.ts';
import { lockMatch } from '../matches/locked-match.ts';
import type { MatchSheet } from './sheet.ts';
import { storeSheet } from './stored-sheet.ts';

/** A feed as its reader took it. */
export interface TakenFeed {
  matchId: number;
  address: string;
  reader: string;
}

/** A good reading. */
export interface GoodReading {
  source: StatisticsSource;
  sheet: MatchSheet;
  etag: string | null;
  at: Date;
  nextReadAt: Date | null;
}

/**
 * Stores a reading: the sheet, the score of the match if staff keep none, and that it went well.
 * @returns false if the feed is no longer this reader's, or its match is not played: nothing was stored
 */
export function storeReading(
  database: Database,
  feed: TakenFeed,
  { source, sheet, etag, at, nextReadAt }: GoodReading,
): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, feed.matchId);
    if (match.status !== 'live' && match.status !== 'finished') return false;
    const { count } = await transaction.matchFeed.updateMany({
      where: feed,
      data: { etag, failures: 0, error: null, lastReadAt: at, nextReadAt },
    });
    if (count === 0) return false;
    await storeSheet(transaction, match, { source, sheet });
    const stored = await transaction.matchFeed.findUniqueOrThrow({ where: { matchId: match.id } });
    const score = await recordFeedScore(transaction, match, playedPeriods(sheet), stored.score);
    if (score !== stored.score)
      await transaction.matchFeed.update({ where: { matchId: match.id }, data: { score } });
    return true;
  }, transactionOptions);
}

/** Points of the periods up to the one that is played; sources also list those to come. */
export function playedPeriods({ home, away, plays }: MatchSheet): FeedPeriods {
  const periods = Array.from({ length: Math.max(home.periods.length, away.periods.length) }, (_, index) => ({
    home: home.periods[index] ?? 0,
    away: away.periods[index] ?? 0,
  }));
  const scored = periods.findLastIndex((period) => period.home + period.away > 0) + 1;
  const played = plays.reduce((latest, { period }) => Math.max(latest, period), 0);
  return periods.slice(0, Math.max(1, scored, played));
}
