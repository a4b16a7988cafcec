import type { Role } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { UserRow } from './user-columns.tsx';

interface SecondFactorStateProps {
  user: Pick<UserRow, 'roles' | 'hasSecondFactor'>;
  /** The roles that have no effect without one. */
  required: readonly Role[];
}

/** Whether a user has a second factor, or must still turn it on. */
export function SecondFactorState({ user, required }: SecondFactorStateProps) {
  if (user.hasSecondFactor) return <Badge tone="ok">Activados</Badge>;
  if (user.roles.some((role) => required.includes(role))) return <Badge tone="warn">Por activar</Badge>;
  return <span className="text-muted">No</span>;
}
