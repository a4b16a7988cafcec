import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { announceNews, NEWS_JOB } from './news-announcements.ts';

/** Announces the articles that have appeared. */
export function openNewsBackground(database: Database): DomainBackground {
  return {
    jobs: () => [
      {
        ...SWEEP,
        name: NEWS_JOB,
        // An article's hour may come at any minute.
        cron: '* * * * *',
        run: () => announceNews(database),
      },
    ],
  };
}
