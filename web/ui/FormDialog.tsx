import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ActionError } from './ActionError.tsx';
import { Button, type ButtonVariant } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { BelowField } from './Field.tsx';
import { DiscardDialog, UnsavedChanges } from './UnsavedChanges.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { type SaveFormOptions, useSaveForm } from './use-save-form.ts';

interface FormDialogProps<Input extends FieldValues, Output>
  extends SaveFormOptions<Input, Output>, Pick<DialogProps, 'size' | 'title' | 'description'> {
  /** The form is reset each time it opens. */
  open: boolean;
  /** Called after saving or cancelling. */
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturn<Input, unknown, Output>) => ReactNode;
  submitLabel?: string;
  /** By default «Cancelar», which says too little beside «Cancelar el partido». */
  cancelLabel?: string;
  /** Of the submit button. */
  variant?: ButtonVariant;
  /** By default «Guardando...». */
  pendingLabel?: string;
  /** Keeps typed texts of the form under a name until it is sent, see `useFormDraft`. Then closing loses nothing. */
  draft?: { name: string; fields: readonly Path<Input>[] };
  /** Title of errors that belong to no field: «Error al crear usuario». */
  failureTitle?: string;
}

const NONE = [] as const;

/**
 * A form in a dialog. It closes after saving; with unsaved changes that are not kept it asks before closing. Server errors
 * are shown at their fields, or above the buttons.
 */
export function FormDialog<Input extends FieldValues, Output>({
  open,
  ...rest
}: FormDialogProps<Input, Output>) {
  return open && <OpenFormDialog {...rest} />;
}

function OpenFormDialog<Input extends FieldValues, Output>(
  props: Omit<FormDialogProps<Input, Output>, 'open'>,
) {
  const { onClose, title, description, size = 'md', children, save, schema } = props;
  const { defaultValues, fromInput, draft } = props;
  const {
    submitLabel = 'Guardar',
    pendingLabel = 'Guardando...',
    failureTitle = 'No se ha guardado',
    cancelLabel = 'Cancelar',
    variant = 'primary',
  } = props;
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { form, formProps, below, problem, isDirty, isSaving } = useSaveForm<Input, Output>({
    schema,
    defaultValues,
    fromInput,
    save: async (values, before) => {
      const failure = await save(values, before);
      if (!failure) {
        forgetDraft();
        onClose();
      }
      return failure;
    },
  });
  const forgetDraft = useFormDraft(form, draft?.name, draft?.fields ?? NONE);
  const losesText = isDirty && !draft;

  const close = () => {
    if (isSaving) return;
    if (losesText) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        description={description}
        size={size}
        actions={
          <>
            <Button variant="ghost" onClick={close} disabled={isSaving}>
              {cancelLabel}
            </Button>
            <Button type="submit" variant={variant} form={id} pending={isSaving} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form {...formProps} id={id} className="grid gap-5">
          <BelowField value={below}>{children(form)}</BelowField>
          <ActionError problem={problem ? { title: failureTitle, message: problem } : null} />
        </form>
      </Dialog>
      <DiscardDialog open={isAsking} onClose={() => setIsAsking(false)} onDiscard={onClose} />
      <UnsavedChanges when={losesText && !isSaving} />
    </>
  );
}
