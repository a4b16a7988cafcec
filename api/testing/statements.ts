import type { EmbeddedDatabase } from '../platform/database/embedded.ts';
import { stopSettling } from '../domains/points/settlement-queue.ts';

/** Runs `work` and returns all SQL statements that it sends to the database, including session lookups. */
export async function statementsOf(
  { pglite, prisma }: EmbeddedDatabase,
  work: () => Promise<unknown>,
): Promise<string[]> {
  // Wait for background work of earlier requests.
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
