import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import type { NextMatchPageQuery } from '../../gql/graphql.ts';
import { preload } from '../../graphql/preload.ts';
import { Countdown } from '../matches/Countdown.tsx';
import { matchJsonLd } from '../matches/match-json-ld.ts';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { ScoreboardSkeleton } from '../matches/ScoreboardSkeleton.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatLongDate, formatTime } from '../../ui/dates.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Price } from '../../ui/Price.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { formatEuros } from '../../ui/text.ts';
import { useOwnMatches } from './own-tickets.ts';
import { TicketCard } from './TicketCard.tsx';
import { NoMatches } from './NoMatches.tsx';
import { TicketsNav } from './TicketsNav.tsx';
import { VenueGuide } from './VenueGuide.tsx';

const NextMatchQuery = graphql(`
  query NextMatchPage {
    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {
      items {
        id
        homeTeam
        awayTeam
        matchDate
        status
        isOnSale
        ticketPrice
        ...MatchScoreboard_match
        ...TicketCard_match
        ...MatchJsonLd_match
      }
    }
  }
`);

type Match = NextMatchPageQuery['matches']['items'][number];

/** Number of further matches offered below the next one. */
const AFTERWARDS = 2;

export const load: PageLoad = async (client) => {
  await preload(client, NextMatchQuery, {});
  return null;
};

/** The next home match. A postponed match does not count, unless there is no other. */
export default function NextMatchPage() {
  const { origin } = useSite();
  const own = useOwnMatches();
  const [{ data, error }, ask] = useQuery({ query: NextMatchQuery });
  const items = data?.matches.items;
  const next = items?.find(({ status }) => status !== 'POSTPONED') ?? items?.[0];
  const later = items?.filter((match) => match !== next).slice(0, AFTERWARDS) ?? [];
  return (
    <>
      <Seo
        title={next ? `Próximo partido: ${next.homeTeam} – ${next.awayTeam}` : 'Próximo partido en casa'}
        description={next ? describe(next) : `El próximo partido en casa del ${club.name}.`}
        jsonLd={[
          ...(next ? [matchJsonLd(next, origin)] : []),
          breadcrumbs(origin, ['Entradas', '/entradas'], ['Próximo partido', '/entradas/proximo']),
        ]}
      />
      <PageBand
        kicker={`En casa · ${club.venue.name}`}
        title="Próximo partido"
        seed="proximo"
        foot={<TicketsNav />}
      />
      <div className="wrap grid gap-10 py-8 sm:py-12">
        {error && !items && (
          <Alert
            tone="error"
            title="No hemos podido cargar el próximo partido"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        )}
        {!items && !error && (
          <SkeletonGroup label="Cargando el próximo partido...">
            <ScoreboardSkeleton className="h-[32rem] sm:h-[33.5rem]" />
          </SkeletonGroup>
        )}
        {items && !next && <NoMatches />}
        {next && <NextMatch match={next} owned={own.has(next.id)} />}
        {items && <VenueGuide />}
        {later.length > 0 && (
          <section aria-labelledby="despues" className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 id="despues" className="display text-display-sm">
                Y después, también en casa
              </h2>
              <MoreLink to="/entradas" label="Ver todas las entradas" />
            </div>
            {later.map((match) => (
              <TicketCard key={match.id} match={match} owned={own.has(match.id)} as="h3" />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function NextMatch({ match, owned }: { match: Match; owned: boolean }) {
  const action = owned ? 'Ver mi entrada' : 'Comprar entrada';
  return (
    <MatchScoreboard
      match={match}
      actions={
        <>
          <p className="headline flex items-center text-xl max-sm:mr-auto">
            {match.isOnSale && <Price amount={match.ticketPrice} />}
          </p>
          <ButtonLink to={`/entradas/${match.id}`} size="lg" className="min-w-52">
            {match.isOnSale || owned ? action : 'Ver el partido'}
          </ButtonLink>
        </>
      }
    >
      {match.status === 'SCHEDULED' && <Countdown to={match.matchDate} />}
    </MatchScoreboard>
  );
}

function describe({ homeTeam, awayTeam, matchDate, isOnSale, ticketPrice }: Match): string {
  const price = isOnSale ? `. Entradas a ${formatEuros(ticketPrice)}` : '';
  return `${homeTeam} – ${awayTeam}, ${formatLongDate(matchDate)} a las ${formatTime(matchDate)} en el ${club.venue.name}${price}. Horario, cuenta atrás y cómo llegar.`;
}
