import type { z } from 'zod';
import { reportAbonoInput } from '../../../api/domains/abonos/abonos.input.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { SaveFailure } from '../../ui/use-save-form.ts';

type Values = z.input<typeof reportAbonoInput>;

const FIELDS = ['message'] as const;

interface ReportPassDialogProps {
  passId: string;
  open: boolean;
  onClose: () => void;
  /** Sends the report; the dialog shows its failure and keeps the text. */
  onSend: (message: string) => Promise<SaveFailure | null>;
}

/** Asks what is wrong in the data of a pass. */
export function ReportPassDialog({ passId, open, onClose, onSend }: ReportPassDialogProps) {
  return (
    <FormDialog<Values, z.output<typeof reportAbonoInput>>
      open={open}
      onClose={onClose}
      size="sm"
      title="Avisar de un error"
      description="El club comparará los datos con tu PDF. Mientras lo comprobamos no suma puntos."
      schema={reportAbonoInput}
      defaultValues={{ message: '' }}
      draft={{ name: `report-pass-${passId}`, fields: FIELDS }}
      save={({ message }) => onSend(message)}
      submitLabel="Enviar aviso"
      pendingLabel="Enviando..."
      failureTitle="No se ha enviado tu aviso"
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          label="¿Qué dato está mal y qué debería decir?"
          hint="Hasta 500 caracteres."
          rows={4}
          required
          error={errors.message?.message}
          {...register('message')}
        />
      )}
    </FormDialog>
  );
}
