import type { z } from 'zod';
import { cancelTicketInput, TICKET_LIMITS } from '../../../../api/domains/tickets/tickets.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const CancelTicket = graphql(`
  mutation CancelTicket($input: CancelTicketInput!) {
    cancelTicket(input: $input) {
      ... on CancelTicketSuccess {
        ticketId
      }
      ...MutationFailure
    }
  }
`);

interface CancelTicketDialogProps {
  /** Null while the dialog is closed. */
  ticket: { ticketId: string; name: string } | null;
  onClose: () => void;
}

type Values = z.input<typeof cancelTicketInput>;

/** Asks why a ticket is cancelled. */
export function CancelTicketDialog({ ticket, onClose }: CancelTicketDialogProps) {
  const [cancel] = useStaffMutation({
    document: CancelTicket,
    refetch: ['Attendee', 'MatchSale', 'WaitingPerson', 'Match'],
    success: 'Entrada anulada',
  });
  return (
    <FormDialog<Values, z.output<typeof cancelTicketInput>>
      open={ticket !== null}
      onClose={onClose}
      size="sm"
      title="Anular la entrada"
      description={`${ticket?.name ?? ''} recibirá un correo con el motivo. El código dejará de valer y no se puede deshacer.`}
      schema={cancelTicketInput}
      defaultValues={{ reason: '' }}
      save={({ reason }) => cancel({ input: { ticketId: ticket?.ticketId ?? '', reason } })}
      submitLabel="Anular"
      pendingLabel="Anulando..."
      failureTitle="No se ha anulado"
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Motivo"
          maxLength={TICKET_LIMITS.reason}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </FormDialog>
  );
}
