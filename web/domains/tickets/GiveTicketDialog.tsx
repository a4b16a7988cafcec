import { type SyntheticEvent, useId, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { keepDraft, readDraft } from '../../ui/draft.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { toast } from '../../ui/toast.ts';
import { useTicketAction } from './use-ticket-action.ts';

const GiveTicket = graphql(`
  mutation GiveTicket($input: GiveTicketInput!) {
    giveTicket(input: $input) {
      ... on GiveTicketSuccess {
        ticket {
          ...TicketActions_ticket
        }
      }
      ...MutationFailure
    }
  }
`);

interface GiveTicketDialogProps {
  ticketId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks to whom the ticket goes. */
export function GiveTicketDialog({ open, ...rest }: GiveTicketDialogProps) {
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ ticketId, onClose }: Omit<GiveTicketDialogProps, 'open'>) {
  const id = useId();
  const draft = `gift-${ticketId}`;
  const [email, setEmail] = useState(() => readDraft(draft));
  const { run, pending, failure } = useTicketAction(GiveTicket);

  async function give(event: SyntheticEvent) {
    event.preventDefault();
    if (!(await run({ input: { ticketId, email } }))) return;
    keepDraft(draft, '');
    toast.success('Correo enviado', `Cuando ${email.trim()} acepte, la entrada será suya.`);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={() => !pending && onClose()}
      title="Regalar la entrada"
      description="Le enviaremos un correo con un enlace para aceptarla con su cuenta del club. Hasta entonces es tuya."
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Enviando...">
            Enviar
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={give} noValidate className="grid gap-4">
        <EmailField
          label="Email de la otra persona"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            keepDraft(draft, target.value);
          }}
          error={failure?.fields['email']}
        />
        {failure && !failure.fields['email'] && (
          <Alert tone="error" title="No se ha enviado">
            {failure.message}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
