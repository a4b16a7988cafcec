import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDateTime, formatTime } from '../../../ui/dates.ts';
import { Printer } from '../../../ui/page-icons.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { formatNumber } from '../../../ui/text.ts';

const SheetQuery = graphql(`
  query DoorSheet($matchId: ID!) {
    matchSale(matchId: $matchId) {
      match {
        id
        opponent
        subject
        matchDate
      }
    }
    doorSheet(matchId: $matchId) {
      type
      name
      number
      gate
      admittedAt
    }
  }
`);

/** Everybody who may come in, with boxes to tick by hand: for a gate whose devices fail. It is one list, on paper as on the screen. */
export default function DoorSheetPage() {
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: SheetQuery,
    variables: { matchId: id },
    requestPolicy: 'cache-and-network',
  });
  const back = { to: `/admin/commercial/tickets/${id}/puerta`, label: 'Acceso' };
  const match = data?.matchSale?.match;
  if (data && !match) {
    return (
      <PanelPage title="Partido no encontrado" back={back}>
        <Alert tone="warn">El club no vende entradas para este partido, o ya no existe.</Alert>
      </PanelPage>
    );
  }
  const lines = data?.doorSheet ?? [];
  return (
    <PanelPage
      title={match ? `Lista de puerta: ${match.opponent}` : 'Lista de puerta'}
      description={match && `${match.subject} · ${formatDateTime(match.matchDate)}`}
      back={back}
      actions={
        <Button onClick={() => window.print()} disabled={lines.length === 0}>
          <Printer size={20} /> Imprimir
        </Button>
      }
    >
      {error && !data && (
        <Alert
          tone="error"
          title="Error al cargar la lista"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!data && !error && (
        <SkeletonGroup label="Cargando la lista..." className="grid gap-5">
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonGroup>
      )}
      {data && (
        <p className="text-muted">
          {lines.length === 1 ? '1 persona' : `${formatNumber(lines.length)} personas`} · {listedAt()}
        </p>
      )}
      {lines.length > 0 && <Sheet lines={lines} />}
    </PanelPage>
  );
}

/** A list on paper is of some minute. */
const listedAt = () => `Lista del ${formatDateTime(new Date().toISOString())}`;

interface Line {
  type: string;
  name: string | null;
  number: string | null;
  gate: string | null;
  admittedAt: string | null;
}

/** The head is repeated on each printed page. */
function Sheet({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="w-full text-left text-sm tabular-nums print:text-xs">
      <thead>
        <tr className="border-b-2 border-line">
          <th scope="col" className="w-8 py-2">
            <span className="sr-only">Ha entrado</span>
          </th>
          <th scope="col" className="py-2 pr-3">
            Nombre
          </th>
          <th scope="col" className="py-2 pr-3">
            Número
          </th>
          <th scope="col" className="py-2 max-sm:hidden print:table-cell">
            Tipo
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ type, name, number, gate, admittedAt }, at) => (
          <tr key={`${number} ${at}`} className="break-inside-avoid border-b border-hairline align-top">
            <td className="py-1.5 print:py-0.5">
              <span
                aria-hidden="true"
                data-tick={admittedAt ? 'ticked' : 'open'}
                className="grid size-5 place-items-center border-2 print:size-4 print:border border-current leading-none font-bold"
              >
                {admittedAt && '✓'}
              </span>
            </td>
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere print:py-0.5">
              {name ?? 'Cuenta cerrada'}
              {admittedAt && (
                <span className="block font-normal text-muted">
                  Entró a las {formatTime(admittedAt)} por {gate}
                </span>
              )}
            </th>
            <td className="py-1.5 pr-3 wrap-anywhere print:py-0.5">{number}</td>
            <td className="py-1.5 wrap-anywhere print:py-0.5 max-sm:hidden print:table-cell">{type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
