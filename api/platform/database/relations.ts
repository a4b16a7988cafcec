/** How Prisma reads the rows that those asked for are related to; joined where nothing is said. */
export interface RelationLoading {
  relationLoadStrategy?: 'join' | 'query';
}

/** In one statement with them. */
export const JOINED: RelationLoading = {};

/**
 * In a statement of their own, for the rows that are left: PostgreSQL joins before it sorts and skips, so a long list would
 * be joined whole for a page of it.
 */
export const ASKED_AFTERWARDS: RelationLoading = { relationLoadStrategy: 'query' };
