import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import type { PushSender } from '../push/push-sender.ts';
import { deliverNotification } from './delivery-job.ts';
import { DELIVERY_JOB, FAN_OUT_JOB, fanOut, type DeliveryOrder } from './fan-out.ts';

/** Brings what was announced to the devices of those who want it. */
export function openNotificationsBackground(database: Database, sender: PushSender): DomainBackground {
  return {
    jobs: ({ add }) => [
      {
        ...SWEEP,
        name: FAN_OUT_JOB,
        // An announcement wakes it; this finds what a crash has left.
        cron: '* * * * *',
        run: () => fanOut(database, add),
      },
      {
        name: DELIVERY_JOB,
        // A push service that fails has retries of its own, see `deliverNotification`; these are for faults of ours.
        attempts: 3,
        retryDelay: 10,
        timeLimit: 30,
        concurrency: 20,
        run: (data) => deliverNotification(database, sender, data as DeliveryOrder, add),
      },
    ],
    close: () => sender.close(),
  };
}
