import type { ReactNode } from 'react';
import { ActionError } from './ActionError.tsx';
import { Button, type ButtonVariant } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { type ActionResult, useAction } from './use-action.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Explains what will happen, and whether it can be undone. */
  description: ReactNode;
  children?: ReactNode;
  /** Label of the confirm button: «Eliminar». */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: ButtonVariant;
  /** Its label while pending: «Eliminando...». */
  pendingLabel?: string;
  /** Performs the action. If it returns a problem, the dialog stays open and shows it; otherwise it closes. */
  onConfirm: () => ActionResult | Promise<ActionResult>;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, children, confirmLabel, onConfirm } = props;
  const { cancelLabel = 'Cancelar', variant = 'danger', pendingLabel } = props;
  const { run, pending, problem, forget } = useAction(async () => {
    const found = await onConfirm();
    if (!found) onClose();
    return found;
  });
  const close = () => {
    if (pending) return;
    forget();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={close} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            pending={pending}
            {...(pendingLabel && { pendingLabel })}
            onClick={() => void run()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <ActionError problem={problem} />
    </Dialog>
  );
}
