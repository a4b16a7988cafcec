import { useState } from 'react';
import { type Client, useQuery } from 'urql';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BoxScore } from './BoxScore.tsx';
import { LivePlays } from './LivePlays.tsx';
import { MatchLeaders } from './MatchLeaders.tsx';
import { PlayByPlay } from './PlayByPlay.tsx';
import { ShotChart } from './ShotChart.tsx';
import { TeamComparison } from './TeamComparison.tsx';
import { useFresh } from './use-fresh.ts';

const StatisticsQuery = graphql(`
  query MatchStatistics($id: ID!) {
    match(id: $id) {
      id
      homeTeam
      awayTeam
      statistics {
        isProvisional
        home {
          ...BoxScore_team
          ...MatchLeaders_team
          ...TeamComparison_team
        }
        away {
          ...BoxScore_team
          ...MatchLeaders_team
          ...TeamComparison_team
        }
        ...ShotChart_statistics
      }
    }
  }
`);

/** Fetches the statistics with the page of the match, so that they are in its HTML. */
export const loadStatistics = (client: Client, matchId: string) =>
  preload(client, StatisticsQuery, { id: matchId });

export const MatchStatistics_live = graphql(`
  fragment MatchStatistics_live on MatchStatistics {
    updatedAt
    ...LivePlays_statistics
  }
`);

interface MatchStatisticsProps {
  matchId: string;
  /** What the stream of the match said last. */
  live?: FragmentType<typeof MatchStatistics_live> | null | undefined;
}

/** Box score, comparison, shots and play by play of a match; while it is played, also what just happened. */
export function MatchStatistics({ matchId, live: key }: MatchStatisticsProps) {
  const live = getFragment(MatchStatistics_live, key);
  const version = live?.updatedAt ?? null;
  const [{ data, error }, ask] = useQuery({ query: StatisticsQuery, variables: { id: matchId } });
  useFresh(version, ask);
  const [tab, setTab] = useState('box');
  const match = data?.match;
  if (data && !match?.statistics) return null;
  const { home, away } = match?.statistics ?? {};
  return (
    <section aria-labelledby="estadisticas" className="grid gap-5">
      <h2 id="estadisticas" className="display text-display-sm">
        Estadísticas
      </h2>
      {match?.statistics?.isProvisional && (
        <p className="text-muted">Datos provisionales: pueden cambiar hasta que se cierre el acta.</p>
      )}
      {live && match && (
        <LivePlays statistics={live} teams={{ home: match.homeTeam, away: match.awayTeam }} />
      )}
      {match?.statistics && home && away ? (
        <Tabs
          label="Estadísticas del partido"
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'box',
              label: 'Jugadores',
              panel: (
                <div className="grid gap-8 pt-5">
                  <MatchLeaders
                    teams={{ home: match.homeTeam, away: match.awayTeam }}
                    home={home}
                    away={away}
                  />
                  <BoxScore title={match.homeTeam} team={home} />
                  <BoxScore title={match.awayTeam} team={away} />
                </div>
              ),
            },
            {
              id: 'teams',
              label: 'Equipos',
              panel: (
                <TeamComparison
                  teams={{ home: match.homeTeam, away: match.awayTeam }}
                  home={home}
                  away={away}
                />
              ),
            },
            {
              id: 'shots',
              label: 'Tiros',
              panel: (
                <ShotChart
                  teams={{ home: match.homeTeam, away: match.awayTeam }}
                  statistics={match.statistics}
                />
              ),
            },
            {
              id: 'plays',
              label: 'Jugada a jugada',
              panel: (
                <PlayByPlay
                  matchId={matchId}
                  version={version}
                  teams={{ home: match.homeTeam, away: match.awayTeam }}
                />
              ),
            },
          ]}
        />
      ) : error ? (
        <Alert
          tone="error"
          title="No hemos podido cargar las estadísticas"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          Comprueba tu conexión y vuelve a probar.
        </Alert>
      ) : (
        <SkeletonGroup label="Cargando las estadísticas...">
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonGroup>
      )}
    </section>
  );
}
