import type { z } from 'zod';
import { recipientInput } from '../../../../api/domains/tickets/tickets.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { EmailField } from '../../../ui/EmailField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';

const IssueComplimentaryTicket = graphql(`
  mutation IssueComplimentaryTicket($input: IssueTicketInput!) {
    issueComplimentaryTicket(input: $input) {
      ... on IssueComplimentaryTicketSuccess {
        ticketId
      }
      ...MutationFailure
    }
  }
`);

interface ComplimentaryDialogProps {
  matchId: string;
  open: boolean;
  onClose: () => void;
}

type Values = z.input<typeof recipientInput>;

/** Asks who gets a ticket at no price. */
export function ComplimentaryDialog({ matchId, open, onClose }: ComplimentaryDialogProps) {
  const [issue] = useStaffMutation({
    document: IssueComplimentaryTicket,
    refetch: ['Attendee', 'MatchSale', 'WaitingPerson', 'Match'],
    success: 'Invitación enviada',
  });
  return (
    <FormDialog<Values, z.output<typeof recipientInput>>
      open={open}
      onClose={onClose}
      size="sm"
      title="Dar una invitación"
      description="Una entrada gratis para una persona con cuenta. Ocupa una de las que quedan y le llega por correo."
      schema={recipientInput}
      defaultValues={{ email: '' }}
      save={({ email }) => issue({ input: { matchId, email } })}
      submitLabel="Dar la invitación"
      pendingLabel="Enviando..."
      failureTitle="No se ha enviado"
    >
      {({ register, formState: { errors } }) => (
        <EmailField
          label="Email de su cuenta"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
      )}
    </FormDialog>
  );
}
