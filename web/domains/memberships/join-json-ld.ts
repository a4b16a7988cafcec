import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { questions } from '../content/membership.tsx';
import { SINGLE_FARES, type Passes } from '../content/season-ticket-prices.ts';

/** Structured data: the season ticket with its price range, and the frequent questions. */
export function joinJsonLd(origin: string, season: string, passes: Passes): readonly object[] {
  const prices = passes.zones.flatMap((zone) => SINGLE_FARES.map(({ fare }) => zone[fare]));
  const sold = [...prices.filter((price) => typeof price === 'number'), passes.vip, passes.corporate];
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
      mainEntity: questions(passes).map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    breadcrumbs(origin, ['Hazte socio', '/hazte-socio']),
  ];
}
