import type { SponsorCategory } from '../../gql/graphql.ts';

/** Share of a column's height by tier, in twelfths. */
const TIER_WEIGHT: Record<SponsorCategory, number> = {
  PLATINO: 12,
  ORO: 6,
  PLATA: 4,
  BRONCE: 3,
  COLABORADOR: 3,
};

const COLUMN = 12;

/** A card of a column: a sponsor, or null for the free place. */
export interface Placed<Sponsor> {
  sponsor: Sponsor | null;
  weight: number;
}

/**
 * Puts sponsors into columns of equal height, in order; one that does not fit starts the next column. The last column
 * ends with a free place, as high as the remaining space, which invites the next sponsor.
 */
export function sponsorColumns<Sponsor extends { category: SponsorCategory }>(
  sponsors: readonly Sponsor[],
): Placed<Sponsor>[][] {
  const columns: Placed<Sponsor>[][] = [[]];
  let room = COLUMN;
  const place = (sponsor: Sponsor | null, weight: number) => {
    if (weight > room) {
      columns.push([]);
      room = COLUMN;
    }
    columns.at(-1)?.push({ sponsor, weight });
    room -= weight;
  };
  for (const sponsor of sponsors) place(sponsor, TIER_WEIGHT[sponsor.category]);
  place(null, room || COLUMN);
  return columns;
}
