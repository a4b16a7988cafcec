import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Printer } from '../../../ui/page-icons.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { useRefresh } from '../../../ui/use-refresh.ts';
import { AdmittedList } from './AdmittedList.tsx';
import { GateCounts } from './GateCounts.tsx';
import { UndoAdmissionDialog, type Undone } from './UndoAdmissionDialog.tsx';

const DeskQuery = graphql(`
  query DeskPage($matchId: ID!) {
    matchSale(matchId: $matchId) {
      match {
        id
        opponent
        subject
      }
    }
    doorCounts(matchId: $matchId) {
      ...GateCounts_counts
    }
    doorConflicts(matchId: $matchId) {
      ...AdmittedList_person
    }
    admittedPeople(matchId: $matchId) {
      ...AdmittedList_person
    }
  }
`);

/** How often the figures are refreshed while the page is visible. */
const REFRESH_MS = 10_000;

/** The desk during a match: how many came by gate, who came, and what the gates disagree about. */
export default function DeskPage() {
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: DeskQuery,
    variables: { matchId: id },
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  useRefresh(again, REFRESH_MS);
  const [undone, setUndone] = useState<Undone | null>(null);
  const back = { to: `/admin/commercial/tickets/${id}`, label: 'Asistentes' };
  const match = data?.matchSale?.match;
  if (data && !match) {
    return (
      <PanelPage title="Partido no encontrado" back={back}>
        <Alert tone="warn">El club no vende entradas para este partido, o ya no existe.</Alert>
      </PanelPage>
    );
  }
  return (
    <PanelPage
      title={match ? `Acceso: ${match.opponent}` : 'Acceso'}
      description={match?.subject}
      back={back}
      actions={
        <>
          <ButtonLink to="/puerta">Abrir la puerta</ButtonLink>
          <ButtonLink to={`/admin/commercial/tickets/${id}/lista`} variant="secondary">
            Lista para imprimir
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={20} /> Imprimir
          </Button>
        </>
      }
    >
      {error && !data && (
        <Alert
          tone="error"
          title="Error al cargar el acceso"
          actions={<Button onClick={again}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!data && !error && (
        <SkeletonGroup label="Cargando el acceso..." className="grid gap-5">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <GateCounts counts={data.doorCounts} />
          <AdmittedList
            title="Por revisar"
            none="Ninguna puerta ha dejado pasar dos veces la misma entrada."
            people={data.doorConflicts}
            onUndo={setUndone}
          />
          <AdmittedList
            title="Quién ha venido"
            none="Todavía no ha entrado nadie."
            people={data.admittedPeople}
            onUndo={setUndone}
          />
        </>
      )}
      <UndoAdmissionDialog admission={undone} onClose={() => setUndone(null)} />
    </PanelPage>
  );
}
