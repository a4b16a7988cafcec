import type { DatabaseTransaction, Role, User } from '../../platform/database/client.ts';
import { endSessionsOf } from '../../platform/sessions.ts';

// Roles granted by something else, as `socio` by a membership. Lock the user's row first (lock-user.ts). Every
// request reads the session's roles, so a change of the list needs no new sign-in. Only a change of the main role
// ends the sessions, as for every such change.

type RolesOf = Pick<User, 'id' | 'role' | 'roles'>;

/** Adds a role to the list; the main role and the others stay. */
export async function addListedRole(
  transaction: DatabaseTransaction,
  { id, roles }: RolesOf,
  role: Role,
): Promise<void> {
  if (roles.includes(role)) return;
  await transaction.user.update({ where: { id }, data: { roles: [...roles, role] } });
}

/** Removes a role from the list. If it was the main role, it becomes `visitor` and the sessions end. */
export async function removeListedRole(
  transaction: DatabaseTransaction,
  { id, role: main, roles }: RolesOf,
  role: Role,
): Promise<void> {
  if (!roles.includes(role)) return;
  const others = roles.filter((one) => one !== role);
  const nextMain: Role = main === role ? 'visitor' : main;
  await transaction.user.update({
    where: { id },
    data: { role: nextMain, roles: [...new Set([nextMain, ...others])] },
  });
  if (nextMain !== main) await endSessionsOf(transaction, id);
}
