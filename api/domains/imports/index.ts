import type { Domain } from '../../platform/domain.ts';
import './imports.schema.ts';
import './lists.schema.ts';

/** Files with games, teams, players and members: imported, undone, exported. */
export const importsDomain: Domain = { name: 'imports', publicFiles: [] };
