import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { followFeeds } from './follow-feeds.ts';

/** A match with its overtimes and interruptions ends within so many seconds; the schedule goes on with a longer one. */
const TIME_LIMIT = 4 * 60 * 60;
/** A run lasts as long as the match that it follows; runs that find nothing to do end at once. */
const CONCURRENCY = 10;

/** Reads the feeds of matches. */
export function openStatisticsBackground(database: Database, config: Config): DomainBackground {
  const stop = new AbortController();
  return {
    jobs: () => [
      {
        name: 'statistics.follow',
        cron: '* * * * *',
        attempts: 1,
        retryDelay: 5,
        timeLimit: TIME_LIMIT,
        concurrency: CONCURRENCY,
        run: () => followFeeds(database, { access: config.statistics, signal: stop.signal }),
      },
    ],
    interrupt: () => stop.abort(),
  };
}
