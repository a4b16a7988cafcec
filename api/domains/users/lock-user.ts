import type { DatabaseTransaction, User } from '../../platform/database/client.ts';

/**
 * Lets only one transaction at a time work on what belongs to a person, until it ends. It is the lock that leaves
 * foreign keys alone: a ticket can be sold to the person meanwhile, and its match is not held up.
 * @returns the person as of now, or null where the account is gone.
 */
export async function lockUser(
  transaction: DatabaseTransaction,
  userId: number,
): Promise<Pick<User, 'id' | 'role' | 'roles' | 'registrationDate'> | null> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::int FOR NO KEY UPDATE`;
  return transaction.user.findUnique({
    where: { id: userId },
    select: { id: true, role: true, roles: true, registrationDate: true },
  });
}
