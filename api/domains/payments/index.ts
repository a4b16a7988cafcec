import type { Domain } from '../../platform/domain.ts';
import { SETTLE_JOB } from './settle-job.ts';
import './payments.schema.ts';
import './staff-payments.schema.ts';
import './refunds.ts';

/** Payments for tickets, through a provider. Off by default. */
export const paymentsDomain: Domain = {
  name: 'payments',
  publicFiles: [],
  wakes: { orders: SETTLE_JOB },
  async openBackground(database, config) {
    const { openPaymentsBackground } = await import('./payments.background.ts');
    return openPaymentsBackground(database, config);
  },
};
