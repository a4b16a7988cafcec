import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ListedUser } from './use-user-changes.ts';

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
  /** Who has lost device and codes; null while nobody is asked about. */
  user: ListedUser | null;
  onClose: () => void;
}

/** Asks before somebody's second factor is turned off for them. */
export function ResetSecondFactor({ user, onClose }: ResetSecondFactorProps) {
  const [, reset] = useMutation(Reset);

  async function confirm() {
    if (!user) return;
    const { data, error } = await reset({ userId: user.id });
    const outcome = readOutcome(data?.resetSecondFactor, error);
    if (outcome.ok)
      toast.success('Segundo factor restablecido', `${user.name} entra solo con su contraseña.`);
    else toast.error(outcome.message, 'Error al restablecer');
  }

  return (
    <ConfirmDialog
      open={user !== null}
      onClose={onClose}
      title={`¿Restablecer el segundo factor de ${user?.name ?? ''}?`}
      description="Para quien ha perdido el móvil y los códigos de recuperación: asegúrate antes de que es quien dice ser. Se cierran sus sesiones, entrará solo con la contraseña y podrá activarlo de nuevo."
      confirmLabel="Restablecer"
      pendingLabel="Restableciendo..."
      onConfirm={confirm}
    />
  );
}
