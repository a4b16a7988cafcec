import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { useSponsorChanges } from './use-sponsor-changes.ts';

interface DeleteSponsorDialogProps {
  /** Null while nothing is to go. */
  sponsor: ManagedSponsor | null;
  onClose: () => void;
}

/** Asks before a sponsor goes (spec section 5). */
export function DeleteSponsorDialog({ sponsor, onClose }: DeleteSponsorDialogProps) {
  const { remove } = useSponsorChanges();
  return (
    <ConfirmDialog
      open={sponsor !== null}
      onClose={onClose}
      title="Eliminar patrocinador"
      description={`¿Seguro que quieres eliminar a ${sponsor?.name ?? ''}? Su logotipo también se borra y no se puede deshacer.`}
      confirmLabel="Eliminar"
      pendingLabel="Eliminando..."
      onConfirm={async () => {
        if (sponsor) await remove(sponsor);
      }}
    />
  );
}
