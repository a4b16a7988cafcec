import type { Domain } from '../../platform/domain.ts';
import './statistics.schema.ts';
import './match-feeds.schema.ts';
import './player-games.schema.ts';

/** What happened in a match: box score, play by play and shots, from the files and feeds of scoring programs. */
export const statisticsDomain: Domain = {
  name: 'statistics',
  publicFiles: [],
  // A feed that was added, or whose match begins, is read at once; the schedule finds everything else.
  wakes: { match_feeds: 'statistics.follow' },
  async openBackground(database, config) {
    const { openStatisticsBackground } = await import('./statistics.background.ts');
    return openStatisticsBackground(database, config);
  },
};
