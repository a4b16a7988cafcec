import type pg from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './client.ts';

/** A prepared query. `name` must be unique, because the server caches the statement under it. */
export interface PreparedStatement {
  name: string;
  text: string;
}

type Send = (statement: PreparedStatement, values: unknown[]) => Promise<unknown[]>;

const senders = new WeakMap<Database, Send>();

/** Sets the pool or the embedded database for the prepared queries of a client. */
export function sendThrough(prisma: Database, target: pg.Pool | PGlite): void {
  senders.set(prisma, async ({ name, text }, values) => {
    const { rows } =
      'waitReady' in target ? await target.query(text, values) : await target.query({ name, text, values });
    return rows;
  });
}

/**
 * Runs a prepared query without Prisma, whose overhead is several times the query's own time. Used for queries of
 * nearly every request and for rate limits. Not for use inside transactions. Enums and lists of them are returned as
 * text if the statement casts them.
 */
export async function preparedQuery<Row>(
  database: Database,
  statement: PreparedStatement,
  values: unknown[] = [],
): Promise<Row[]> {
  const send = senders.get(database);
  const rows = send
    ? await send(statement, values)
    : await database.$queryRawUnsafe<unknown[]>(statement.text, ...values);
  return rows as Row[];
}
