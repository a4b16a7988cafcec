import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { QUESTIONS } from '../content/membership.tsx';
import { SINGLE_FARES, SPECIAL_SEATS, ZONE_PRICES } from '../content/season-ticket-prices.ts';

/** Structured data: the season ticket with its price range, and the frequent questions. */
export function joinJsonLd(origin: string, season: string): readonly object[] {
  const prices = ZONE_PRICES.flatMap((zone) => SINGLE_FARES.map(({ fare }) => zone[fare]));
  const sold = [...prices.filter((price) => price !== null), SPECIAL_SEATS.vip, SPECIAL_SEATS.corporate];
  return [
    {
      '@type': 'Product',
      name: `Abono ${season} del ${club.name}`,
      description: `Todos los partidos de liga en casa en el ${club.venue.name}.`,
      brand: { '@type': 'SportsOrganization', name: club.name },
      image: `${origin}/og/club.png`,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: Math.min(...sold),
        highPrice: Math.max(...sold),
        offerCount: sold.length,
        url: `${origin}/hazte-socio`,
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    breadcrumbs(origin, ['Hazte socio', '/hazte-socio']),
  ];
}
