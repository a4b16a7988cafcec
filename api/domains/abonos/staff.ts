/** Roles that review season passes. */
export const ABONO_STAFF = ['admin', 'commercial_manager'] as const;
