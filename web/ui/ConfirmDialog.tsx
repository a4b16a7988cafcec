import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

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
  /** Performs the action; the dialog closes afterwards in any case. Show failures in a toast. */
  onConfirm: () => unknown;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, children, confirmLabel, onConfirm } = props;
  const { cancelLabel = 'Cancelar', variant = 'danger', pendingLabel } = props;
  const [pending, setPending] = useState(false);
  // A second click can come before the first one has been rendered.
  const isAtWork = useRef(false);

  async function confirm() {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPending(true);
    try {
      await onConfirm();
    } finally {
      isAtWork.current = false;
      setPending(false);
      onClose();
    }
  }

  return (
    <Dialog
      open={open}
      onClose={() => !pending && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            pending={pending}
            {...(pendingLabel && { pendingLabel })}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
