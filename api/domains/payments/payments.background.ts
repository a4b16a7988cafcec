import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import { refundedLetter } from './payment-letters.ts';
import { paymentProvider } from './providers.ts';
import { SETTLE_JOB } from './settle-job.ts';
import { REFUND_JOB, dueRefunds, refundOrder } from './refunds.ts';
import { settleOrders } from './settle.ts';

const DAY = 24 * 60 * 60_000;

const refundData = z.object({ orderId: z.uuid() });

/** The mails about payments. */
export const paymentMails = {
  order_refunded: {
    usefulFor: 30 * DAY,
    compose: (database, origin, { subjectId }) => refundedLetter(database, origin, subjectId ?? ''),
  },
} satisfies DomainBackground['mails'];

/** Asks about lost payments, ends orders in time, and gives money back. */
export const openPaymentsBackground = (database: Database, config: Config): DomainBackground => ({
  mails: paymentMails,
  jobs: ({ add }) => [
    {
      ...SWEEP,
      name: SETTLE_JOB,
      cron: '* * * * *',
      async run() {
        await settleOrders(database, await paymentProvider(config));
        await add(await dueRefunds(database));
      },
    },
    {
      name: REFUND_JOB,
      // For a day: a provider may be away for hours.
      attempts: 12,
      retryDelay: 30,
      timeLimit: 60,
      concurrency: 4,
      run: async (data) =>
        refundOrder(database, await paymentProvider(config), refundData.parse(data).orderId),
    },
  ],
});
