import { useRef, useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { useAction } from '../../../ui/use-action.ts';

export const StatisticsUpload_match = graphql(`
  fragment StatisticsUpload_match on Match {
    id
    status
    homeTeam
    awayTeam
    result
    statistics {
      source
      updatedAt
      isProvisional
      home {
        name
        points
      }
      away {
        name
        points
      }
    }
  }
`);

const UploadStatistics = graphql(`
  mutation UploadMatchStatistics($input: UploadMatchStatisticsInput!) {
    uploadMatchStatistics(input: $input) {
      ... on UploadMatchStatisticsSuccess {
        match {
          id
          hasStatistics
          ...StatisticsUpload_match
        }
      }
      ...MutationFailure
    }
  }
`);

const RemoveStatistics = graphql(`
  mutation RemoveMatchStatistics($id: ID!) {
    removeMatchStatistics(id: $id) {
      ... on RemoveMatchStatisticsSuccess {
        match {
          id
          hasStatistics
          ...StatisticsUpload_match
        }
      }
      ...MutationFailure
    }
  }
`);

const SOURCES = {
  FIBA_LIVE_STATS: 'FIBA LiveStats',
  FEB_LIVE_STATS: 'FEB',
  GENIUS_TV_FEED: 'Genius Sports',
} as const;

/** The statistics of a match: which file they came from, another one, or none. Nothing before the match begins. */
export function StatisticsUpload(props: { match: FragmentType<typeof StatisticsUpload_match> }) {
  const match = getFragment(StatisticsUpload_match, props.match);
  const { statistics } = match;
  const input = useRef<HTMLInputElement>(null);
  const [isDoomed, setIsDoomed] = useState(false);
  const [upload] = useStaffMutation({
    document: UploadStatistics,
    success: ['Estadísticas guardadas', 'Ya se ven en la página del partido.'],
    failure: 'Error al leer el archivo',
  });
  const [remove] = useStaffMutation({
    document: RemoveStatistics,
    success: 'Estadísticas eliminadas',
    failure: 'Error al eliminar',
  });
  const { run, pending, problem } = useAction((file: File) => upload({ input: { id: match.id, file } }));
  if (match.status !== 'LIVE' && match.status !== 'FINISHED') return null;
  const isOtherScore = statistics && match.result !== `${statistics.home.points}-${statistics.away.points}`;
  return (
    <Card as="section" aria-labelledby="datos" className="grid gap-4 p-5 sm:p-6">
      <h2 id="datos" className="headline text-xl">
        Estadísticas
      </h2>
      {statistics ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <strong>{SOURCES[statistics.source]}</strong>
            <Badge tone={statistics.isProvisional ? 'warn' : 'ok'}>
              {statistics.isProvisional ? 'Provisional' : 'Definitivo'}
            </Badge>
            <span className="text-muted">{formatDateTime(statistics.updatedAt)}</span>
          </p>
          <p>
            {statistics.home.name} <strong className="tabular-nums">{statistics.home.points}</strong> –{' '}
            <strong className="tabular-nums">{statistics.away.points}</strong> {statistics.away.name}
          </p>
          {isOtherScore && (
            <p className="text-muted">
              El marcador del partido ({match.result ?? 'sin resultado'}) es otro, y es el que se ve en la
              web. Comprueba que el archivo es de este partido.
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">
          Sube el <code>data.json</code> de FIBA LiveStats, o los archivos BoxScore y KeyFacts de la FEB, y la
          página del partido mostrará jugadores, tiros y jugadas.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          pending={pending}
          pendingLabel="Leyendo..."
          onClick={() => input.current?.click()}
        >
          {statistics ? 'Subir otro archivo' : 'Subir archivo'}
        </Button>
        {statistics && (
          <Button size="sm" variant="ghost" onClick={() => setIsDoomed(true)}>
            Eliminar estadísticas
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Archivo de estadísticas"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was mended.
          target.value = '';
          if (file) void run(file);
        }}
      />
      <ActionError problem={problem} />
      <ConfirmDialog
        open={isDoomed}
        onClose={() => setIsDoomed(false)}
        title="¿Eliminar las estadísticas?"
        description="Dejarán de verse en la página del partido. El resultado no cambia. Si venían de una fuente en directo, deja de leerse. Puedes volver a subir el archivo."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => remove({ id: match.id })}
      />
    </Card>
  );
}
