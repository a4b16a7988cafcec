import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type GuardedPart, useUnsavedGuard } from './use-unsaved-guard.ts';

interface UnsavedChangesProps {
  when: boolean;
  /** What the form is lost with. */
  part?: GuardedPart;
}

/** Render beside a form: while `when` is true, it asks before the user leaves the page. See `useUnsavedGuard`. */
export function UnsavedChanges({ when, part = 'page' }: UnsavedChangesProps) {
  const guard = useUnsavedGuard(when, part);
  return <DiscardDialog open={guard.isAsking} onDiscard={guard.leave} onClose={guard.stay} />;
}

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks whether to discard the unsaved input. */
export function DiscardDialog({ open, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onDiscard}
      title="¿Descartar los cambios?"
      description="Hay cambios sin guardar. Si sales ahora, se perderán."
      confirmLabel="Descartar"
      cancelLabel="Seguir editando"
    />
  );
}
