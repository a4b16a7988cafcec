import { data, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import { seasonLabel } from '../../../api/club/season-label.input.ts';
import type { PageLoad } from '../../app/page.ts';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { PageBand } from '../../ui/PageBand.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SeasonLeaders } from '../statistics/SeasonLeaders.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { PlayerWithoutScript } from './PlayerWithoutScript.tsx';
import { PositionFilter } from './PositionFilter.tsx';
import { readSquadView, squadAddress } from './squad-address.ts';
import { SquadGrid, SquadSkeletons } from './SquadGrid.tsx';
import { SquadHeading } from './SquadHeading.tsx';
import { SquadSeasons } from './SquadSeasons.tsx';
import { SquadSeo } from './SquadSeo.tsx';

// Loads all players at once: a squad is small, filters respond at once, and a URL may name any player.
const SquadQuery = graphql(`
  query SquadPage($season: Int) {
    squadSeasons {
      year
      label
    }
    players(season: $season) {
      id
      dorsal
      position
      ...PlayerCard_player
      ...PlayerDialog_player
      ...PlayerWithoutScript_player
      ...SquadSeo_player
    }
  }
`);

export const load: PageLoad = async (client, { request }) => {
  const { season, dorsal } = readSquadView(new URL(request.url).searchParams);
  const answer = await preload(client, SquadQuery, { season });
  const isMissing =
    answer &&
    ((season !== null && answer.players.length === 0) ||
      (dorsal !== null && !answer.players.some((player) => player.dorsal === dorsal)));
  return isMissing ? data(null, { status: 404 }) : null;
};

/** In the history entry's state: the card was opened here, so going back closes it. */
interface OpenedHere {
  openedHere?: boolean;
}

export default function SquadPage() {
  const [params] = useSearchParams();
  const view = readSquadView(params);
  const { origin, season: running } = useSite();
  const { season, position } = view;
  const [{ data: answer, error }, ask] = useQuery({ query: SquadQuery, variables: { season } });
  const label = season === null ? running.label : labelOf(season, answer?.squadSeasons);
  const squad = answer?.players;
  const shown = squad?.filter((player) => !view.position || player.position.includes(view.position));
  const player = squad?.find(({ dorsal }) => dorsal === view.dorsal);
  const card = useOpenCard(view, shown ?? []);
  return (
    <>
      <SquadSeo
        players={squad ?? []}
        player={player}
        season={season}
        label={label}
        origin={origin}
        missing={!!squad && (view.dorsal !== null ? !player : season !== null && squad.length === 0)}
      />
      <PageBand kicker={`${club.league} · Temporada ${label}`} title="Plantilla" seed="plantilla-pmb">
        <p>El equipo que defiende la isla. Elige una carta y verás la ficha completa del jugador.</p>
      </PageBand>
      <div className="wrap grid gap-6 py-8 sm:py-10">
        {player && <PlayerWithoutScript player={player} season={season} position={position} />}
        <SquadSeasons seasons={answer?.squadSeasons ?? []} label={label} />
        <PositionFilter season={season} position={position} />
        {error && !squad ? (
          <LoadFailure onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : (
          <>
            <SquadHeading count={shown?.length} position={position} />
            {squad && view.dorsal !== null && !player && (
              <UnknownPlayer dorsal={view.dorsal} {...(season !== null && { label })} />
            )}
            {shown ? (
              <SquadGrid players={shown} season={season} position={position} onOpen={card.open} />
            ) : (
              <SquadSkeletons />
            )}
          </>
        )}
        <SeasonLeaders season={season} />
      </div>
      <PlayerDialog player={player} season={season} onStep={card.step} onClose={card.close} />
    </>
  );
}

/** The label of a season; by the calendar if it has no squad. */
const labelOf = (year: number, seasons: readonly { year: number; label: string }[] = []) =>
  seasons.find((season) => season.year === year)?.label ?? seasonLabel(year);

/** Opens, switches and closes the card by the URL, so that it can be shared and the back button closes it. */
function useOpenCard(view: ReturnType<typeof readSquadView>, shown: readonly { dorsal: number }[]) {
  const navigate = useNavigate();
  const state: OpenedHere | null = useLocation().state;
  const { season, position, dorsal: current } = view;
  return {
    open: (dorsal: number) =>
      navigate(squadAddress({ season, position, dorsal }), {
        preventScrollReset: true,
        state: { openedHere: true } satisfies OpenedHere,
      }),
    step: (by: -1 | 1) => {
      const at = shown.findIndex(({ dorsal }) => dorsal === current);
      const next = shown.at((at + by) % shown.length);
      if (next) {
        void navigate(squadAddress({ season, position, dorsal: next.dorsal }), {
          preventScrollReset: true,
          replace: true,
          state,
        });
      }
    },
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else void navigate(squadAddress({ season, position }), { preventScrollReset: true, replace: true });
    },
  };
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="No hemos podido cargar la plantilla"
      actions={<Button onClick={onRetry}>Reintentar</Button>}
    >
      Comprueba tu conexión y vuelve a intentarlo.
    </Alert>
  );
}

/** The URL names a player who has left, or was not there in a season. */
function UnknownPlayer({ dorsal, label }: { dorsal: number; label?: string }) {
  if (label)
    return (
      <Alert tone="warn" title={`Nadie llevó el dorsal ${dorsal} en ${label}`}>
        Esta es la plantilla de esa temporada.
      </Alert>
    );
  return (
    <Alert tone="warn" title={`Nadie lleva ahora el dorsal ${dorsal}`}>
      Puede que el jugador ya no esté en el equipo. Esta es la plantilla actual.
    </Alert>
  );
}
