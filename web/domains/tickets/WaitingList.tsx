import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation, useQuery } from 'urql';
import { signInPath } from '../../app/return-path.ts';
import { getFragment, graphql, type FragmentType } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CircleCheck } from '../../ui/page-icons.tsx';
import { useHasPassed } from '../../ui/use-has-passed.ts';
import { useViewer } from '../users/viewer.tsx';
import { REFETCH, useTicketAction } from './use-ticket-action.ts';
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
  const found = getFragment(WaitingList_wait, key);
  const isLapsed = useHasPassed(found?.offeredUntil);
  const wait = isLapsed ? null : found;
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const join = useTicketAction(JoinWaitingList);
  const [isLeaving, setLeaving] = useState(false);

  function enter() {
    if (viewer.status === 'signed-out') return navigate(signInPath(pathname));
    return join.run({ input: { matchId } });
  }

  return (
    <>
      <div className="grid gap-3" aria-live="polite">
        {isLapsed && found?.offeredUntil && (
          <Alert title="La oferta ha terminado">
            Te guardamos una entrada hasta el {offerEnds(found.offeredUntil)}, y ya es de la siguiente
            persona.
          </Alert>
        )}
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
            <Button variant="ghost" className="w-full" onClick={() => setLeaving(true)}>
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
            <Button variant="ghost" className="w-full" onClick={() => setLeaving(true)}>
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
        {join.failure && <Alert tone="error">{join.failure.message}</Alert>}
      </div>
      <LeaveDialog
        matchId={matchId}
        isOffer={!!wait?.offeredUntil}
        open={isLeaving}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

interface LeaveDialogProps {
  matchId: string;
  /** Whether a seat is held for the user; otherwise they wait. */
  isOffer: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before a seat or a place is given up: the next person gets it at once. */
function LeaveDialog({ matchId, isOffer, ...dialog }: LeaveDialogProps) {
  const [, leave] = useMutation(LeaveWaitingList);
  async function confirm() {
    const { data, error } = await leave({ input: { matchId } }, REFETCH);
    const outcome = readOutcome(data?.leaveWaitingList, error);
    return outcome.ok ? null : { message: outcome.message };
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={isOffer ? '¿Renunciar a la entrada?' : '¿Salir de la lista de espera?'}
      description={
        isOffer
          ? 'La ofreceremos ahora mismo a la siguiente persona, y no podrás recuperarla.'
          : 'Perderás tu puesto. Si te vuelves a apuntar, serás la última persona de la lista.'
      }
      confirmLabel={isOffer ? 'Renunciar' : 'Salir de la lista'}
      pendingLabel="Un momento..."
      onConfirm={confirm}
    />
  );
}
