import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface DeleteCommentDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteCommentDialog({ open, onClose, onConfirm }: DeleteCommentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Eliminar tu comentario?"
      description="Desaparecerá de la noticia y no se puede deshacer."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Eliminar comentario
          </Button>
        </>
      }
    />
  );
}
