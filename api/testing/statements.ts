import type { EmbeddedDatabase } from '../platform/database/embedded.ts';
import { stopSettling } from '../domains/points/settlement-queue.ts';

/** Runs `work` and gives back every SQL statement that the database was sent meanwhile, session look-ups included. */
export async function statementsOf(
  { pglite, prisma }: EmbeddedDatabase,
  work: () => Promise<unknown>,
): Promise<string[]> {
  // What earlier requests left to be done behind them is none of it.
  await stopSettling(prisma);
  const statements: string[] = [];
  const query = pglite.query;
  pglite.query = function record(sql, ...rest) {
    statements.push(sql);
    return query.call(pglite, sql, ...rest);
  } as typeof pglite.query;
  try {
    await work();
  } finally {
    pglite.query = query;
  }
  return statements;
}
