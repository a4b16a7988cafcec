import type { z } from 'zod';
import { reportInput } from '../../../api/domains/comments/comments.input.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { SaveFailure } from '../../ui/use-save-form.ts';

type Values = z.input<typeof reportInput>;

const FIELDS = ['reason'] as const;

interface ReportDialogProps {
  commentId: string;
  /** The account that reports. */
  reporterId: string;
  open: boolean;
  onClose: () => void;
  /** Sends the report; the dialog shows its failure and keeps the text. */
  onSend: (reason: string) => Promise<SaveFailure | null>;
}

/** Reports a comment to staff, with an optional reason. */
export function ReportDialog({ commentId, reporterId, open, onClose, onSend }: ReportDialogProps) {
  return (
    <FormDialog<Values, z.output<typeof reportInput>>
      open={open}
      onClose={onClose}
      size="sm"
      title="Denunciar comentario"
      description="Lo revisará el equipo del club. Quien lo escribió no sabrá que has sido tú."
      schema={reportInput}
      defaultValues={{ reason: '' }}
      draft={{ name: `report-comment-${reporterId}-${commentId}`, fields: FIELDS }}
      save={({ reason }) => onSend(reason ?? '')}
      submitLabel="Enviar denuncia"
      pendingLabel="Enviando..."
      failureTitle="No se ha enviado tu denuncia"
    >
      {({ register, formState: { errors } }) => (
        <TextArea label="Motivo (opcional)" rows={3} error={errors.reason?.message} {...register('reason')} />
      )}
    </FormDialog>
  );
}
