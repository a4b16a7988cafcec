import { club } from '../../api/club.ts';
import { type FragmentType, getFragment, graphql } from '../gql/index.ts';

export const SponsorsJsonLd_sponsor = graphql(`
  fragment SponsorsJsonLd_sponsor on Sponsor {
    id
    name
    website
  }
`);

/** Who sponsors the club, as search engines read it. `origin` as of `useSite`. */
export function sponsorsJsonLd(
  sponsors: readonly FragmentType<typeof SponsorsJsonLd_sponsor>[],
  origin: string,
): object {
  return {
    '@graph': [
      {
        '@type': 'SportsTeam',
        '@id': `${origin}/#club`,
        name: club.name,
        sport: 'Basketball',
        url: `${origin}/`,
        sponsor: sponsors.map((key) => {
          const { name, website } = getFragment(SponsorsJsonLd_sponsor, key);
          return { '@type': 'Organization', name, ...(website && { url: website }) };
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Patrocinadores', item: `${origin}/patrocinadores` },
        ],
      },
    ],
  };
}
