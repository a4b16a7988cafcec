import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

/** A season pass of the user themselves. */
export interface OwnPass {
  id: number;
  at: Date;
}

/**
 * The user's own accepted season passes, the earliest first: read with certainty or verified by staff, and not
 * rejected.
 */
export async function ownPasses(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<OwnPass[]> {
  const rows = await database.abono.findMany({
    where: { userId, esPropietario: true, status: { in: ['processed', 'verified'] } },
    select: { id: true, fechaSubida: true },
    orderBy: [{ fechaSubida: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, fechaSubida }) => ({ id, at: fechaSubida }));
}
