import { useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { TicketActions_TicketFragment } from '../../gql/graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatFullDate, formatTime } from '../../ui/dates.ts';
import { toast } from '../../ui/toast.ts';
import { GiveTicketDialog } from './GiveTicketDialog.tsx';
import { ReturnTicketDialog } from './ReturnTicketDialog.tsx';
import { useTicketAction } from './use-ticket-action.ts';

export const TicketActions_ticket = graphql(`
  fragment TicketActions_ticket on Ticket {
    id
    admission {
      at
    }
    canReturn
    returnsUntil
    pricePaid
    paidBy
    receipt
    canGive
    gift {
      email
    }
    match {
      id
      homeTeam
      awayTeam
    }
  }
`);

const KeepTicket = graphql(`
  mutation KeepTicket($input: TicketIdInput!) {
    keepTicket(input: $input) {
      ... on KeepTicketSuccess {
        ticket {
          ...TicketActions_ticket
        }
      }
      ...MutationFailure
    }
  }
`);

interface TicketActionsProps {
  ticket: FragmentType<typeof TicketActions_ticket>;
  /** The ticket was returned: it is not the user's any more. */
  onReturned: () => void;
}

/** What the holder can do with a ticket that they do not need: give it away, or return it. */
export function TicketActions({ ticket: key, onReturned }: TicketActionsProps) {
  const ticket = getFragment(TicketActions_ticket, key);
  const [open, setOpen] = useState<'give' | 'return' | null>(null);
  const close = () => setOpen(null);
  if (ticket.admission)
    return (
      <p className="border-t border-hairline pt-6 text-muted print:hidden">
        Ya se ha entrado al partido con esta entrada: no se puede regalar ni devolver.
      </p>
    );
  if (!ticket.canGive && !ticket.canReturn) return null;
  return (
    <section aria-labelledby="no-puedo-ir" className="grid gap-4 border-t border-hairline pt-6 print:hidden">
      <div className="grid gap-1">
        <h3 id="no-puedo-ir" className="headline text-xl">
          ¿No puedes venir?
        </h3>
        <p className="text-muted">{whatCanBeDone(ticket)}</p>
      </div>
      {ticket.gift && <PendingGift ticketId={ticket.id} email={ticket.gift.email} />}
      <div className="flex flex-wrap gap-3">
        {ticket.canGive && (
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen('give')}>
            {ticket.gift ? 'Regalar a otra persona' : 'Regalar la entrada'}
          </Button>
        )}
        {ticket.canReturn && (
          <Button
            variant="ghost"
            className="border-2 border-hairline max-sm:w-full"
            onClick={() => setOpen('return')}
          >
            Devolver la entrada
          </Button>
        )}
      </div>
      <GiveTicketDialog ticketId={ticket.id} open={open === 'give'} onClose={close} />
      <ReturnTicketDialog ticket={ticket} open={open === 'return'} onClose={close} onReturned={onReturned} />
    </section>
  );
}

function whatCanBeDone({ canReturn, returnsUntil, canGive }: TicketActions_TicketFragment): string {
  const until = returnsUntil
    ? ` hasta el ${formatFullDate(returnsUntil)} a las ${formatTime(returnsUntil)}`
    : '';
  if (canGive && canReturn)
    return `Regálala a quien quieras, o devuélvela${until}: otra persona podrá venir.`;
  if (canGive) return 'El plazo para devolverla ha terminado, pero todavía puedes regalarla.';
  return `Devuélvela${until}: otra persona podrá venir.`;
}

/** The offer that nobody has accepted yet. */
function PendingGift({ ticketId, email }: { ticketId: string; email: string }) {
  const { run, pending, failure } = useTicketAction(KeepTicket);
  async function keep() {
    if (await run({ input: { ticketId } })) toast.success('La entrada sigue siendo tuya');
  }
  return (
    <>
      <Alert
        title="Entrada ofrecida"
        actions={
          <Button variant="secondary" size="sm" pending={pending} pendingLabel="Anulando..." onClick={keep}>
            Anular el regalo
          </Button>
        }
      >
        <span className="wrap-anywhere">
          La hemos ofrecido a {email}. Hasta que la acepte es tuya y tu código vale; después valdrá solo el
          suyo.
        </span>
      </Alert>
      {failure && <Alert tone="error">{failure.message}</Alert>}
    </>
  );
}
