import type { Domain } from '../../platform/domain.ts';

/** Calendars, RSS, sitemap and robots.txt. */
export const feedsDomain: Domain = {
  name: 'feeds',
  publicFiles: ['match-calendar.ts'],
};
