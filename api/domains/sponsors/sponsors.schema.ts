import { SponsorCategory } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { sampleSponsors } from './sample-sponsors.ts';
import { SPONSOR_STAFF, allSponsors, visibleSponsors } from './sponsors.ts';

/** Estimated number of sponsors in a list without pages: a club has dozens. */
export const SPONSORS_COST = { field: 1, multiplier: 50 };

export const SponsorCategoryType = builder.enumType('SponsorCategory', {
  description: 'Tiers, the highest first.',
  values: enumValues(Object.values(SponsorCategory)),
});

export const SponsorType = builder.prismaObject('Sponsor', {
  description: 'A sponsor of the club.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    category: t.expose('category', { type: SponsorCategoryType }),
    logoUrl: t.exposeString('logoUrl', {
      nullable: true,
      description: 'An address of another site, or a path of ours under `/uploads/`.',
    }),
    website: t.exposeString('website', { nullable: true, description: 'An http or https address.' }),
    description: t.exposeString('description', { nullable: true }),
    order: t.exposeInt('order', { description: 'Its place within the tier; the id decides between equals.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The last change. Only for staff who manage sponsors.',
      authScopes: { role: SPONSOR_STAFF },
    }),
    isVisible: t.exposeBoolean('isVisible', {
      description: 'Whether the public sees it. Only for staff who manage sponsors.',
      authScopes: { role: SPONSOR_STAFF },
    }),
  }),
});

const SponsorPage = pageType<ReturnType<typeof allSponsors>>('SponsorPage', 'One page of sponsors.', (t) =>
  t.prismaField({
    type: [SponsorType],
    resolve: (query, { list, window }, _args, { database }) =>
      database.sponsor.findMany({ ...query, ...list, skip: window.skip, take: window.take }),
  }),
);

builder.queryFields((t) => ({
  sponsors: t.prismaField({
    type: [SponsorType],
    description: 'The visible sponsors by tier and the club’s order.',
    args: {
      category: t.arg({ type: SponsorCategoryType }),
      orSamples: t.arg.boolean({
        defaultValue: false,
        description: 'Samples, with negative ids, if the club shows no sponsor of any tier.',
      }),
    },
    complexity: SPONSORS_COST,
    resolve: async (query, _root, { category, orSamples }, { database }) => {
      const sponsors = await database.sponsor.findMany({ ...query, ...visibleSponsors(category) });
      return sponsors.length === 0 && orSamples && !category ? sampleSponsors() : sponsors;
    },
  }),
  allSponsors: t.field({
    type: SponsorPage,
    description: 'All the sponsors, hidden ones too, by tier and order. Only for staff who manage sponsors.',
    authScopes: { role: SPONSOR_STAFF },
    complexity: pageComplexity,
    args: {
      category: t.arg({ type: SponsorCategoryType }),
      search: t.arg.string({ description: 'In the name, whatever the case.' }),
      ...pageArgs(50),
    },
    resolve: (_root, { category, search, ...page }, { database }) => {
      const list = allSponsors({ category, search });
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.sponsor.findFirst(NEWEST_ID)),
        count: ({ where }) => database.sponsor.count({ where }),
      });
    },
  }),
}));
