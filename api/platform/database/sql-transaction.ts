import type { OpenDatabase } from './open.ts';

/** Runs one statement. */
export type RunSql = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Runs statements in one transaction without Prisma, for work on all tables. It has no timeout. On the embedded
 * database all other queries wait.
 * @param mode a snapshot is a consistent, read-only view of the whole database
 */
export async function inSqlTransaction<Result>(
  database: OpenDatabase,
  mode: 'snapshot' | 'write',
  work: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  const begin =
    mode === 'snapshot' ? 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' : undefined;
  if (database.kind === 'embedded') {
    return database.pglite.transaction(async (transaction) => {
      if (begin) await transaction.exec(begin);
      return work(
        async (sql, values) => (await transaction.query<Record<string, unknown>>(sql, values)).rows,
      );
    });
  }
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    if (begin) await client.query(begin);
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const result = await work(async (sql, values) => (await client.query(sql, values)).rows);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state must not be used again.
    client.release(true);
    throw error;
  }
}
