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
      // Installing the queue sends many statements as one text, which only `exec` accepts.
      const results = await pglite.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
  };
}
