import type { DatabaseTransaction, User } from '../../platform/database/client.ts';

/**
 * Locks a user's row until the transaction ends, so that only one transaction at a time changes the user's data. This
 * lock mode does not block foreign keys, so tickets can still be sold to the user.
 * @returns the current user, or null if the account is gone
 */
export async function lockUser(
  transaction: DatabaseTransaction,
  userId: number,
): Promise<Pick<User, 'id' | 'role' | 'roles' | 'rights' | 'registrationDate'> | null> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::int FOR NO KEY UPDATE`;
  return transaction.user.findUnique({
    where: { id: userId },
    select: { id: true, role: true, roles: true, rights: true, registrationDate: true },
  });
}
