import type { Domain } from '../../platform/domain.ts';
import { abonoCalls } from './abonos.calls.ts';
import './closed-accounts.ts';
import './abonos.schema.ts';
import './uploading.schema.ts';
import './review-queue.schema.ts';
import './review.schema.ts';
import './answers.schema.ts';
import './layouts.schema.ts';
import { LEARNING_JOB } from './learning-job.ts';

/** Season passes: their upload, reading and review. */
export const abonosDomain: Domain = {
  name: 'abonos',
  publicFiles: ['own-passes.ts', 'pass-events.ts', 'staff.ts'],
  calls: abonoCalls,
  wakes: { abono_lessons: LEARNING_JOB },
  async openBackground(database, config) {
    const { openAbonosBackground } = await import('./abonos.background.ts');
    return openAbonosBackground(database, config);
  },
};
