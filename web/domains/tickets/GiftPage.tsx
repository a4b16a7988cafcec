import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { Seo } from '../../app/Seo.tsx';
import { graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { sectionAddress, ticketAddress } from '../users/profile/addresses.ts';
import { useTicketAction } from './use-ticket-action.ts';

const GiftQuery = graphql(`
  query GiftPage($id: ID!) {
    ticketGift(id: $id) {
      id
      giverName
      isOwn
      obstacle
      match {
        id
        ...MatchScoreboard_match
      }
    }
  }
`);

const AcceptTicket = graphql(`
  mutation AcceptTicket($input: GiftIdInput!) {
    acceptTicket(input: $input) {
      ... on AcceptTicketSuccess {
        ticket {
          id
        }
      }
      ... on TicketAlreadyOwnedError {
        ticket {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const MINE = sectionAddress('entradas');

/** /entradas/regalo/…: the target of the mail with which somebody gives a ticket away. */
export default function GiftPage() {
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: GiftQuery,
    variables: { id },
    requestPolicy: 'network-only',
  });
  const navigate = useNavigate();
  const { run, pending, failure } = useTicketAction(AcceptTicket);
  const gift = data?.ticketGift;

  async function accept() {
    const result = await run({ input: { id } });
    if (!result) return;
    toast.success('Entrada aceptada', 'Ya es tuya, con un código nuevo.');
    await navigate(ticketAddress(result.ticket.id), { replace: true });
  }

  return (
    <div className="wrap grid gap-6 py-6 sm:py-10">
      <Seo title="Una entrada para ti" description="Acepta la entrada que te regalan." noIndex />
      <h1 className="display text-display-md">Una entrada para ti</h1>
      {gift && (
        <>
          <p className="text-lg wrap-anywhere">
            {gift.isOwn
              ? 'Este enlace es para la persona a quien regalas tu entrada. Hasta que la acepte, es tuya.'
              : `${gift.giverName ?? 'Una persona'} te regala su entrada para este partido.`}
          </p>
          <MatchScoreboard match={gift.match} />
          {failure && (
            <Alert
              tone={failure.type === 'TicketAlreadyOwnedError' ? 'info' : 'error'}
              actions={
                failure.type === 'TicketAlreadyOwnedError' && (
                  <ButtonLink to={MINE} variant="secondary" size="sm">
                    Ver mis entradas
                  </ButtonLink>
                )
              }
            >
              {failure.message}
            </Alert>
          )}
          {gift.isOwn ? (
            <ButtonLink to={MINE} className="w-fit max-sm:w-full">
              Ver mis entradas
            </ButtonLink>
          ) : gift.obstacle ? (
            <Alert
              tone="warn"
              title="Este regalo ya no se puede aceptar"
              actions={<ButtonLink to="/entradas">Ver otros partidos</ButtonLink>}
            >
              {gift.obstacle}.
            </Alert>
          ) : (
            <Button
              size="lg"
              className="w-fit max-sm:w-full"
              pending={pending}
              pendingLabel="Aceptando..."
              onClick={accept}
            >
              Aceptar la entrada
            </Button>
          )}
        </>
      )}
      {data && !gift && (
        <Alert
          tone="warn"
          title="Este regalo ya no está disponible"
          actions={<ButtonLink to={MINE}>Ver mis entradas</ButtonLink>}
        >
          La entrada se ha aceptado o devuelto, o quien te la daba ha cambiado de idea. Si la aceptaste tú,
          está en «Mis entradas».
        </Alert>
      )}
      {!data && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar el regalo"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!data && !error && (
        <SkeletonGroup label="Cargando el regalo..." className="grid gap-4">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-72 rounded-lg" />
        </SkeletonGroup>
      )}
    </div>
  );
}
