import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { periodName, periodShortName } from '../matches/period-names.ts';
import { ScoreGraph } from './ScoreGraph.tsx';
import { clockText, playText } from './statistics-words.ts';

const PlaysQuery = graphql(`
  query PlayByPlay($id: ID!) {
    match(id: $id) {
      id
      statistics {
        home {
          players {
            key
            shirt
            name
          }
        }
        away {
          players {
            key
            shirt
            name
          }
        }
        plays {
          number
          period
          left
          kind
          side
          player
          isMade
          home
          away
        }
      }
    }
  }
`);

interface Props {
  matchId: string;
  teams: { home: string; away: string };
}

/** The score over time, and the events of one period, the latest first. */
export function PlayByPlay({ matchId, teams }: Props) {
  const [{ data, error }, ask] = useQuery({ query: PlaysQuery, variables: { id: matchId } });
  const [chosen, setChosen] = useState<number | null>(null);
  const statistics = data?.match?.statistics;
  if (!statistics) {
    if (error)
      return (
        <Alert
          tone="error"
          title="No hemos podido cargar las jugadas"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          Comprueba tu conexión y vuelve a probar.
        </Alert>
      );
    return (
      <SkeletonGroup label="Cargando las jugadas..." className="pt-5">
        <Skeleton className="h-96 rounded-lg" />
      </SkeletonGroup>
    );
  }
  const { plays, home, away } = statistics;
  if (plays.length === 0)
    return <p className="pt-5 text-muted">La fuente de estos datos no tiene el jugada a jugada.</p>;
  const periods = [...new Set(plays.map(({ period }) => period))];
  const period = chosen ?? periods.at(-1) ?? 1;
  const names = {
    HOME: new Map(home.players.map((player) => [player.key, player])),
    AWAY: new Map(away.players.map((player) => [player.key, player])),
  };
  return (
    <div className="grid gap-5 pt-5">
      <ScoreGraph plays={plays} teams={teams} />
      <div role="group" aria-label="Periodo" className="flex flex-wrap gap-2">
        {periods.map((of) => (
          <Button
            key={of}
            size="sm"
            variant={of === period ? 'primary' : 'secondary'}
            aria-pressed={of === period}
            aria-label={periodName(of - 1)}
            onClick={() => setChosen(of)}
          >
            {periodShortName(of - 1)}
          </Button>
        ))}
      </div>
      <ol reversed className="border-b border-hairline">
        {plays
          .filter((play) => play.period === period)
          .toReversed()
          .map((play, index) => {
            const player = play.side && play.player ? names[play.side].get(play.player) : undefined;
            const team = play.side === 'HOME' ? teams.home : play.side === 'AWAY' ? teams.away : null;
            const scores = play.isMade === true;
            return (
              <li
                key={`${play.number}-${index}`}
                className="grid grid-cols-[3.5rem_1fr_auto] gap-3 border-t border-hairline py-2"
              >
                <span className="text-muted tabular-nums">{clockText(play.left)}</span>
                <span>
                  <span className={scores ? 'font-bold' : ''}>{playText(play)}</span>
                  {player && ` · ${player.name}`}
                  {team && <span className="text-muted"> · {team}</span>}
                </span>
                <span className={`tabular-nums ${scores ? 'font-bold' : 'text-muted'}`}>
                  {play.home}–{play.away}
                </span>
              </li>
            );
          })}
      </ol>
    </div>
  );
}
