import { call, optionalText } from './call.ts';
import { graphql } from './gql/index.ts';
import type { SponsorCategory } from './gql/graphql.ts';

export const sponsorCalls = [
  call({
    call: 'GET /api/sponsors',
    document: graphql(`
      query RestSponsors($category: SponsorCategory) {
        sponsors(category: $category) {
          id
          name
          category
          logoUrl
          website
          description
          order
        }
      }
    `),
    // Tiers travel in lower case; one that does not exist is refused by the schema.
    variables: ({ query }) => ({
      category:
        query.category === 'all'
          ? null
          : ((optionalText(query.category)?.toUpperCase() as SponsorCategory) ?? null),
    }),
    answer: ({ sponsors }) =>
      sponsors.map(({ id, category, ...rest }) => ({
        id: Number(id),
        ...rest,
        category: category.toLowerCase(),
      })),
  }),
];
