/** How Prisma loads relations; joined by default. */
export interface RelationLoading {
  relationLoadStrategy?: 'join' | 'query';
}

/** In the same statement. */
export const JOINED: RelationLoading = {};

/**
 * In a separate statement, for the remaining rows. PostgreSQL joins before it sorts and skips, so for a page of a
 * long list it would join the whole list.
 */
export const ASKED_AFTERWARDS: RelationLoading = { relationLoadStrategy: 'query' };
