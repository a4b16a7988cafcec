import { club } from '../../../api/club/club.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { MatchJsonLd_MatchFragment, MatchStatus } from '../../gql/graphql.ts';

export const MatchJsonLd_match = graphql(`
  fragment MatchJsonLd_match on Match {
    id
    homeTeam
    awayTeam
    isHome
    matchDate
    location
    venue {
      name
      city
      street
      postalCode
    }
    status
    isOnSale
    ticketsAvailable
    ticketPrice
  }
`);

/** schema.org has no status for a finished match: it stays scheduled. */
const EVENT_STATUS: Partial<Record<MatchStatus, string>> = {
  POSTPONED: 'https://schema.org/EventPostponed',
  CANCELLED: 'https://schema.org/EventCancelled',
};

/** Structured data of a match, with an offer if the club sells tickets. `origin` comes from `useSite`. */
export function matchJsonLd(key: FragmentType<typeof MatchJsonLd_match>, origin: string): object {
  const match = getFragment(MatchJsonLd_match, key);
  const team = (name: string) => ({ '@type': 'SportsTeam', name, sport: 'Basketball' });
  return {
    '@type': 'SportsEvent',
    name: `${match.homeTeam} – ${match.awayTeam}`,
    sport: 'Basketball',
    url: `${origin}/partidos/${match.id}`,
    image: `${origin}/og/partidos/${match.id}.png`,
    startDate: match.matchDate,
    eventStatus: EVENT_STATUS[match.status] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: team(match.homeTeam),
    awayTeam: team(match.awayTeam),
    ...placeOf(match),
    ...(match.isHome && {
      organizer: { '@type': 'SportsOrganization', name: club.name, url: origin },
      ...(match.status === 'SCHEDULED' && {
        offers: {
          '@type': 'Offer',
          url: `${origin}/entradas/${match.id}`,
          price: match.ticketPrice,
          priceCurrency: 'EUR',
          availability: availabilityOf(match),
        },
      }),
    }),
  };
}

function placeOf({ location, venue: place }: Pick<MatchJsonLd_MatchFragment, 'location' | 'venue'>): {
  location?: object;
} {
  const { venue } = club;
  const { kind, name } = matchPlace(location);
  if (kind === 'unknown') return {};
  if (kind === 'elsewhere' && !place) return { location: { '@type': 'Place', name, address: name } };
  if (kind === 'elsewhere' && place)
    return {
      location: {
        '@type': 'Place',
        name: place.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: place.city,
          ...(place.street && { streetAddress: place.street }),
          ...(place.postalCode && { postalCode: place.postalCode }),
        },
      },
    };
  return {
    location: {
      '@type': 'Place',
      name: venue.name,
      maximumAttendeeCapacity: venue.capacity,
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.street,
        postalCode: venue.postalCode,
        addressLocality: venue.city,
        addressRegion: venue.region,
        addressCountry: venue.country,
      },
    },
  };
}

function availabilityOf({ isOnSale, ticketsAvailable }: { isOnSale: boolean; ticketsAvailable: number }) {
  if (isOnSale) return 'https://schema.org/InStock';
  return ticketsAvailable > 0 ? 'https://schema.org/Discontinued' : 'https://schema.org/SoldOut';
}
