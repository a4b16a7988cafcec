import type { SponsorCategory } from '../../gql/graphql.ts';

/** The tiers from the highest down, with their labels and URL values. */
export const SPONSOR_TIERS = [
  { category: 'PLATINO', slug: 'platino', label: 'Platino' },
  { category: 'ORO', slug: 'oro', label: 'Oro' },
  { category: 'PLATA', slug: 'plata', label: 'Plata' },
  { category: 'BRONCE', slug: 'bronce', label: 'Bronce' },
  { category: 'COLABORADOR', slug: 'colaborador', label: 'Colaborador' },
] as const satisfies readonly { category: SponsorCategory; slug: string; label: string }[];

export type SponsorTier = (typeof SPONSOR_TIERS)[number];

const BY_CATEGORY = Object.fromEntries(SPONSOR_TIERS.map((tier) => [tier.category, tier])) as Record<
  SponsorCategory,
  SponsorTier
>;

export function tierOf(category: SponsorCategory): SponsorTier {
  return BY_CATEGORY[category];
}
