import { z } from 'zod';
import { sponsorInput, type SponsorTier } from '../../../../api/domains/sponsors/sponsors.input.ts';
import type { SponsorCategory } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../ui/typed-number.ts';
import { SPONSOR_TIERS } from '../sponsor-tiers.ts';

/** The value before a tier is chosen: a select item may not have an empty value. */
export const NO_TIER = 'ninguno';

export const TIER_OPTIONS = [
  { value: NO_TIER, label: 'Selecciona una categoría' },
  ...SPONSOR_TIERS.map(({ slug, label }) => ({ value: slug, label })),
];

/** An empty field is the first position. */
const orderBox = z
  .string()
  .transform((text) => typedNumber(text, 0))
  .pipe(sponsorInput.shape.order.unwrap());

/** The values of the form; the messages are those of the API. */
const texts = {
  name: sponsorInput.shape.name,
  category: z.string().pipe(sponsorInput.shape.category),
  website: sponsorInput.shape.website,
  description: sponsorInput.shape.description,
};

export const newSponsorForm = z.object({
  ...texts,
  order: orderBox,
  isVisible: z.boolean(),
  banner: z.custom<File | null>((value) => value === null || value instanceof File),
});
export type NewSponsorValues = z.input<typeof newSponsorForm>;
export type NewSponsor = z.output<typeof newSponsorForm>;

/** The same without a banner. */
export const editSponsorForm = z.object({ ...texts, logoUrl: sponsorInput.shape.logoUrl });
export type EditSponsorValues = z.input<typeof editSponsorForm>;
export type EditSponsor = z.output<typeof editSponsorForm>;

/** The form and the database write a tier in lower case, GraphQL in upper case. */
export function toCategory(tier: SponsorTier): SponsorCategory {
  return tier.toUpperCase() as Uppercase<SponsorTier>;
}
