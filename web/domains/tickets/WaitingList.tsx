import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { signInPath } from '../../app/return-path.ts';
import { getFragment, graphql, type FragmentType } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CircleCheck } from '../../ui/page-icons.tsx';
import { useViewer } from '../users/viewer.tsx';
import { useTicketAction } from './use-ticket-action.ts';
import { offerEnds } from './ticket-texts.ts';

export const WaitingList_wait = graphql(`
  fragment WaitingList_wait on SeatWait {
    place
    offeredUntil
  }
`);

const SeatWaitQuery = graphql(`
  query SeatWait($matchId: ID!) {
    viewer {
      id
      seatWait(matchId: $matchId) {
        match {
          id
        }
        ...WaitingList_wait
      }
    }
  }
`);

const JoinWaitingList = graphql(`
  mutation JoinWaitingList($input: WaitingListInput!) {
    joinWaitingList(input: $input) {
      ... on JoinWaitingListSuccess {
        match {
          id
          ticketsAvailable
          isOnSale
          isWaitingListOpen
        }
      }
      ...MutationFailure
    }
  }
`);

const LeaveWaitingList = graphql(`
  mutation LeaveWaitingList($input: WaitingListInput!) {
    leaveWaitingList(input: $input) {
      ... on LeaveWaitingListSuccess {
        match {
          id
          ticketsAvailable
          isOnSale
          isWaitingListOpen
        }
      }
      ...MutationFailure
    }
  }
`);

const ABOUT_WAITS = { additionalTypenames: ['SeatWait', 'Ticket'] };

/** The user's place in the waiting list of a match; null if there is none or it is not known yet. */
export function useSeatWait(matchId: string) {
  const { status } = useViewer();
  const [{ data }] = useQuery({
    query: SeatWaitQuery,
    variables: { matchId },
    pause: status !== 'signed-in',
    requestPolicy: 'cache-and-network',
    context: ABOUT_WAITS,
  });
  return (status === 'signed-in' ? data?.viewer?.seatWait : null) ?? null;
}

interface WaitingListProps {
  matchId: string;
  wait: FragmentType<typeof WaitingList_wait> | null;
  /** Whether one can join. */
  isOpen: boolean;
  /** Takes the offered seat. */
  onAccept: () => void;
  /** Whether that is running. */
  pending: boolean;
}

/** Of a sold-out match: join the list, see one's place, or take the seat that is offered. */
export function WaitingList({ matchId, wait: key, isOpen, onAccept, pending }: WaitingListProps) {
  const wait = getFragment(WaitingList_wait, key);
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const join = useTicketAction(JoinWaitingList);
  const leave = useTicketAction(LeaveWaitingList);
  const input = { input: { matchId } };
  const failure = join.failure ?? leave.failure;

  function enter() {
    if (viewer.status === 'signed-out') return navigate(signInPath(pathname));
    leave.reset();
    return join.run(input);
  }
  const go = () => {
    join.reset();
    return leave.run(input);
  };

  return (
    <div className="grid gap-3" aria-live="polite">
      {wait?.offeredUntil ? (
        <>
          <Alert tone="ok" title="Te guardamos una entrada">
            Es tuya si la aceptas antes del {offerEnds(wait.offeredUntil)}. Después la ofreceremos a la
            siguiente persona.
          </Alert>
          <Button
            size="lg"
            className="w-full"
            pending={pending}
            pendingLabel="Procesando..."
            onClick={onAccept}
          >
            Aceptar la entrada
          </Button>
          <Button
            variant="ghost"
            className="w-full"
            pending={leave.pending}
            pendingLabel="Un momento..."
            onClick={go}
          >
            No la quiero
          </Button>
        </>
      ) : wait ? (
        <>
          <p className="flex min-h-14 items-center gap-3 rounded-md bg-sea-soft px-4 py-3 font-semibold">
            <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-sea" />
            <span>Estás en la lista de espera: puesto {wait.place}</span>
          </p>
          <p className="text-sm text-muted">
            Si queda una entrada para ti, te avisaremos por correo y te la guardaremos un tiempo.
          </p>
          <Button
            variant="ghost"
            className="w-full"
            pending={leave.pending}
            pendingLabel="Un momento..."
            onClick={go}
          >
            Salir de la lista
          </Button>
        </>
      ) : (
        isOpen && (
          <>
            <p className="text-muted">
              Apúntate a la lista de espera: si alguien devuelve la suya, te avisaremos por correo y te la
              guardaremos un tiempo.
            </p>
            <Button
              size="lg"
              className="w-full"
              pending={join.pending}
              pendingLabel="Apuntando..."
              onClick={enter}
            >
              Apuntarme a la lista de espera
            </Button>
          </>
        )
      )}
      {failure && <Alert tone="error">{failure.message}</Alert>}
    </div>
  );
}
