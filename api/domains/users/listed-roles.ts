import type { DatabaseTransaction, Role, User } from '../../platform/database/client.ts';
import { endSessionsOf } from './sessions.ts';

// Roles that come and go with something else, as `socio` does with a membership. The person's row must be locked
// (lock-user.ts). A session is asked for its roles at every request, so a role in the list needs no new sign-in; only
// where the main role changes does the person start anew, as with any change of it by an administrator.

type RolesOf = Pick<User, 'id' | 'role' | 'roles'>;

/** Adds a role to the list; the main role stays, and so do the others. */
export async function addListedRole(
  transaction: DatabaseTransaction,
  { id, roles }: RolesOf,
  role: Role,
): Promise<void> {
  if (roles.includes(role)) return;
  await transaction.user.update({ where: { id }, data: { roles: [...roles, role] } });
}

/** Takes a role from the list. Whoever had it as main role is a visitor again, and has to sign in again. */
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
