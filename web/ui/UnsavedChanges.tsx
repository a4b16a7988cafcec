import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Put beside a form: while `when`, nobody leaves the page without being asked. See `useUnsavedGuard`. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const guard = useUnsavedGuard(when);
  return <DiscardDialog open={guard.isAsking} onDiscard={guard.leave} onClose={guard.stay} />;
}

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks whether what was typed may be lost. */
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
