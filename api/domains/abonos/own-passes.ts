import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

/** A person's own season pass. */
export interface OwnPass {
  id: number;
  at: Date;
}

/**
 * The person's own season passes that the club takes for real, because they were read with certainty or staff verified
 * them, the earliest first. A pass that is rejected is no longer among them.
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
