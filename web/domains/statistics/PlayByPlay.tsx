import { useState } from 'react';
import { useQuery } from 'urql';
import { getFragment, graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { periodName, periodShortName } from '../matches/period-names.ts';
import { ScoreGraph } from './ScoreGraph.tsx';
import { PlayLine, PlayLine_play } from './PlayLine.tsx';
import { useFresh } from './use-fresh.ts';

const PlaysQuery = graphql(`
  query PlayByPlay($id: ID!) {
    match(id: $id) {
      id
      statistics {
        plays {
          ...PlayLine_play
        }
      }
    }
  }
`);

interface Props {
  matchId: string;
  teams: { home: string; away: string };
  /** Changes with the statistics. */
  version: string | null;
}

/** The score over time, and the events of one period, the latest first. */
export function PlayByPlay({ matchId, teams, version }: Props) {
  const [{ data, error }, ask] = useQuery({ query: PlaysQuery, variables: { id: matchId } });
  useFresh(version, ask);
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
  const plays = getFragment(PlayLine_play, statistics.plays);
  if (plays.length === 0)
    return <p className="pt-5 text-muted">La fuente de estos datos no tiene el jugada a jugada.</p>;
  const periods = [...new Set(plays.map(({ period }) => period))];
  const period = chosen ?? periods.at(-1) ?? 1;
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
          .map((play, index) => (
            <PlayLine key={`${play.number}-${index}`} play={play} teams={teams} />
          ))}
      </ol>
    </div>
  );
}
