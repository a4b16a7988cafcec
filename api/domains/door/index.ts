import type { Domain } from '../../platform/domain.ts';
import './door.schema.ts';
import './desk.schema.ts';

/** The gates on match day: who is admitted, and who came. */
export const doorDomain: Domain = {
  name: 'door',
  publicFiles: ['attendance.ts', 'door-events.ts'],
};
