import type { TicketActions_TicketFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatEuros } from '../../ui/text.ts';
import { toast } from '../../ui/toast.ts';
import { useTicketAction } from './use-ticket-action.ts';

const ReturnTicket = graphql(`
  mutation ReturnTicket($input: TicketIdInput!) {
    returnTicket(input: $input) {
      ... on ReturnTicketSuccess {
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

interface ReturnTicketDialogProps {
  ticket: Pick<TicketActions_TicketFragment, 'id' | 'pricePaid' | 'paidBy'> & {
    match: { homeTeam: string; awayTeam: string };
  };
  open: boolean;
  onClose: () => void;
  onReturned: () => void;
}

/** The money of a ticket that was paid on the site goes back to who paid it. */
const moneyBack = ({ pricePaid, paidBy }: ReturnTicketDialogProps['ticket']) =>
  paidBy === 'CARD' || paidBy === 'BIZUM'
    ? ` Devolvemos ${formatEuros(pricePaid)} al medio con el que se pagó.`
    : '';

/** Asks before a ticket is returned: it cannot be undone. A failure stays in the dialog. */
export function ReturnTicketDialog({ ticket, open, onClose, onReturned }: ReturnTicketDialogProps) {
  const { run, pending, failure, reset } = useTicketAction(ReturnTicket);
  const close = () => {
    reset();
    onClose();
  };
  async function giveBack() {
    if (!(await run({ input: { ticketId: ticket.id } }))) return;
    close();
    toast.success('Entrada devuelta', 'Gracias por avisar: otra persona podrá venir.');
    onReturned();
  }
  return (
    <Dialog
      open={open}
      onClose={() => !pending && close()}
      title="¿Devolver la entrada?"
      description={`${ticket.match.homeTeam} – ${ticket.match.awayTeam}. Tu código dejará de valer y no podrás recuperarla.${moneyBack(ticket)}`}
      actions={
        <>
          <Button variant="ghost" onClick={close} disabled={pending}>
            Cancelar
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Devolviendo..." onClick={giveBack}>
            Devolver
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="error" title="No se ha devuelto">
          {failure.message}
        </Alert>
      )}
    </Dialog>
  );
}
