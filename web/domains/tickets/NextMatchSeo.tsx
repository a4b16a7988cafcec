import { club } from '../../../api/club/club.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import type { NextMatchSeo_MatchFragment } from '../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { matchJsonLd } from '../matches/match-json-ld.ts';
import { formatLongDate, formatTime } from '../../ui/dates.ts';
import { formatEuros } from '../../ui/text.ts';

export const NextMatchSeo_match = graphql(`
  fragment NextMatchSeo_match on Match {
    homeTeam
    awayTeam
    matchDate
    location
    isOnSale
    ticketPrice
    ...MatchJsonLd_match
  }
`);

interface NextMatchSeoProps {
  /** Undefined until loaded, and if there is none. */
  match: FragmentType<typeof NextMatchSeo_match> | undefined;
}

/** Metadata of the next home match. */
export function NextMatchSeo({ match: key }: NextMatchSeoProps) {
  const { origin } = useSite();
  const match = getFragment(NextMatchSeo_match, key);
  return (
    <Seo
      title={match ? `Próximo partido: ${match.homeTeam} – ${match.awayTeam}` : 'Próximo partido en casa'}
      description={match ? describe(match) : `El próximo partido en casa del ${club.name}.`}
      jsonLd={[
        ...(match ? [matchJsonLd(match, origin)] : []),
        breadcrumbs(origin, ['Entradas', '/entradas'], ['Próximo partido', '/entradas/proximo']),
      ]}
    />
  );
}

function where(location: string): string {
  const { kind, name } = matchPlace(location);
  return kind === 'pavilion' ? `en el ${club.venue.name}` : `en ${name ?? 'un pabellón por confirmar'}`;
}

function describe({
  homeTeam,
  awayTeam,
  matchDate,
  location,
  isOnSale,
  ticketPrice,
}: NextMatchSeo_MatchFragment): string {
  const price = isOnSale ? `. Entradas a ${formatEuros(ticketPrice)}` : '';
  return `${homeTeam} – ${awayTeam}, ${formatLongDate(matchDate)} a las ${formatTime(matchDate)} ${where(location)}${price}. Horario, cuenta atrás y cómo llegar.`;
}
