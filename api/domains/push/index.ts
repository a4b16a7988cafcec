import type { Domain } from '../../platform/domain.ts';
import { pushCalls } from './push.calls.ts';
import './push.schema.ts';

/** Devices and push services. */
export const pushDomain: Domain = {
  name: 'push',
  publicFiles: ['notification.ts', 'orders.ts', 'push-sender.ts', 'push.input.ts', 'push.ts'],
  calls: pushCalls,
};
