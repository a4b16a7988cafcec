import type { Domain } from '../../platform/domain.ts';
import './dashboard.schema.ts';
import './analytics.schema.ts';

/** Figures of the panel. */
export const analyticsDomain: Domain = {
  name: 'analytics',
  publicFiles: [],
  async openBackground(database) {
    const { openAnalyticsBackground } = await import('./analytics.background.ts');
    return openAnalyticsBackground(database);
  },
};
