import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { announceProgress } from './match-announcements.ts';
import { hasPoints } from './match-end.input.ts';
import { scoreInput, type PeriodScore } from './match-editing.input.ts';
import { WITHOUT_WORDS, matchChanged } from './match-events.ts';
import { periodsOf, sameScore, scoreText, storedScore } from './match-score.ts';

/** Points of the periods up to the one that is played. */
export type FeedPeriods = readonly PeriodScore[];

/**
 * Gives a match that is being played the score of its feed, unless staff keep a score: once they change it by hand, it is theirs
 * from then on.
 * @param match locked by the transaction
 * @param last the score that the feed gave it last, as this function returned it; null if it never did
 * @returns the score that the feed gave it last
 */
export async function recordFeedScore(
  transaction: DatabaseTransaction,
  match: Match,
  periods: FeedPeriods,
  last: string | null,
): Promise<string | null> {
  const current = periodsOf(match);
  const isByHand = current.some(hasPoints) && scoreText(current) !== last;
  if (match.status !== 'live' || isByHand) return last;
  // A feed may say anything; what no match can have stays out of the scoreboard.
  const read = scoreInput.shape.periods.safeParse(periods);
  if (!read.success || !read.data.some(hasPoints)) return last;
  if (sameScore(current, read.data)) return scoreText(current);
  const score = storedScore(read.data);
  const after = { ...match, ...score };
  await transaction.match.update({ where: { id: match.id }, data: score });
  await announceProgress(transaction, 'score', match, after);
  await Promise.all(matchChanged.emit(transaction, { before: match, after }, WITHOUT_WORDS));
  return scoreText(read.data);
}
