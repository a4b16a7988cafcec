import type { Database, DatabaseTransaction } from '../../platform/database/client.ts';

/** A season pass of the user themselves. */
export interface OwnPass {
  id: number;
  at: Date;
}

/** The user's own season passes that are not rejected, the earliest first. */
export interface OwnPasses {
  /** Read with certainty or verified by staff. */
  accepted: OwnPass[];
  /** The user reported an error, and staff have not decided yet. */
  reported: OwnPass[];
}

/** Reads the own passes of a user, which earn points and achievements. */
export async function ownPasses(
  database: Database | DatabaseTransaction,
  userId: number,
): Promise<OwnPasses> {
  const rows = await database.abono.findMany({
    where: {
      userId,
      esPropietario: true,
      OR: [{ status: { in: ['processed', 'verified'] } }, { status: 'pending', reportedAt: { not: null } }],
    },
    select: { id: true, fechaSubida: true, status: true },
    orderBy: [{ fechaSubida: 'asc' }, { id: 'asc' }],
  });
  const passes = (some: typeof rows) => some.map(({ id, fechaSubida }) => ({ id, at: fechaSubida }));
  return {
    accepted: passes(rows.filter(({ status }) => status !== 'pending')),
    reported: passes(rows.filter(({ status }) => status === 'pending')),
  };
}
