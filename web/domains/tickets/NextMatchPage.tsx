import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { ScoreboardSkeleton } from '../matches/ScoreboardSkeleton.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { useOwnMatches } from './own-tickets.ts';
import { NextMatch } from './NextMatch.tsx';
import { NextMatchSeo } from './NextMatchSeo.tsx';
import { TicketCard } from './TicketCard.tsx';
import { NoMatches } from './NoMatches.tsx';
import { TicketsNav } from './TicketsNav.tsx';
import { MatchGuide, VenueGuide } from './VenueGuide.tsx';

const NextMatchQuery = graphql(`
  query NextMatchPage {
    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {
      items {
        id
        isHome
        location
        status
        ...NextMatch_match
        ...MatchGuide_match
        ...NextMatchSeo_match
        ...TicketCard_match
      }
    }
  }
`);

/** Number of further matches offered below the next one. */
const AFTERWARDS = 2;

export const load: PageLoad = async (client) => {
  await preload(client, NextMatchQuery, {});
  return null;
};

/** The next home match. A postponed match does not count, unless there is no other. */
export default function NextMatchPage() {
  const own = useOwnMatches();
  const [{ data, error }, ask] = useQuery({ query: NextMatchQuery });
  const items = data?.matches.items;
  const next = items?.find(({ status }) => status !== 'POSTPONED') ?? items?.[0];
  const later = items?.filter((match) => match !== next).slice(0, AFTERWARDS) ?? [];
  return (
    <>
      <NextMatchSeo match={next} />
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
        {items && (next ? <MatchGuide match={next} /> : <VenueGuide />)}
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
