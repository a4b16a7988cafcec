import type { Domain } from '../../platform/domain.ts';
import './failed-jobs.schema.ts';

/** Jobs that failed, for administrators. */
export const jobsDomain: Domain = {
  name: 'jobs',
  publicFiles: [],
};
