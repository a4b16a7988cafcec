import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { UserRow } from './user-columns.tsx';

const SetRights = graphql(`
  mutation SetUserRights($input: SetUserRightsInput!) {
    setUserRights(input: $input) {
      ... on SetUserRightsSuccess {
        user {
          id
          rights
        }
      }
      ...MutationFailure
    }
  }
`);

interface DoorRightProps {
  /** The account whose right changes; null while the dialog is closed. */
  user: UserRow | null;
  onClose: () => void;
}

/** Asks before an account gets the right to admit people at the gates, or loses it. */
export function DoorRight({ user, onClose }: DoorRightProps) {
  const name = user?.name ?? '';
  const has = user?.rights.includes('PUERTA') ?? false;
  const [set] = useStaffMutation({
    document: SetRights,
    // Fetched again also after a refusal: then the rights have changed elsewhere.
    refetch: ['User'],
    success: has
      ? ['Permiso retirado', `${name} ya no puede abrir la puerta.`]
      : ['Permiso concedido', `${name} puede leer entradas en /puerta.`],
    failure: 'Error al cambiar el permiso',
  });
  return (
    <ConfirmDialog
      open={user !== null}
      onClose={onClose}
      title={has ? `¿Quitar a ${name} el permiso de puerta?` : `¿Dar a ${name} el permiso de puerta?`}
      description={
        has
          ? 'Deja de poder leer entradas en cuanto haya conexión.'
          : 'Podrá leer entradas, carnets y abonos en /puerta, y verá el nombre de quien pasa. No abre el panel.'
      }
      confirmLabel={has ? 'Quitar permiso' : 'Dar permiso'}
      pendingLabel="Guardando..."
      variant={has ? 'danger' : 'primary'}
      onConfirm={() =>
        user && set({ input: { id: user.id, seen: user.rights, rights: has ? [] : ['PUERTA'] } })
      }
    />
  );
}
