import type { Domain } from '../../platform/domain.ts';

/** The tables of competitions. */
export const standingsDomain: Domain = { name: 'standings', publicFiles: [] };
