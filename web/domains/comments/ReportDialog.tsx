import { type SubmitEvent, useId, useRef, useState } from 'react';
import { reportInput } from '../../../api/domains/comments/comments.input.ts';
import { type Failure } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Sends the report; returns an error message, or null. */
  onSend: (reason: string) => Promise<Failure | null>;
}

/** Reports a comment to staff, with an optional reason. */
export function ReportDialog({ open, onClose, onSend }: ReportDialogProps) {
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [error, setError] = useState<string>();

  const close = () => {
    setFailure(undefined);
    setError(undefined);
    onClose();
  };

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    const reason = field.current?.value ?? '';
    const checked = reportInput.safeParse({ reason });
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setFailure(undefined);
    setSending(true);
    const problem = await onSend(reason);
    setSending(false);
    setFailure(problem?.message);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Denunciar comentario"
      description="Lo revisará el equipo del club. Quien lo escribió no sabrá que has sido tú."
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={form} pending={sending} pendingLabel="Enviando...">
            Enviar denuncia
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <TextArea ref={field} label="Motivo (opcional)" name="reason" rows={3} error={error} />
        <ActionError
          problem={failure === undefined ? null : { title: 'No se ha enviado tu denuncia', message: failure }}
        />
      </form>
    </Dialog>
  );
}
