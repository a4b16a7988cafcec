import { useEffect, useState } from 'react';
import { data, Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { getFragment, graphql } from '../../gql/index.ts';
import type { MatchPage_MatchFragment } from '../../gql/graphql.ts';
import { preload } from '../../graphql/preload.ts';
import { formatFullDate, formatTime } from '../../ui/dates.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { loadStatistics, MatchStatistics } from '../statistics/MatchStatistics.tsx';
import { MatchGuide } from '../tickets/VenueGuide.tsx';
import { matchJsonLd } from './match-json-ld.ts';
import { MatchBoard } from './MatchBoard.tsx';
import { loadContext, MatchContext } from './MatchContext.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { MatchMissing } from './MatchMissing.tsx';
import { MatchNews } from './MatchNews.tsx';
import { ScoreboardSkeleton } from './ScoreboardSkeleton.tsx';
import { useLiveMatch } from './use-live-match.ts';

const MatchPage_match = graphql(`
  fragment MatchPage_match on Match {
    id
    homeTeam
    awayTeam
    opponent
    isHome
    matchDate
    competition
    location
    status
    result
    hasStatistics
    ...MatchBoard_match
    ...MatchContext_match
    ...MatchFacts_match
    ...MatchNews_match
    ...MatchGuide_match
    ...MatchJsonLd_match
  }
`);

const MatchQuery = graphql(`
  query MatchPage($id: ID!) {
    match(id: $id) {
      ...MatchPage_match
    }
  }
`);

type Match = MatchPage_MatchFragment;

export const load: PageLoad = async (client, { params }) => {
  // A cached score is only shown until the current one arrives.
  const { id = '' } = params;
  const [answer] = await Promise.all([
    preload(client, MatchQuery, { id }, 'cache-and-network'),
    loadContext(client, id),
  ]);
  if (getFragment(MatchPage_match, answer?.match)?.hasStatistics) await loadStatistics(client, id);
  return answer && !answer.match ? data(null, { status: 404 }) : null;
};

/** One match: countdown and ticket link before it, live score during it, result and news after it; always form and earlier games. */
export default function MatchPage() {
  const { id = '' } = useParams();
  // Another match mounts a new page, so that no state of the previous one stays.
  return <MatchById key={id} id={id} />;
}

function MatchById({ id }: { id: string }) {
  const { origin } = useSite();
  const [{ data: answer, error, fetching }, ask] = useQuery({ query: MatchQuery, variables: { id } });
  const again = () => ask({ requestPolicy: 'network-only' });
  const served = getFragment(MatchPage_match, answer?.match);
  const live = useLiveMatch(served, answer);
  const match = live ? getFragment(MatchPage_match, live) : served;

  const receivedAt = useArrival(live ?? answer);

  if (!answer && !error) return <MatchSkeleton />;
  if (!match) return <MatchMissing {...(error && { onRetry: again })} />;
  const over = match.status === 'FINISHED';
  const isPlayed = match.status === 'LIVE';
  return (
    <article>
      <Seo
        title={`${match.homeTeam} – ${match.awayTeam}${match.result ? ` (${match.result})` : ''}`}
        description={describe(match)}
        image={`/og/partidos/${match.id}.png`}
        jsonLd={[
          matchJsonLd(match, origin),
          breadcrumbs(
            origin,
            ['Calendario', '/calendario'],
            [`${match.homeTeam} – ${match.awayTeam}`, `/partidos/${match.id}`],
          ),
        ]}
      />
      <div className="on-ink bg-ink text-fg">
        <div className="wrap grid gap-5 pt-4 pb-8 sm:gap-6 sm:pt-6 sm:pb-12">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BackToCalendar />
            <ShareButton
              title={`${match.homeTeam} – ${match.awayTeam}`}
              url={`${origin}/partidos/${match.id}`}
            />
          </div>
          <MatchBoard match={match} refreshing={fetching} receivedAt={receivedAt} onRefresh={again} />
        </div>
      </div>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        {match.hasStatistics && (
          <MatchStatistics matchId={match.id} live={isPlayed ? live?.statistics : null} />
        )}
        {over && <MatchNews match={match} />}
        <MatchFacts match={match} />
        {!over && <MatchNews match={match} />}
        <MatchContext match={match} />
        <MatchGuide match={match} />
      </div>
    </article>
  );
}

/**
 * When the newest data came, in milliseconds since the epoch; undefined until hydration. A failed request leaves the data
 * and its time as they are.
 */
function useArrival(newest: unknown): number | undefined {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const look = () => setAt(Date.now());
    look();
  }, [newest]);
  return at;
}

function BackToCalendar() {
  return (
    <nav aria-label="Ruta del partido">
      <Link
        to="/calendario"
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowRight size={18} className="rotate-180" /> Calendario
      </Link>
    </nav>
  );
}

function MatchSkeleton() {
  return (
    <div className="on-ink bg-ink text-fg">
      <Seo title="Partido" description={`Un partido del ${club.name}.`} />
      <h1 className="sr-only">Partido</h1>
      <div className="wrap grid gap-5 pt-4 pb-8 sm:gap-6 sm:pt-6 sm:pb-12">
        <BackToCalendar />
        <SkeletonGroup label="Cargando el partido...">
          <ScoreboardSkeleton className="h-[29rem] sm:h-[30rem]" />
        </SkeletonGroup>
      </div>
    </div>
  );
}

function describe(match: Match): string {
  const { homeTeam, awayTeam, competition, matchDate, location, result, status } = match;
  const day = formatFullDate(matchDate);
  const teams = `${homeTeam} – ${awayTeam}`;
  if (status === 'FINISHED')
    return `${teams}${result ? `, ${result}` : ''}: resultado, crónica y datos del partido de ${competition} del ${day}.`;
  if (status === 'LIVE')
    return `${teams}, en directo: el marcador del partido de ${competition} en ${location}.`;
  if (status === 'CANCELLED') return `${teams}, partido de ${competition} previsto el ${day}: cancelado.`;
  if (status === 'POSTPONED')
    return `${teams}, partido de ${competition} previsto el ${day}: aplazado, a la espera de nueva fecha.`;
  return `${teams}, ${day} a las ${formatTime(matchDate)} en ${location}. Cuenta atrás, entradas y cómo llegar.`;
}
