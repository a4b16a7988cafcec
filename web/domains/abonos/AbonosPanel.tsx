import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import type { AbonosPanelQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { useRefresh } from '../../ui/use-refresh.ts';
import { SectionTitle } from '../users/profile/SectionTitle.tsx';
import { AbonoCard } from './AbonoCard.tsx';
import { AbonoUpload } from './AbonoUpload.tsx';
import { DeferredUpload } from './DeferredUpload.tsx';
import type { Detected } from './use-abono-upload.ts';

const AbonosQuery = graphql(`
  query AbonosPanel {
    viewer {
      id
      abonos {
        id
        ...AbonoCard_abono
      }
      deferredUploads {
        id
        problem
        ...DeferredUpload_upload
      }
    }
  }
`);

/** How often the list is fetched while a file waits. */
const REFRESH_MS = 10_000;

/** «Subir Abono»: uploads PDFs of season passes and lists the detected passes. */
export function AbonosPanel() {
  const [detected, setDetected] = useState<Detected | null>(null);
  const [{ data, error }, ask] = useQuery({
    query: AbonosQuery,
    // The type names let an upload invalidate this query even if the list was empty.
    context: useMemo(() => ({ additionalTypenames: ['Abono', 'DeferredUpload'] }), []),
  });
  const own = data?.viewer?.abonos;
  // The list knows what became of them since.
  const shown = detected && {
    ...detected,
    abonos: detected.abonos.map((abono) => own?.find(({ id }) => id === abono.id) ?? abono),
  };
  return (
    <>
      <SectionTitle>Subir Abono</SectionTitle>
      <p className="max-w-prose">
        Sube el PDF de tu abono de temporada, tal como lo recibiste o escaneado, y leeremos sus datos. Si el
        abono está a tu nombre, suma 100 puntos.
      </p>
      <AbonoUpload detected={shown} onDetected={setDetected} />
      <ProcessedPasses
        abonos={own}
        deferred={data?.viewer?.deferredUploads ?? []}
        failure={error ? describeError(error) : null}
        askedElsewhere={shown?.abonos.map(({ id }) => id) ?? []}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    </>
  );
}

/** Asks again while a file waits to be read. */
function Refresh({ ask }: { ask: () => void }) {
  useRefresh(ask, REFRESH_MS);
  return null;
}

type Viewer = NonNullable<AbonosPanelQuery['viewer']>;

interface ProcessedPassesProps {
  /** Undefined until they are loaded. */
  abonos: Viewer['abonos'] | undefined;
  deferred: Viewer['deferredUploads'];
  failure: string | null;
  /** Passes that are also shown above, where their doubtful values are asked about. */
  askedElsewhere: readonly string[];
  onRetry: () => void;
}

function ProcessedPasses({ abonos, deferred, failure, askedElsewhere, onRetry }: ProcessedPassesProps) {
  return (
    <section aria-labelledby="mis-abonos" className="mt-4 grid gap-4">
      <h3 id="mis-abonos" className="headline border-b-3 border-fg pb-2 text-2xl">
        Mis Abonos Procesados {abonos && <span className="text-muted tabular-nums">({abonos.length})</span>}
      </h3>
      {deferred.some(({ problem }) => problem === null) && <Refresh ask={onRetry} />}
      {deferred.length > 0 && (
        <ul aria-label="Archivos en cola" className="grid gap-3">
          {deferred.map((upload) => (
            <li key={upload.id}>
              <DeferredUpload upload={upload} />
            </li>
          ))}
        </ul>
      )}
      {abonos?.length === 0 && (
        <EmptyState title="Aún no has subido ningún abono" seed="sin-abonos">
          Cuando proceses un PDF, sus abonos aparecerán aquí.
        </EmptyState>
      )}
      {abonos && abonos.length > 0 && (
        <ul className="grid gap-4">
          {abonos.map((abono) => (
            <li key={abono.id}>
              <AbonoCard abono={abono} asks={!askedElsewhere.includes(abono.id)} />
            </li>
          ))}
        </ul>
      )}
      {!abonos && failure !== null && (
        <Alert
          tone="error"
          title="No hemos podido cargar tus abonos"
          actions={<Button onClick={onRetry}>Reintentar</Button>}
        >
          {failure}
        </Alert>
      )}
      {!abonos && failure === null && (
        <SkeletonGroup label="Cargando tus abonos..." className="grid gap-4">
          {[0, 1].map((at) => (
            <Skeleton key={at} className="h-88 rounded-lg sm:h-58" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
