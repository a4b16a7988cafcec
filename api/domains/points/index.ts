import type { Domain } from '../../platform/domain.ts';
import { pointsCalls } from './points.calls.ts';
import { stopSettling } from './settlement-queue.ts';
import './earning.ts';
import './points.schema.ts';
import './achievements.schema.ts';
import './manual-achievements.schema.ts';

/** Points, levels and achievements of fans. */
export const pointsDomain: Domain = {
  name: 'points',
  publicFiles: [],
  calls: pointsCalls,
  stop: stopSettling,
};
