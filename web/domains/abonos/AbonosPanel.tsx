import { useMemo } from 'react';
import { useQuery } from 'urql';
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
  return (
    <>
      <SectionTitle>Subir Abono</SectionTitle>
      <p className="max-w-prose">
        Sube el PDF de tu abono de temporada, tal como lo recibiste o escaneado, y leeremos sus datos. Si el
        abono está a tu nombre, suma 100 puntos.
      </p>
      <AbonoUpload />
      <ProcessedPasses />
    </>
  );
}

/** Asks again while a file waits to be read. */
function Refresh({ ask }: { ask: () => void }) {
  useRefresh(ask, REFRESH_MS);
  return null;
}

function ProcessedPasses() {
  const [{ data, error }, ask] = useQuery({
    query: AbonosQuery,
    // The type names let an upload invalidate this query even if the list was empty.
    context: useMemo(() => ({ additionalTypenames: ['Abono', 'DeferredUpload'] }), []),
  });
  const abonos = data?.viewer?.abonos;
  const deferred = data?.viewer?.deferredUploads ?? [];
  return (
    <section aria-labelledby="mis-abonos" className="mt-4 grid gap-4">
      <h3 id="mis-abonos" className="headline border-b-3 border-fg pb-2 text-2xl">
        Mis Abonos Procesados {abonos && <span className="text-muted tabular-nums">({abonos.length})</span>}
      </h3>
      {deferred.some(({ problem }) => problem === null) && (
        <Refresh ask={() => ask({ requestPolicy: 'network-only' })} />
      )}
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
              <AbonoCard abono={abono} as="h4" />
            </li>
          ))}
        </ul>
      )}
      {!abonos && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar tus abonos"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!abonos && !error && (
        <SkeletonGroup label="Cargando tus abonos..." className="grid gap-4">
          {[0, 1].map((at) => (
            <Skeleton key={at} className="h-64 rounded-lg sm:h-44" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
