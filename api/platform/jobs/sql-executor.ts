import type { OpenDatabase } from '../database/open.ts';

/** How the queue library uses a database: its own statements, which contain their own transactions. */
export interface SqlExecutor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Runs the queue's statements on the connections of the site, so that it needs none of its own. */
export function sqlExecutor(database: OpenDatabase): SqlExecutor {
  if (database.kind === 'postgres') {
    return { executeSql: (text, values) => database.pool.query(text, values) };
  }
  const { pglite } = database;
  return {
    async executeSql(text, values) {
      if (values && values.length > 0) return pglite.query(text, values);
      // Some texts have many statements, which only `exec` accepts, and begin their own transaction. If one of them
      // fails, this outer transaction rolls it back: the site has one connection, and an aborted transaction that
      // stays open would refuse every later query.
      const results = await pglite.transaction((transaction) => transaction.exec(text));
      return { rows: results.at(-1)?.rows ?? [] };
    },
  };
}
