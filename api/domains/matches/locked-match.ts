import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';

/**
 * Reads a match and locks it until the transaction ends: nothing else can change it or sell its tickets. To avoid
 * deadlocks, lock its competition first.
 * @throws NotFoundError
 */
export async function lockMatch(transaction: DatabaseTransaction, id: number | null): Promise<Match> {
  await transaction.$queryRaw`SELECT id FROM matches WHERE id = ${id ?? -1}::int FOR UPDATE`;
  // A separate statement, to see what others committed while this one waited for the lock.
  const match = await transaction.match.findUnique({ where: { id: id ?? -1 } });
  if (match) return match;
  throw new NotFoundError('El partido no existe o ha sido eliminado');
}

/** A match as the subject of a decision. */
export const matchSubject = ({ id }: Pick<Match, 'id'>) => ({ subjectType: 'match', subjectId: id }) as const;
