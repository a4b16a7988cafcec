import { graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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
  ticket: { id: string; match: { homeTeam: string; awayTeam: string } };
  open: boolean;
  onClose: () => void;
  onReturned: () => void;
}

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
      description={`${ticket.match.homeTeam} – ${ticket.match.awayTeam}. Tu código dejará de valer y no podrás recuperarla.`}
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
