import type { Database } from '../../platform/database/client.ts';
import type { DomainBackground } from '../../platform/domain.ts';
import { SWEEP } from '../../platform/jobs/job-queue.ts';
import type { PushSender } from '../push/push-sender.ts';
import { deliverNotification } from './delivery-job.ts';
import { DELIVERY_JOB, FAN_OUT_JOB, fanOut, type DeliveryOrder } from './fan-out.ts';

/** Sends notifications to the devices that subscribe to them. */
export function openNotificationsBackground(database: Database, sender: PushSender): DomainBackground {
  return {
    jobs: ({ add }) => [
      {
        ...SWEEP,
        name: FAN_OUT_JOB,
        // A new notification wakes this job; the schedule finds what a crash left.
        cron: '* * * * *',
        run: () => fanOut(database, add),
      },
      {
        name: DELIVERY_JOB,
        // A push service that fails has retries of its own, see `deliverNotification`; these are for internal errors.
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
