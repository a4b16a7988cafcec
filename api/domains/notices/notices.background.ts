import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { noticeLetter } from './notice-letter.ts';
import { settleNotices } from './settle.ts';

const DAY = 24 * 60 * 60_000;

/** The job that settles open notices. */
export const SETTLE_NOTICES_JOB = 'notices.settle';

/** The mail of a notice. */
export const noticeMails = {
  match_notice: {
    usefulFor: 3 * DAY,
    compose: (database, origin, { subjectId, user }) =>
      noticeLetter(database, origin, { noticeId: Number(subjectId), userId: user.id }),
  },
} satisfies DomainBackground['mails'];

/** Tells the holders of tickets how their matches have changed. */
export function openNoticesBackground(database: Database): DomainBackground {
  return {
    jobs: () => [
      { ...SWEEP, name: SETTLE_NOTICES_JOB, cron: '* * * * *', run: () => settleNotices(database) },
    ],
    mails: noticeMails,
  };
}
