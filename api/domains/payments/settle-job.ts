/** The job that asks about lost payments and queues refunds; woken by refunds that are due. */
export const SETTLE_JOB = 'payments.settle';
