import type { Domain } from '../../platform/domain.ts';
import './imports.schema.ts';

/** Files with the games of a competition: imported, undone, exported. */
export const importsDomain: Domain = { name: 'imports', publicFiles: [] };
