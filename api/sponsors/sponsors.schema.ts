import { SponsorCategory } from '../database/client.ts';
import { builder } from '../graphql/builder.ts';
import { visibleSponsors } from './sponsors.ts';

const SponsorCategoryType = builder.enumType('SponsorCategory', {
  description: 'Tiers, the highest first.',
  values: Object.fromEntries(
    Object.values(SponsorCategory).map((tier) => [tier.toUpperCase(), { value: tier }]),
  ) as { [Name in SponsorCategory as Uppercase<Name>]: { value: Name } },
});

const SponsorType = builder.prismaObject('Sponsor', {
  description: 'A sponsor of the club, as the public sees it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    category: t.expose('category', { type: SponsorCategoryType }),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    order: t.exposeInt('order', { description: 'Its place within the tier.' }),
  }),
});

builder.queryField('sponsors', (t) =>
  t.prismaField({
    type: [SponsorType],
    description: 'The sponsors by tier and the club’s order.',
    args: { category: t.arg({ type: SponsorCategoryType }) },
    // A list, not a page: a club has dozens.
    complexity: { field: 1, multiplier: 50 },
    resolve: (query, _root, { category }, { database }) =>
      database.sponsor.findMany({ ...query, ...visibleSponsors(category) }),
  }),
);
