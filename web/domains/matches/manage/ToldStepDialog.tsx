import { z } from 'zod';
import type { ButtonVariant } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { SaveFailure } from '../../../ui/use-save-form.ts';
import { NO_NOTICE, noticeForm } from '../../notices/manage/notice-form.ts';
import { NoticeFields } from '../../notices/manage/NoticeFields.tsx';

const stepForm = z.object({ notice: noticeForm });
type StepValues = z.output<typeof stepForm>;

interface ToldStepDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  variant: ButtonVariant;
  /** How many people are told. */
  people: number;
  act: (notice: StepValues['notice']) => Promise<SaveFailure | null>;
}

/** Asks before a step that is told to the holders of tickets. */
export function ToldStepDialog({ act, people, ...dialog }: ToldStepDialogProps) {
  return (
    <FormDialog<StepValues, StepValues>
      {...dialog}
      size="sm"
      cancelLabel="Volver"
      schema={stepForm}
      defaultValues={{ notice: NO_NOTICE }}
      save={({ notice }) => act(notice)}
      failureTitle="No se ha cambiado"
    >
      {({ register, formState: { errors } }) => (
        <NoticeFields
          people={people}
          sentence={register('notice.sentence')}
          error={errors.notice?.sentence?.message}
        />
      )}
    </FormDialog>
  );
}
