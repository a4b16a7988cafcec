import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';

/**
 * A match as it is now, locked until the transaction ends: nobody else changes it meanwhile, and no ticket is sold.
 * Lock its competition before it, never after, so that no two wait for each other.
 * @throws NotFoundError
 */
export async function lockMatch(transaction: DatabaseTransaction, id: number | null): Promise<Match> {
  await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${id ?? -1}::int FOR UPDATE`;
  // A statement of its own, which sees what was committed while this one waited for the lock.
  const match = await transaction.match.findUnique({ where: { id: id ?? -1 } });
  if (match) return match;
  throw new NotFoundError('El partido no existe o ha sido eliminado');
}
