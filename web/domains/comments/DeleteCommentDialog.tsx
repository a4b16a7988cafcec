import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';

interface DeleteCommentDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<ActionProblem | null>;
}

/** Asks before the user's own comment is deleted. */
export function DeleteCommentDialog(props: DeleteCommentDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="¿Eliminar tu comentario?"
      description="Desaparecerá de la noticia y no se puede deshacer."
      confirmLabel="Eliminar comentario"
      pendingLabel="Eliminando..."
    />
  );
}
