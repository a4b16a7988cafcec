import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { describeSponsorFailure } from './sponsor-failure.ts';
import { SPONSOR_LISTS } from './sponsor-mutations.ts';

const DeleteSponsor = graphql(`
  mutation DeleteSponsor($input: DeleteSponsorInput!) {
    deleteSponsor(input: $input) {
      ... on DeleteSponsorSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

interface DeleteSponsorDialogProps {
  /** Null while the dialog is closed. */
  sponsor: ManagedSponsor | null;
  onClose: () => void;
}

/** Asks before a sponsor is deleted. */
export function DeleteSponsorDialog({ sponsor, onClose }: DeleteSponsorDialogProps) {
  const [remove] = useStaffMutation({
    document: DeleteSponsor,
    refetch: SPONSOR_LISTS,
    describe: describeSponsorFailure,
    success: ['Patrocinador eliminado', `${sponsor?.name ?? ''} ya no está en la lista.`],
    failure: ({ message }) => ['Error', `Error al eliminar el patrocinador: ${message}`],
  });
  return (
    <ConfirmDialog
      open={sponsor !== null}
      onClose={onClose}
      title="Eliminar patrocinador"
      description={`¿Seguro que quieres eliminar a ${sponsor?.name ?? ''}? Su logotipo también se borra y no se puede deshacer.`}
      confirmLabel="Eliminar"
      pendingLabel="Eliminando..."
      onConfirm={() => sponsor && remove({ input: { id: sponsor.id } })}
    />
  );
}
