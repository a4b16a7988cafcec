import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatLongDate, formatTime } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { MATCH_STATUS } from '../match-state.ts';
import { useDeleteMatch } from './match-mutations.ts';
import { MatchForm } from './MatchForm.tsx';
import { MatchSteps } from './MatchSteps.tsx';
import { FeedForm } from '../../statistics/manage/FeedForm.tsx';
import { GamePlayers } from '../../statistics/manage/GamePlayers.tsx';
import { StatisticsUpload } from '../../statistics/manage/StatisticsUpload.tsx';
import { SentNotices } from '../../notices/manage/SentNotices.tsx';
import { SaleForm } from './SaleForm.tsx';
import { Scorekeeper } from './Scorekeeper.tsx';
import { useLiveScore } from './use-live-score.ts';

const MatchQuery = graphql(`
  query ManageMatchPage($id: ID!) {
    match(id: $id) {
      id
      homeTeam
      awayTeam
      opponent
      isHome
      matchDate
      status
      result
      ticketsSold
      feed {
        lastReadAt
        error
      }
      notices {
        id
        settledAt
        delivery {
          waiting
        }
      }
      ...MatchForm_match
      ...MatchSteps_match
      ...SaleForm_match
      ...SentNotices_match
      ...Scorekeeper_match
      ...StatisticsUpload_match
      ...FeedForm_match
      ...GamePlayers_match
      squad {
        ...GamePlayers_player
      }
    }
    players {
      ...GamePlayers_player
    }
    competitions {
      id
      name
      isActive
    }
  }
`);

export const load: PageLoad = (client, { params }) =>
  preload(client, MatchQuery, { id: params.id ?? '' }, 'cache-and-network');

/** How often the page is loaded again while others change the score, or messages are on their way. */
const LOOK_MS = 15_000;
/** The same while a new feed is read for the first time: staff wait to see whether its address is right. */
const FIRST_LOOK_MS = 2000;

const BACK = { to: '/admin/sports/matches', label: 'Partidos' };

/** One match: its state, score, sale and data. */
export default function ManageMatchPage() {
  const { id = '' } = useParams();
  return <MatchById key={id} id={id} />;
}

function MatchById({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: MatchQuery, variables: { id } });
  const [isDoomed, setIsDoomed] = useState(false);
  const [remove] = useDeleteMatch();
  const navigate = useNavigate();
  const match = data?.match;
  const isLive = match?.status === 'LIVE';
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const live = useLiveScore({ matchId: id, isLive, answer: data, onOver: again });
  const isMoving =
    isLive || match?.notices.some(({ settledAt, delivery }) => !settledAt || delivery.waiting > 0) === true;

  const isFirstReading = isLive && match.feed && !match.feed.lastReadAt && !match.feed.error;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(
      () => {
        if (!document.hidden) again();
      },
      isFirstReading ? FIRST_LOOK_MS : LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving, isFirstReading, again]);

  if (!match) {
    return (
      <PanelPage title="Partido" back={BACK}>
        {error ? (
          <Alert
            tone="error"
            title="Error al cargar el partido"
            actions={
              <Button size="sm" variant="secondary" onClick={again}>
                Reintentar
              </Button>
            }
          >
            Por favor, intenta de nuevo más tarde.
          </Alert>
        ) : data ? (
          <EmptyState title="Este partido no existe" seed="partido">
            Puede que alguien lo haya eliminado.
          </EmptyState>
        ) : (
          <SkeletonGroup label="Cargando el partido...">
            <Skeleton className="h-96 rounded-lg" />
          </SkeletonGroup>
        )}
      </PanelPage>
    );
  }
  const status = MATCH_STATUS[match.status];
  const competitions = data.competitions.filter(({ isActive }) => isActive).map(({ name }) => name);
  return (
    <PanelPage
      title={`${match.homeTeam} – ${match.awayTeam}`}
      back={BACK}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={status.tone}>{status.label}</Badge>
          {match.result && !isLive && <strong className="text-fg tabular-nums">{match.result}</strong>}
          <span>
            {formatLongDate(match.matchDate)}, {formatTime(match.matchDate)}
          </span>
        </span>
      }
      actions={
        <ButtonLink
          size="sm"
          variant="secondary"
          to={`/partidos/${id}`}
          // The scoreboard needs the space at courtside.
          className={isLive ? 'max-sm:hidden' : ''}
        >
          Ver en la web
        </ButtonLink>
      }
    >
      {isLive ? (
        <Scorekeeper match={live ?? match}>
          {(score) => <MatchSteps match={match} score={score} onChoose={again} />}
        </Scorekeeper>
      ) : (
        <MatchSteps match={match} onChoose={again} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <MatchForm match={match} competitions={competitions} />
        <div className="grid gap-6 max-xl:order-first">
          {match.isHome && <SaleForm match={match} />}
          <StatisticsUpload match={match} />
          <FeedForm match={match} />
          <GamePlayers match={match} squad={match.squad.length > 0 ? match.squad : data.players} />
          <SentNotices match={match} />
          <div className="grid justify-items-start gap-2 max-xl:hidden">
            <Button variant="ghost" size="sm" className="text-error!" onClick={() => setIsDoomed(true)}>
              Eliminar el partido
            </Button>
          </div>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start text-error! xl:hidden"
          onClick={() => setIsDoomed(true)}
        >
          Eliminar el partido
        </Button>
      </div>
      <ConfirmDialog
        open={isDoomed}
        onClose={() => setIsDoomed(false)}
        title={`¿Eliminar el partido contra ${match.opponent}?`}
        description={
          match.ticketsSold > 0
            ? `Hay ${match.ticketsSold} entradas vendidas: no se puede eliminar. Cancélalo, y quien tiene entrada lo sabrá.`
            : 'Desaparecerá del calendario. Esta acción no se puede deshacer.'
        }
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => {
          const problem = await remove({ input: { id } });
          if (!problem) void navigate(BACK.to);
          return problem;
        }}
      />
    </PanelPage>
  );
}
