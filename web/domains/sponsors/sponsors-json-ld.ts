import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';

export const SponsorsJsonLd_sponsor = graphql(`
  fragment SponsorsJsonLd_sponsor on Sponsor {
    id
    name
    website
  }
`);

/** Structured data of the club's sponsors. `origin` comes from `useSite`. */
export function sponsorsJsonLd(
  sponsors: readonly FragmentType<typeof SponsorsJsonLd_sponsor>[],
  origin: string,
): readonly object[] {
  return [
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
    breadcrumbs(origin, ['Patrocinadores', '/patrocinadores']),
  ];
}
