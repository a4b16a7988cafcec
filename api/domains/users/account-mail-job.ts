import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database/client.ts';
import type { Job, WorkQueue } from '../../platform/jobs/job-queue.ts';
import { writeAccountMail } from './account-mails.ts';

// Mails that strangers can cause by writing an e-mail. Whether it has an account is looked up in a job, after the response: so
// neither the response nor its time tells.

const ACCOUNT_MAIL_JOB = 'users.mail';

const order = z.object({
  kind: z.enum(['reset_password', 'sign_in_locked']),
  email: z.string(),
  event: z.string(),
});

/** A mail to the account of an e-mail, if there is one; a mail of a kind is written once for each event. */
export type AccountMailOrder = z.infer<typeof order>;

/** Orders a mail. */
export function orderAccountMail(queue: Pick<WorkQueue, 'add'>, data: AccountMailOrder): Promise<void> {
  return queue.add([{ name: ACCOUNT_MAIL_JOB, id: randomUUID(), data }]);
}

/** The job that looks up the account and writes the mail; another job sends it. */
export function accountMailJob(database: Database): Job {
  return {
    name: ACCOUNT_MAIL_JOB,
    attempts: 6,
    retryDelay: 10,
    timeLimit: 60,
    concurrency: 4,
    isPersonal: true,
    run: (data) => writeAccountMail(database, order.parse(data)),
  };
}
