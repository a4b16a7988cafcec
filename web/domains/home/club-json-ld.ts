import { club } from '../../../api/club/club.ts';

/** Structured data of the club. `origin` comes from `useSite`. */
export function clubJsonLd(origin: string): object {
  const { venue } = club;
  return {
    '@type': ['SportsTeam', 'SportsOrganization'],
    '@id': `${origin}/#club`,
    name: club.name,
    alternateName: [club.shortName, club.abbreviation],
    description: club.description,
    sport: 'Basketball',
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    foundingDate: String(club.founded),
    email: club.contact.email,
    telephone: club.contact.phone,
    memberOf: { '@type': 'SportsOrganization', name: club.league },
    sameAs: club.socials.map(({ url }) => url),
    location: {
      '@type': 'StadiumOrArena',
      name: venue.name,
      maximumAttendeeCapacity: venue.capacity,
      address: venue.address,
    },
  };
}
