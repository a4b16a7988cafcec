import type { Prisma, SponsorCategory } from '../../platform/database/client.ts';
import { containsWords } from '../../platform/lists/search.ts';

/** Roles that manage sponsors (the tab «sponsors»). */
export const SPONSOR_STAFF = ['admin', 'commercial_manager'] as const;

// PostgreSQL sorts an enum in the order of its declaration: platino first. Equal orders are sorted by id.
const BY_TIER = [
  { category: 'asc' },
  { order: 'asc' },
  { id: 'asc' },
] satisfies Prisma.SponsorOrderByWithRelationInput[];

/** The visible sponsors, from the highest tier down, each tier in the staff's order. */
export function visibleSponsors(category: SponsorCategory | null | undefined) {
  return {
    where: { isVisible: true, ...(category && { category }) },
    orderBy: BY_TIER,
  } satisfies Prisma.SponsorFindManyArgs;
}

/**
 * Builds the query for all sponsors, including hidden ones, in the same order; `search` looks in the name.
 * @throws ValidationError
 */
export function allSponsors(filter: { category?: SponsorCategory | null; search?: string | null }) {
  return {
    where: { ...(filter.category && { category: filter.category }), ...containsWords(filter.search) },
    orderBy: BY_TIER,
  } satisfies Prisma.SponsorFindManyArgs;
}
