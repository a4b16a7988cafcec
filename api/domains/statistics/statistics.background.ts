import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { followFeeds } from './follow-feeds.ts';

/** A run ends after so many seconds, and another one goes on at once: a match may last, or nobody ends it. */
const RUN_LIMIT = 3 * 60 * 60;
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
        timeLimit: RUN_LIMIT + 300,
        concurrency: CONCURRENCY,
        run() {
          const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(RUN_LIMIT * 1000)]);
          return followFeeds(database, { access: config.statistics, signal });
        },
      },
    ],
    interrupt: () => stop.abort(),
  };
}
