import type { Prisma, SponsorCategory } from '../database/client.ts';

/** The sponsors that the public sees, from the highest tier down, each tier in the staff's order. */
export function visibleSponsors(category: SponsorCategory | null | undefined) {
  return {
    where: { isVisible: true, ...(category && { category }) },
    // PostgreSQL orders an enum as it was declared: platino first.
    orderBy: [{ category: 'asc' }, { order: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.SponsorFindManyArgs;
}
