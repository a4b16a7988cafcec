import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { UserRow } from './user-columns.tsx';

const Reset = graphql(`
  mutation ResetSecondFactor($userId: ID!) {
    resetSecondFactor(input: { userId: $userId }) {
      ... on ResetSecondFactorSuccess {
        user {
          id
          hasSecondFactor
        }
      }
      ...MutationFailure
    }
  }
`);

interface ResetSecondFactorProps {
  /** The account that lost its device and codes; null while the dialog is closed. */
  user: UserRow | null;
  onClose: () => void;
}

/** Asks before the second factor of another account is turned off. */
export function ResetSecondFactor({ user, onClose }: ResetSecondFactorProps) {
  const [reset] = useStaffMutation({
    document: Reset,
    success: ['Segundo factor restablecido', `${user?.name ?? ''} entra solo con su contraseña.`],
    failure: 'Error al restablecer',
  });

  return (
    <ConfirmDialog
      open={user !== null}
      onClose={onClose}
      title={`¿Restablecer el segundo factor de ${user?.name ?? ''}?`}
      description="Para quien ha perdido el móvil y los códigos de recuperación: asegúrate antes de que es quien dice ser. Se cierran sus sesiones, entrará solo con la contraseña y podrá activarlo de nuevo."
      confirmLabel="Restablecer"
      pendingLabel="Restableciendo..."
      onConfirm={() => user && reset({ userId: user.id })}
    />
  );
}
