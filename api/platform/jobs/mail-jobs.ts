import type { Database } from '../database/client.ts';
import { collectMails, COLLECT_MAILS_JOB, removeOldMails, SEND_MAIL_JOB } from '../mail/mails.ts';
import { sendMail, type Post } from '../mail/send-mail.ts';
import type { Job, JobQueue } from './job-queue.ts';

/** The jobs that send mail: one finds new rows and queues them once, the other sends one mail. */
export function mailJobs(database: Database, post: Post): (queue: Pick<JobQueue, 'add'>) => Job[] {
  return ({ add }) => [
    {
      name: COLLECT_MAILS_JOB,
      // A new row wakes this job; the schedule finds what a crash left.
      cron: '* * * * *',
      attempts: 2,
      retryDelay: 5,
      timeLimit: 120,
      concurrency: 1,
      run: () => collectMails(database, add),
    },
    {
      name: SEND_MAIL_JOB,
      // A mail server may be away for an afternoon: 30 s, 1 min, 2 min … 8 h.
      attempts: 11,
      retryDelay: 30,
      timeLimit: 60,
      concurrency: 4,
      run: (data) => sendMail(database, post, data),
    },
    {
      name: 'mail.clean-up',
      cron: '37 5 * * *',
      attempts: 2,
      retryDelay: 60,
      timeLimit: 120,
      concurrency: 1,
      run: () => removeOldMails(database),
    },
  ];
}
