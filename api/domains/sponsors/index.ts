import type { Domain } from '../../platform/domain.ts';
import { sponsorCalls } from './sponsors.calls.ts';
import './sponsors.schema.ts';
import './sponsors-editing.schema.ts';

/** Sponsors by tier. */
export const sponsorsDomain: Domain = {
  name: 'sponsors',
  publicFiles: [],
  calls: sponsorCalls,
};
