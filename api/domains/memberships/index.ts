import type { Domain } from '../../platform/domain.ts';
import { membershipCalls } from './memberships.calls.ts';
import './memberships.schema.ts';
import './granting.schema.ts';

/** Memberships of the club. */
export const membershipsDomain: Domain = {
  name: 'memberships',
  publicFiles: ['member-number.ts', 'memberships.input.ts', 'memberships.ts'],
  calls: membershipCalls,
};
