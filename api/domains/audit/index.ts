import type { Domain } from '../../platform/domain.ts';
import './audit-log.schema.ts';

/** The log of what staff did. */
export const auditDomain: Domain = {
  name: 'audit',
  publicFiles: ['audit-log.ts', 'decisions.ts', 'edits.ts'],
};
