import type { Domain } from '../../platform/domain.ts';
import './statistics.schema.ts';

/** What happened in a match: box score, play by play and shots, read from the files of scoring programs. */
export const statisticsDomain: Domain = { name: 'statistics', publicFiles: [] };
